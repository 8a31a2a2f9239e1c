import type { Selectable } from 'kysely';
import type { PlanLine } from '#domain/booking/seats.ts';
import { Refusal, type RefusalDetails } from '#domain/errors.ts';
import type { ReservationStatus } from '#domain/reservations/reservation.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { ReservationsTable } from '../../../database/schema-booking.ts';
import { lockReservation } from './reservations.ts';
import { lockDays } from './seats.ts';

export type ReservationRow = Selectable<ReservationsTable>;

/** Locks a reservation whose seats are about to change: its day first, then the row, as every booking does. */
export async function lockWithDay(trx: DatabaseTransaction, id: string): Promise<ReservationRow | undefined> {
  const day = await trx.selectFrom('reservations').select(['location', 'date']).where('id', '=', id).executeTakeFirst();
  if (!day) return undefined;
  await lockDays(trx, [day]);
  const row = await lockReservation(trx, id);
  if (row && (row.date !== day.date || row.location !== day.location)) throw new Refusal('edit_conflict');
  return row;
}

/** What a refused move tells: where the reservation stands, since when, and who brought it there when that is known. */
export async function lastMoveOf(db: Database, row: ReservationRow): Promise<RefusalDetails> {
  const { status, moved_at: at, moved_by: by } = row;
  const mover =
    by === null ? null : await db.selectFrom('users').select('name').where('id', '=', by).executeTakeFirst();
  return { status, ...(at && { at: at.toISOString() }), ...mover };
}

/** Notes when a person arrived; the waiting list is in this order. */
export async function recordArrival(trx: DatabaseTransaction, id: string, at: Date): Promise<void> {
  await trx.updateTable('reservations').set({ present_at: at }).where('id', '=', id).execute();
}

/** Takes a locked reservation back to the status it left. Nothing is left to undo after that. */
export async function undoMove(
  trx: DatabaseTransaction,
  row: ReservationRow,
  to: ReservationStatus,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await trx
    .updateTable('reservations')
    .set({
      status: to,
      previous_status: null,
      moved_at: at,
      moved_by: by,
      updated_at: at,
      sequence: row.sequence + 1,
      present_at: to === 'pending' ? null : row.present_at,
    })
    .where('id', '=', row.id)
    .execute();
}

/** The lines as the seats need them, in their order. */
export async function plannedLines(db: Database, reservationId: string): Promise<PlanLine[]> {
  return db
    .selectFrom('reservation_lines')
    .select(['category', 'qty', 'minutes'])
    .where('reservation_id', '=', reservationId)
    .orderBy('position')
    .execute();
}

/** The lines as they are kept, for the audit trail. */
export async function keptLines(db: Database, reservationId: string) {
  return db
    .selectFrom('reservation_lines')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('position')
    .execute();
}

/** Takes a reservation away for good, with its lines and its seats. */
export async function deleteReservation(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('reservations').where('id', '=', id).execute();
}

type Note = { id: string; note: string; today: string; at: Date; callerId: string; isStaff: boolean };

/**
 * Writes a colour note where none is, in one statement, so that of two at once only one is written.
 * False when the reservation does not take it.
 */
export async function writeColorNote(trx: DatabaseTransaction, note: Note): Promise<boolean> {
  const written = await trx
    .updateTable('reservations')
    .set({ color_note: note.note, updated_at: note.at })
    .where('id', '=', note.id)
    .where('color_note', 'is', null)
    .where((row) => row.or([row('date', '<', note.today), row('status', '=', 'done')]))
    .where((row) => (note.isStaff ? row.lit(true) : row('user_id', '=', note.callerId)))
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}
