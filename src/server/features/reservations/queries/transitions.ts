import type { RefusalDetails } from '#domain/errors.ts';
import {
  type CancelReason,
  type Move,
  movesAfter,
  movesBefore,
  type ReservationStatus,
} from '#domain/reservations/reservation.ts';
import { clockTime, instant } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import { lastMoveOf, movesOf, type ReservationRow } from './reservations.ts';

type By = { at: Date; by: string | null };

/**
 * The details of a refused change: the current status, since when, and who set it, if known. When the last change was a move
 * to another time, `place` is where and when the visit now is.
 */
export async function lastTransitionOf(db: Database, row: ReservationRow): Promise<RefusalDetails> {
  const { status, moved_at: at, moved_by: by } = row;
  const actor =
    by === null ? null : await db.selectFrom('users').select('name').where('id', '=', by).executeTakeFirst();
  const { location, date, start_minute: start } = row;
  const place = row.left_appointment && { location, date, time: clockTime(start) };
  return { status, ...(at && { at: at.toISOString() }), ...actor, ...(place && { place }) };
}

/** Writes a transition of a locked reservation, so that it can be undone for some minutes and calendars learn of it. */
export async function recordTransition(
  trx: DatabaseTransaction,
  row: ReservationRow,
  to: ReservationStatus,
  { at, by }: By,
): Promise<void> {
  const moves = movesAfter(movesOf(row), { from: row.status, atMs: at.getTime(), by });
  await trx
    .updateTable('reservations')
    .set({ status: to, previous_status: row.status, moved_at: at, moved_by: by, updated_at: at })
    .set({ sequence: row.sequence + 1, earlier_moves: storedMoves(moves.slice(0, -1)), left_appointment: null })
    .where('id', '=', row.id)
    .execute();
}

/** Notes why a visit was cancelled. */
export async function recordCancelReason(trx: DatabaseTransaction, id: string, reason: CancelReason): Promise<void> {
  await trx.updateTable('reservations').set({ cancel_reason: reason }).where('id', '=', id).execute();
}

/** Writes when a client arrived; the waiting list is in this order. */
export async function recordArrival(trx: DatabaseTransaction, id: string, at: Date): Promise<void> {
  await trx.updateTable('reservations').set({ present_at: at }).where('id', '=', id).execute();
}

/** Takes a locked reservation back to the status that its last move left; the moves before it may be undone after it. */
export async function undoTransition(
  trx: DatabaseTransaction,
  row: ReservationRow,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  const to = lastMoveOf(row)?.from ?? row.status;
  await trx
    .updateTable('reservations')
    .set({
      status: to,
      previous_status: null,
      earlier_moves: storedMoves(movesBefore(movesOf(row), by)),
      left_appointment: null,
      cancel_reason: null,
      moved_at: at,
      moved_by: by,
      updated_at: at,
      sequence: row.sequence + 1,
      present_at: to === 'pending' ? null : row.present_at,
    })
    .where('id', '=', row.id)
    .execute();
}

/** The moves as the column keeps them. */
export function storedMoves(moves: readonly Move[]): string {
  const stored = moves.map(({ from, atMs, by, left }) => ({ from, at: instant(atMs).toISOString(), by, left }));
  return JSON.stringify(stored);
}

/** Writes the colour note of a locked reservation. */
export async function writeColorNote(
  trx: DatabaseTransaction,
  { id, note, at }: { id: string; note: string; at: Date },
): Promise<void> {
  await trx.updateTable('reservations').set({ color_note: note, updated_at: at }).where('id', '=', id).execute();
}
