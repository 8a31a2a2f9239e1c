import type { SittingsByDate } from '#domain/booking/availability.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, instant } from '#domain/salon/salon-time.ts';
import type { Database } from '../../database/schema.ts';

type Days = { location: LocationCode; from: CalendarDate; to: CalendarDate };

/** The sittings at that location by date; holds that have run out at `now` (epoch milliseconds) are left out. */
export async function sittingsBetween(
  db: Database,
  { location, from, to }: Days,
  now: number,
): Promise<SittingsByDate> {
  const rows = await db
    .selectFrom('sittings')
    .select(['date', 'category', 'seat', 'start_minute as start', 'end_minute as end'])
    .where('location', '=', location)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where((where) => where.or([where('held_until', 'is', null), where('held_until', '>', instant(now))]))
    .execute();
  return Map.groupBy(rows, (row) => row.date);
}
