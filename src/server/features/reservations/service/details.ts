import type { VisitDetails } from '#contract/schemas/visit-details.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../../../database/schema.ts';
import { listChanges } from '../../audit/queries.ts';
import { clientHistory } from '../../clients/service.ts';
import { withMovers } from '../queries/moves.ts';
import { findReservation, findReservations } from '../queries/reservations.ts';

const EARLIER_SHOWN = 10;

/**
 * One visit with all that staff may know of it: who booked it and what was changed since, the oldest first, and the client's
 * earlier visits, the newest first and ten at most. One that does not exist is `reservation_not_found`.
 */
export async function visitDetails(db: Database, id: string): Promise<VisitDetails> {
  const found = await findReservation(db, id);
  if (!found) throw new Refusal('reservation_not_found');
  const [visits, changes, { history, earlier }] = await Promise.all([
    withMovers(db, [found]),
    listChanges(db, { type: 'reservation', id }),
    clientHistory(db, id),
  ]);
  const [visit = found] = visits;
  return {
    reservation: { ...visit, history },
    changes: changes.map(({ _id, at, actor, action, details }) => ({
      _id,
      at,
      actor: actor?.name ?? null,
      action,
      details,
    })),
    earlier: await findReservations(db, earlier.slice(0, EARLIER_SHOWN)),
  };
}
