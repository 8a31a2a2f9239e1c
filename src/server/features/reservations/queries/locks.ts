import { Refusal } from '#domain/errors.ts';
import { isOpen, OPEN_STATUSES } from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, daysBetween } from '#domain/salon/salon-time.ts';
import { prepared } from '../../../database/prepared.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import type { ReservationRow } from './reservations.ts';

/** A day at one location. */
export type Day = { location: LocationCode; date: CalendarDate };

const DAY_ONE: CalendarDate = '2000-01-01';

/**
 * Waits until nobody else books for that account, in any process, and holds it for this transaction. Taken before any day
 * is locked, so that no two bookings wait for each other.
 */
export async function lockClient(trx: DatabaseTransaction, userId: string): Promise<void> {
  await takeClient(trx, [clientKey(userId)]);
}

const takeClient = prepared('client-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))');

/** The text by which every process locks the client of an account. */
export function clientKey(userId: string): string {
  return `visits of ${userId}`;
}

/** The text by which every process locks the team: together by those who seat people, alone by who changes the team. */
export const TEAM_KEY = 'the team';

/**
 * Waits until nobody seats people, in any process, and holds the team for this transaction, so that no visit is given to a
 * technician by what she does no more. Taken before any day is locked.
 */
export async function lockTeam(trx: DatabaseTransaction): Promise<void> {
  await takeTeam(trx, [TEAM_KEY]);
}

const takeTeam = prepared('team-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))');
const shareTeam = prepared('team-lock-shared', 'SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))');

/**
 * Waits until nobody else changes the team or the seats of these days, in any process, and holds them for this transaction.
 * Several days are locked in sorted order, so that no two transactions wait for each other.
 */
export async function lockDays(trx: DatabaseTransaction, days: readonly Day[]): Promise<void> {
  const keys = days.map(({ location, date }) => ({ location, day: dayNumber(date) }));
  keys.sort((one, other) => one.location - other.location || one.day - other.day);
  await Promise.all([shareTeam(trx, [TEAM_KEY]), ...keys.map(({ location, day }) => takeDay(trx, [location, day]))]);
}

const takeDay = prepared('day-lock', 'SELECT pg_advisory_xact_lock($1::integer, $2::integer)');

/** The number by which every process locks a day. */
export function dayNumber(date: CalendarDate): number {
  return daysBetween(DAY_ONE, date);
}

/** Locks the row, so that no two people change it at once. Taken after the day's lock, where both are needed. */
export async function lockReservation(trx: DatabaseTransaction, id: string): Promise<ReservationRow | undefined> {
  return trx.selectFrom('reservations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks a reservation that takes seats: its day first, then the row, as every booking does. */
export async function lockWithDay(trx: DatabaseTransaction, id: string): Promise<ReservationRow | undefined> {
  const seen = await trx
    .selectFrom('reservations')
    .select(['id', 'location', 'date'])
    .where('id', '=', id)
    .executeTakeFirst();
  return seen && lockWithDays(trx, seen);
}

/**
 * Locks the day of a reservation, the day that it is to move to, if any, and then the row. `edit_conflict` when it has
 * moved to another day since it was `seen`.
 */
export async function lockWithDays(
  trx: DatabaseTransaction,
  seen: Day & { id: string },
  target: Day = seen,
): Promise<ReservationRow | undefined> {
  await lockDays(trx, [seen, target]);
  const row = await lockReservation(trx, seen.id);
  if (row && (row.date !== seen.date || row.location !== seen.location)) throw new Refusal('edit_conflict');
  return row;
}

/** Locks all of these visits, and their days. */
export async function lockVisits(trx: DatabaseTransaction, ids: readonly string[]): Promise<ReservationRow[]> {
  if (ids.length === 0) return [];
  const visits = trx.selectFrom('reservations').where('id', 'in', ids);
  await lockDays(trx, await visits.select(['location', 'date']).distinct().execute());
  return visits.selectAll().orderBy('id').forUpdate().execute();
}

/** Locks all of these visits, and the days of those still open from `today` on; returns the open ones. */
export async function lockUpcoming(
  trx: DatabaseTransaction,
  ids: readonly string[],
  today: CalendarDate,
): Promise<ReservationRow[]> {
  if (ids.length === 0) return [];
  const visits = trx.selectFrom('reservations').where('id', 'in', ids);
  const open = visits.where('status', 'in', OPEN_STATUSES).where('date', '>=', today);
  await lockDays(trx, await open.select(['location', 'date']).execute());
  const rows = await visits.selectAll().orderBy('id').forUpdate().execute();
  return rows.filter(({ status, date }) => isOpen(status) && date >= today);
}

/** Locks these visits without their days, for a change that frees seats or changes none. */
export async function lockVisitRows(trx: DatabaseTransaction, ids: readonly string[]): Promise<ReservationRow[]> {
  if (ids.length === 0) return [];
  return trx.selectFrom('reservations').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}
