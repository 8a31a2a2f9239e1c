import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Language } from '#domain/languages.ts';
import { dollarsOf } from '#domain/pricing.ts';
import type { ReservationStatus } from '#domain/reservations/reservation.ts';
import { type CalendarDate, clockTime } from '#domain/salon/salon-time.ts';
import { may } from '#domain/users/roles.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { ReservationLinesTable, ReservationsTable } from '../../../database/schema-booking.ts';

type ReservationRow = Selectable<ReservationsTable>;
type LineRow = Selectable<ReservationLinesTable>;

/** Writes a reservation with its lines, in the order of the cart. */
export async function insertReservation(
  trx: DatabaseTransaction,
  reservation: Insertable<ReservationsTable>,
  lines: Omit<Insertable<ReservationLinesTable>, 'reservation_id' | 'position'>[],
): Promise<void> {
  await trx.insertInto('reservations').values(reservation).execute();
  const rows = lines.map((line, position) => ({ ...line, reservation_id: reservation.id, position }));
  await trx.insertInto('reservation_lines').values(rows).execute();
}

/** One reservation as it travels, or undefined. */
export async function findReservation(db: Database, id: string): Promise<Reservation | undefined> {
  const row = await db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [reservation] = await withLines(db, [row]);
  return reservation;
}

/** Locks the row, so that two people cannot move it at once. Call it after the day's lock, inside the transaction. */
export async function lockReservation(trx: DatabaseTransaction, id: string): Promise<ReservationRow | undefined> {
  return trx.selectFrom('reservations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whose a reservation is, and what its calendar entry needs beside its facts. */
export async function findStanding(db: Database, id: string) {
  return db.selectFrom('reservations').select(['user_id', 'sequence']).where('id', '=', id).executeTakeFirst();
}

/** What the lines of a reservation were called when it was booked, in that language where they had such a name. */
export async function lineNames(db: Database, id: string, language: Language): Promise<string[]> {
  const lines = await db
    .selectFrom('reservation_lines')
    .select(['titre', 'title'])
    .where('reservation_id', '=', id)
    .orderBy('position')
    .execute();
  return lines.map(({ titre, title }) => (language === 'en' && title) || titre);
}

/** The language that the account of a reservation has chosen; none without an account. */
export async function ownersLanguage(db: Database, id: string): Promise<Language | undefined> {
  const owner = await db
    .selectFrom('reservations')
    .innerJoin('users', 'users.id', 'reservations.user_id')
    .select('users.language')
    .where('reservations.id', '=', id)
    .executeTakeFirst();
  return owner?.language;
}

/** Which pages of their own the client of a reservation may open; none without an account. */
export type OwnersPages = { profile: boolean; lists: boolean };

/** The pages of whoever a reservation belongs to. An Employee has a profile and no lists. */
export async function ownersPages(db: Database, id: string): Promise<OwnersPages> {
  const owner = await db
    .selectFrom('reservations')
    .innerJoin('users', 'users.id', 'reservations.user_id')
    .select('users.roles')
    .where('reservations.id', '=', id)
    .executeTakeFirst();
  return { profile: owner !== undefined, lists: owner !== undefined && may(owner.roles, 'own_lists') };
}

/** Notes a move of a locked reservation, so that it can be undone for some minutes and calendars learn of it. */
export async function recordMove(
  trx: DatabaseTransaction,
  { id, status, sequence }: Pick<ReservationRow, 'id' | 'status' | 'sequence'>,
  to: ReservationStatus,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await trx
    .updateTable('reservations')
    .set({ status: to, previous_status: status, moved_at: at, moved_by: by, updated_at: at, sequence: sequence + 1 })
    .where('id', '=', id)
    .execute();
}

/**
 * Waits until nobody else books for that client, in any process, and keeps it to this transaction: what is counted of their
 * visits then stands until the commit. Taken before any day is locked, so that no two bookings wait for each other.
 */
export async function lockClient(trx: DatabaseTransaction, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`visits of ${userId}`}, 0))`.execute(trx);
}

/** How many reservations of that client are still to come: pending, from `today` on. */
export async function countFuture(db: Database, userId: string, today: CalendarDate): Promise<number> {
  const { count } = await db
    .selectFrom('reservations')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .where('date', '>=', today)
    .executeTakeFirstOrThrow();
  return count;
}

/** Rows with their lines, in the order given. */
export async function withLines(db: Database, rows: readonly ReservationRow[]): Promise<Reservation[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom('reservation_lines')
    .selectAll()
    .where('reservation_id', 'in', ids)
    .orderBy('position')
    .execute();
  const byReservation = Map.groupBy(lines, (line) => line.reservation_id);
  return rows.map((row) => toReservation(row, byReservation.get(row.id) ?? []));
}

function toReservation(row: ReservationRow, lines: readonly LineRow[]): Reservation {
  return {
    _id: row.id,
    status: row.status,
    email: row.email,
    performer: row.performer,
    colorNote: row.color_note,
    reservationServices: lines.map((line) => ({
      serviceId: line.service_id,
      titre: line.titre,
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
    createdAt: row.created_at.toISOString(),
    insisted: row.insisted,
    lastMove: row.previous_status && row.moved_at && { from: row.previous_status, at: row.moved_at.toISOString() },
  };
}
