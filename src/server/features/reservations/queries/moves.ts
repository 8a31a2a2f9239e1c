import type { Reservation } from '#contract/schemas/reservations.ts';
import { isSameAppointment } from '#domain/reservations/moving.ts';
import { type Appointment, movesAfter, movesBefore } from '#domain/reservations/reservation.ts';
import { clockTime, minutesOf } from '#domain/salon/salon-time.ts';
import { reservationSearchText } from '#domain/search.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import { movesOf, type ReservationRow } from './reservations.ts';
import { storedMoves } from './transitions.ts';

type By = { at: Date; by: string | null };

/** Where and when a visit of the database takes place. */
export function appointmentOf(row: ReservationRow): Appointment {
  const { location, date, start_minute: start, end_minute: end } = row;
  return { location, slot: { date, time: clockTime(start) }, minutes: end - start };
}

/** Visits as staff see them: with the name of who moved them to another time last, where that may still be undone. */
export async function withMovers(db: Database, visits: readonly Reservation[]): Promise<Reservation[]> {
  const moved = visits.filter(({ lastMove }) => lastMove?.left).map(({ _id }) => _id);
  if (moved.length === 0) return [...visits];
  const movers = await db
    .selectFrom('reservations')
    .innerJoin('users', 'users.id', 'reservations.moved_by')
    .select(['reservations.id', 'users.name'])
    .where('reservations.id', 'in', moved)
    .where('left_appointment', 'is not', null)
    .execute();
  const nameOf = new Map(movers.map(({ id, name }) => [id, name]));
  return visits.map((visit) => {
    const by = nameOf.get(visit._id);
    return visit.lastMove && by !== undefined ? { ...visit, lastMove: { ...visit.lastMove, by } } : visit;
  });
}

/**
 * Writes a visit's new appointment, so that it can be taken back for some minutes to what it `left`; when its time is another,
 * its reminder is planned anew.
 */
export async function recordMove(
  trx: DatabaseTransaction,
  row: ReservationRow,
  to: Appointment,
  { left, insisted, at, by }: By & { left: Appointment; insisted: boolean },
): Promise<void> {
  const moves = movesAfter(movesOf(row), { from: row.status, atMs: at.getTime(), by, left });
  const undo = { previous_status: row.status, left_appointment: JSON.stringify(left) };
  const earlier = { earlier_moves: storedMoves(moves.slice(0, -1)), insisted: row.insisted || insisted };
  await writeAppointment(trx, row, to, { ...undo, ...earlier, moved_at: at, moved_by: by, updated_at: at });
}

/** Takes a locked visit back to the appointment that its last move left; the moves before it may be undone after it. */
export async function undoMove(
  trx: DatabaseTransaction,
  row: ReservationRow,
  to: Appointment,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  const undo = { previous_status: null, left_appointment: null };
  const earlier = { earlier_moves: storedMoves(movesBefore(movesOf(row), by)) };
  await writeAppointment(trx, row, to, { ...undo, ...earlier, moved_at: at, moved_by: by, updated_at: at });
}

/** Counts a change that leaves a locked visit at its time, so that its mail and its calendar entry are new ones. */
export async function countChange(trx: DatabaseTransaction, { id, sequence }: ReservationRow): Promise<void> {
  await trx
    .updateTable('reservations')
    .set({ sequence: sequence + 1 })
    .where('id', '=', id)
    .execute();
}

type Change = {
  previous_status: ReservationRow['status'] | null;
  left_appointment: string | null;
  earlier_moves: string;
  insisted?: boolean;
  moved_at: Date;
  moved_by: string | null;
  updated_at: Date;
};

async function writeAppointment(
  trx: DatabaseTransaction,
  row: ReservationRow,
  to: Appointment,
  change: Change,
): Promise<void> {
  const { location, slot, minutes } = to;
  const timed = { timed_at: change.updated_at, reminded_at: null, sequence: row.sequence + 1 };
  const start = minutesOf(slot.time);
  const phone = row.phone_is_default ? '' : row.phone;
  const search_text = reservationSearchText({ client: row.client, phone, time: slot.time });
  await trx
    .updateTable('reservations')
    .set({ location, date: slot.date, start_minute: start, end_minute: start + minutes, search_text, ...change })
    .set(isSameAppointment(to, appointmentOf(row)) ? {} : timed)
    .where('id', '=', row.id)
    .execute();
  await stretchLastLine(trx, row.id, minutes - (row.end_minute - row.start_minute));
}

async function stretchLastLine(trx: DatabaseTransaction, reservationId: string, minutes: number): Promise<void> {
  if (minutes === 0) return;
  const lastLine = trx
    .selectFrom('reservation_lines')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('reservation_id', '=', reservationId);
  await trx
    .updateTable('reservation_lines')
    .set((line) => ({ minutes: line('minutes', '+', minutes) }))
    .where('reservation_id', '=', reservationId)
    .where('position', '=', lastLine)
    .execute();
}
