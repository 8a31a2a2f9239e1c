import { sql } from 'kysely';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { ClosedDayQuery } from '#contract/schemas/settings-changes.ts';
import { OPEN_STATUSES } from '#domain/reservations/reservation.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import type { Database } from '../../../database/schema.ts';
import { withLines } from './reservations.ts';

const CLOSED_DAY_MAX = 500;

/** Every visit of an account, earliest first. */
export async function listVisitsOfAccount(db: Database, userId: string): Promise<Reservation[]> {
  const rows = await db
    .selectFrom('reservations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date')
    .orderBy('start_minute')
    .execute();
  return withLines(db, rows);
}

/** The open visits from `today` on that fall on a closed day, earliest first; at most 500. */
export async function listVisitsOnClosedDay(
  db: Database,
  query: ClosedDayQuery,
  today: CalendarDate,
): Promise<Reservation[]> {
  let visits = db
    .selectFrom('reservations')
    .selectAll()
    .where('status', 'in', OPEN_STATUSES)
    .where('date', '>=', today);
  if (query.date) visits = visits.where('date', '=', query.date);
  if (query.monthDay) visits = visits.where(sql<boolean>`to_char(date, 'MM-DD') = ${query.monthDay}`);
  if (query.weekday) visits = visits.where(sql<boolean>`extract(isodow FROM date) = ${query.weekday}`);
  if (query.location) visits = visits.where('location', '=', query.location === '1' ? 1 : 2);
  const rows = await visits.orderBy('date').orderBy('start_minute').orderBy('id').limit(CLOSED_DAY_MAX).execute();
  return withLines(db, rows);
}
