import type { Selectable } from 'kysely';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Language } from '#domain/languages.ts';
import { dollarsOf } from '#domain/pricing.ts';
import type { Move } from '#domain/reservations/reservation.ts';
import { clockTime, instant } from '#domain/salon/salon-time.ts';
import { performerOf } from '#domain/team/performers.ts';
import { insertPrepared } from '../../../database/prepared.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { ReservationLinesTable, ReservationsTable } from '../../../database/schema-booking.ts';

import { type PersonOfVisit, peopleOfVisits } from './people.ts';

/** A reservation as the database holds it. */
export type ReservationRow = Selectable<ReservationsTable>;
export type LineRow = Selectable<ReservationLinesTable>;

/** Writes a new reservation with its lines. */
export async function insertReservation(
  trx: DatabaseTransaction,
  reservation: ReservationRow,
  lines: readonly LineRow[],
): Promise<void> {
  // A new visit has no moves behind it: these columns begin as the database has them.
  const { earlier_moves: _moves, left_appointment: _left, ...row } = reservation;
  await Promise.all([insertPrepared(trx, 'reservations', [row]), insertPrepared(trx, 'reservation_lines', lines)]);
}

/** A reservation as the database holds it, not locked; or undefined. */
export async function findRow(db: Database, id: string): Promise<ReservationRow | undefined> {
  return db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** One reservation as the API shows it, or undefined. */
export async function findReservation(db: Database, id: string): Promise<Reservation | undefined> {
  const row = await findRow(db, id);
  if (!row) return undefined;
  const [reservation] = await withLines(db, [row]);
  return reservation;
}

/** These reservations as the API shows them, in the order given; those that are gone are missing. */
export async function findReservations(db: Database, ids: readonly string[]): Promise<Reservation[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('reservations').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return withLines(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** A reservation that this transaction has written or locked, as the API shows it. */
export async function readReservation(trx: DatabaseTransaction, id: string): Promise<Reservation> {
  const reservation = await findReservation(trx, id);
  if (!reservation) throw new Error(`reservation ${id} is missing within its own transaction`);
  return reservation;
}

/** Deletes a reservation for good, with its lines and its seats. */
export async function deleteReservation(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('reservations').where('id', '=', id).execute();
}

/** The lines of a reservation, in their order. */
export async function findLines(db: Database, reservationId: string): Promise<LineRow[]> {
  return db
    .selectFrom('reservation_lines')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('position')
    .execute();
}

/** What the lines were called when the reservation was booked, in that language where they had such a name. */
export async function lineNames(db: Database, id: string, language: Language): Promise<string[]> {
  return namesOf(await findLines(db, id), language);
}

/** What lines were called when they were booked, in that language where they had such a name. */
export function namesOf(lines: readonly Pick<LineRow, 'titre' | 'title'>[], language: Language): string[] {
  return lines.map(({ titre, title }) => (language === 'en' && title) || titre);
}

/** What a visit's mails and pages need to know of the account that it belongs to. */
export type Owner = { id: string; language: Language };

/** The account that a reservation belongs to; undefined without one. */
export async function findOwner(db: Database, id: string): Promise<Owner | undefined> {
  return db
    .selectFrom('reservations')
    .innerJoin('users', 'users.id', 'reservations.user_id')
    .select(['users.id', 'users.language'])
    .where('reservations.id', '=', id)
    .executeTakeFirst();
}

/** Rows with their lines, and who serves them, as the API shows them, in the order given. */
export async function withLines(db: Database, rows: readonly ReservationRow[]): Promise<Reservation[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, people] = await Promise.all([
    db.selectFrom('reservation_lines').selectAll().where('reservation_id', 'in', ids).orderBy('position').execute(),
    peopleOfVisits(db, ids),
  ]);
  const byReservation = Map.groupBy(lines, (line) => line.reservation_id);
  const peopleOf = Map.groupBy(people, (person) => person.reservationId);
  return rows.map((row) => ({
    ...toReservation(row, byReservation.get(row.id) ?? [], performersOf(peopleOf.get(row.id) ?? [])),
    ...(people.length > 0 && { sittings: (peopleOf.get(row.id) ?? []).map(toSitting) }),
  }));
}

type Performer = NonNullable<Reservation['performers']>[number];

/** Each technician once, in the order in which they serve. */
function performersOf(people: readonly PersonOfVisit[]): Performer[] {
  const served = people.flatMap(({ technicianId, name, requested }) =>
    technicianId !== null && name !== null ? [{ technicianId, name, requested }] : [],
  );
  const byId = Map.groupBy(served, ({ technicianId }) => technicianId);
  return [...byId.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, requested: [first, ...more].some(({ requested }) => requested) }] : [],
  );
}

function toSitting({ technicianId, requested, category, start, end }: PersonOfVisit) {
  return { technicianId, requested, category, start: clockTime(start), end: clockTime(end) };
}

/** The moves of a row that an undo may walk back, the newest last. */
export function movesOf(row: ReservationRow): Move[] {
  const { previous_status: from, moved_at: at, moved_by: by } = row;
  const left = row.left_appointment;
  const earlier = row.earlier_moves.map((move) => ({ ...move, atMs: Date.parse(move.at) }));
  return from && at ? [...earlier, { from, atMs: at.getTime(), by, ...(left && { left }) }] : earlier;
}

/** The move that an undo would take back; null when there is none. */
export function lastMoveOf(row: ReservationRow): Move | null {
  return movesOf(row).at(-1) ?? null;
}

function toLastMove(row: ReservationRow): Reservation['lastMove'] {
  const move = lastMoveOf(row);
  return move && { from: move.from, at: instant(move.atMs).toISOString(), ...(move.left && { left: move.left }) };
}

/** A reservation, its lines and who serves it as the API shows them. */
export function toReservation(
  row: ReservationRow,
  lines: readonly LineRow[],
  performers: readonly Performer[] = [],
): Reservation {
  return {
    _id: row.id,
    status: row.status,
    email: row.email,
    performer: performerOf(performers.map(({ name }) => name)) ?? row.performer,
    ...(performers.length > 0 && { performers: [...performers] }),
    colorNote: row.color_note,
    reservationServices: lines.map((line) => ({
      serviceId: line.service_id,
      titre: line.titre,
      ...(line.title !== null && { title: line.title }),
      qty: line.qty,
      price: dollarsOf(line.price_cents),
      minutes: line.minutes,
      category: line.category,
    })),
    reservationLocation: { locationReserved: row.location },
    reservationDate: { dateReserved: row.date, timeReserved: clockTime(row.start_minute) },
    reservationClientInfo: {
      client: row.client,
      phone: row.phone,
      comment: row.comment,
      phoneIsDefault: row.phone_is_default,
    },
    itemsPrice: dollarsOf(row.items_cents),
    taxPrice: dollarsOf(row.tax_cents),
    totalPrice: dollarsOf(row.total_cents),
    endTime: clockTime(row.end_minute),
    presentAt: row.present_at?.toISOString() ?? null,
    cancelReason: row.cancel_reason,
    createdAt: row.created_at.toISOString(),
    insisted: row.insisted,
    lastMove: toLastMove(row),
  };
}
