import type { Reservation } from '#contract/schemas/reservations.ts';
import { seatPlan } from '#domain/booking/seats.ts';
import { Refusal } from '#domain/errors.ts';
import { type LastMove, restoreRefusal } from '#domain/reservations/reservation.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { confirmationMail } from '../emails.ts';
import { lastMoveOf, lockWithDay, plannedLines, type ReservationRow, undoMove } from '../queries/moves.ts';
import { notifyClient } from '../queries/recipients.ts';
import { seat, seatedOn } from '../queries/seats.ts';
import { settle } from './move.ts';

/**
 * Staff take back the last move within some minutes. A cancelled visit sits down again if its seats are
 * still free, else `slot_full`; its client, who was told that it was off, gets a fresh confirmation.
 */
export async function restore(deps: Deps, caller: Caller, id: string): Promise<Reservation> {
  return transact(deps.db, async (trx) => {
    const row = await lockWithDay(trx, id);
    if (!row) throw new Refusal('reservation_not_found');
    const lastMove = lastMoveIn(row);
    const refusal = restoreRefusal(row.status, lastMove, deps.now());
    if (refusal || !lastMove) throw new Refusal(refusal ?? 'illegal_move', await lastMoveOf(trx, row));
    const at = instant(deps.now());
    if (row.status === 'cancel') await sitDownAgain(deps, trx, row);
    await undoMove(trx, row, lastMove.from, { at, by: caller._id });
    const details = { from: row.status, to: lastMove.from };
    const restored = await settle(trx, { id, action: 'reservation.restore', at, caller, details });
    // Whoever was told in time that it was off hears that it is on, even when its time has come meanwhile.
    const told = { reservation: restored, row: { ...row, sequence: row.sequence + 1 }, toComeAt: lastMove.atMs };
    if (row.status === 'cancel') await notifyClient(deps, trx, confirmationMail, told);
    return restored;
  });
}

function lastMoveIn({ previous_status, moved_at }: ReservationRow): LastMove | null {
  return previous_status && moved_at ? { from: previous_status, atMs: moved_at.getTime() } : null;
}

async function sitDownAgain({ now }: Deps, trx: DatabaseTransaction, row: ReservationRow): Promise<void> {
  const { seats } = (await loadSettings(trx)).locations[row.location];
  const stored = await seatedOn(trx, row, now());
  const lines = await plannedLines(trx, row.id);
  const seating = seatPlan({ lines, start: row.start_minute, seats, insist: row.insisted }, stored);
  if (!seating) throw new Refusal('slot_full');
  await seat(trx, row, seating);
}
