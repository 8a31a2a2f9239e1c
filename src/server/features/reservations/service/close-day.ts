import { Refusal } from '#domain/errors.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import { hasBegun } from '#domain/reservations/reservation-times.ts';
import { clockTime, instant, salonMoment } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { lockReservation, lockVisits } from '../queries/locks.ts';
import type { ReservationRow } from '../queries/reservations.ts';
import { recordTransition } from '../queries/transitions.ts';
import { cancelReservation } from './cancel.ts';
import { recordChange } from './changes.ts';

type Closing = { done: readonly string[]; absent: readonly string[] };

/**
 * Staff say of visits that were left open who came and was served, and who did not come, all at once or not at all. Their
 * time has come, so nobody is written to. What somebody else has settled meanwhile stays as it is; returns how many others
 * were closed. One still to come is `illegal_move`.
 */
export async function closeDay(deps: Deps, caller: Caller, { done, absent }: Closing): Promise<number> {
  return transact(deps.db, async (trx) => {
    const ids = [...new Set([...done, ...absent])];
    const rows = await lockVisits(trx, ids);
    if (rows.length < ids.length) throw new Refusal('reservation_not_found');
    const now = salonMoment(deps.now());
    const isToCome = ({ date, start_minute: start }: ReservationRow) =>
      !hasBegun({ dateReserved: date, timeReserved: clockTime(start) }, now);
    if (rows.some(isToCome)) throw new Refusal('illegal_move');
    const open = rows.filter(({ status }) => isOpen(status));
    const settings = await loadSettings(trx);
    for (const row of open) {
      if (done.includes(row.id)) await finish(deps, trx, row, caller);
      else await cancelReservation(deps, trx, { row, actor: caller, settings, reason: 'no_show' });
    }
    return open.length;
  });
}

/** Somebody who was never marked as arrived passes through that status, so that an undo finds each step. */
async function finish({ now }: Deps, trx: DatabaseTransaction, row: ReservationRow, caller: Caller): Promise<void> {
  const by = { at: instant(now()), by: caller._id };
  if (row.status === 'pending') await recordTransition(trx, row, 'present', by);
  const arrived = await lockReservation(trx, row.id);
  await recordTransition(trx, arrived ?? row, 'done', by);
  const details = { from: row.status };
  await recordChange(trx, { id: row.id, action: 'reservation.done', at: by.at, actor: caller, details });
}
