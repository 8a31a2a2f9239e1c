import type { Reservation } from '#contract/schemas/reservations.ts';
import { Refusal } from '#domain/errors.ts';
import { moveRefusal } from '#domain/reservations/reservation.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { lastMoveOf, recordArrival } from '../queries/moves.ts';
import { findReservation, lockReservation, recordMove } from '../queries/reservations.ts';

/**
 * Staff mark a client as arrived, or as done. Of two people who move one row at once the second is refused with where it
 * stands and who did it; a move that does not apply changes nothing.
 */
export async function move(deps: Deps, caller: Caller, id: string, to: 'present' | 'done'): Promise<Reservation> {
  return transact(deps.db, async (trx) => {
    const row = await lockReservation(trx, id);
    if (!row) throw new Refusal('reservation_not_found');
    const refusal = moveRefusal(row.status, to);
    if (refusal) throw new Refusal(refusal, await lastMoveOf(trx, row));
    const at = instant(deps.now());
    await recordMove(trx, row, to, { at, by: caller._id });
    if (to === 'present') await recordArrival(trx, id, at);
    return settle(trx, { id, action: `reservation.${to}`, at, caller, details: { from: row.status } });
  });
}

type Settled = { id: string; action: string; at: Date; caller: Caller; details: Record<string, unknown> };

/** The end of every change to a reservation: who did what is written down, and every polling desk learns of it. */
export async function settle(trx: DatabaseTransaction, change: Settled): Promise<Reservation> {
  const reservation = await findReservation(trx, change.id);
  if (!reservation) throw new Refusal('reservation_not_found');
  await writeAudit(trx, {
    at: change.at,
    actor: change.caller,
    action: change.action,
    subjectType: 'reservation',
    subjectId: change.id,
    details: change.details,
  });
  await bumpVersion(trx, 'reservations');
  return reservation;
}
