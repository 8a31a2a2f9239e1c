import { isOpen, OPEN_STATUSES } from '#domain/reservations/reservation.ts';
import { instant, salonMoment } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import type { Deps } from '../../../deps.ts';
import { cancellationMail } from '../emails.ts';
import { notifyClient } from './recipients.ts';
import { findReservation, lockReservation, recordMove } from './reservations.ts';
import { freeSeats, lockDays } from './seats.ts';

type Actor = Pick<Caller, '_id' | 'name'>;

/** Whoever leaves has no profile any more when the mail is read. */
const NO_PAGES = { profile: false, lists: false };

/**
 * Cancels what somebody who leaves still has ahead of them among these visits: the seats are free at once, and each visit
 * leaves their calendar by its own mail. Call it before their address is forgotten. The trail says who cancelled: `caller`,
 * who is the person or an Admin.
 */
export async function cancelComing(
  trx: DatabaseTransaction,
  deps: Deps,
  { ids, caller }: { ids: readonly string[]; caller: Actor },
): Promise<void> {
  if (ids.length === 0) return;
  const coming = await trx
    .selectFrom('reservations')
    .select(['id', 'location', 'date'])
    .where('id', 'in', ids)
    .where('status', 'in', OPEN_STATUSES)
    .where('date', '>=', salonMoment(deps.now()).date)
    .orderBy('id')
    .execute();
  await lockDays(trx, coming);
  for (const { id } of coming) await cancelOne(trx, deps, caller, id);
}

async function cancelOne(trx: DatabaseTransaction, deps: Deps, caller: Actor, id: string): Promise<void> {
  const row = await lockReservation(trx, id);
  if (!row || !isOpen(row.status)) return;
  const at = instant(deps.now());
  await recordMove(trx, row, 'cancel', { at, by: caller._id });
  await freeSeats(trx, id);
  const details = { from: row.status };
  await writeAudit(trx, {
    at,
    actor: caller,
    action: 'reservation.cancel',
    subjectType: 'reservation',
    subjectId: id,
    details,
  });
  const reservation = await findReservation(trx, id);
  if (!reservation) return;
  const told = { reservation, row: { ...row, sequence: row.sequence + 1 } };
  await notifyClient(deps, trx, (visit) => cancellationMail({ ...visit, pages: NO_PAGES }), told);
}
