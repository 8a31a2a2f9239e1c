import { sql } from 'kysely';
import { OPEN_STATUSES } from '#domain/reservations/reservation.ts';
import { addDays, type CalendarDate } from '#domain/salon/salon-time.ts';
import type { Database } from '../../../database/schema.ts';

/** How far back a day that was never closed is still brought up. */
const LEFT_OPEN_DAYS = 60;

/** The last day before today with visits that are still open, and how many; null when there is none. */
export async function lastDayLeftOpen(db: Database, today: CalendarDate) {
  const day = await db
    .selectFrom('reservations')
    .select(['date', sql<number>`count(*)::integer`.as('count')])
    .where('date', '<', today)
    .where('date', '>=', addDays(today, -LEFT_OPEN_DAYS))
    .where('status', 'in', OPEN_STATUSES)
    .groupBy('date')
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return day ?? null;
}
