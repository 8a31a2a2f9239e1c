import type { ReservationStatus } from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Database } from '../../../database/schema.ts';

/** How many visits of a status a location has. */
type Count = { location: LocationCode; status: ReservationStatus; visits: number };
type Filter = { status?: ReservationStatus | undefined; location?: LocationCode | undefined };

/** How many visits of these filters there are in all, from the counts that the database keeps by day. */
export async function countAll(db: Database, filter: Filter): Promise<number> {
  return sumOf(await readCounts(db), filter);
}

/** How many of them are open and to come from `today` on. */
export async function countAhead(db: Database, filter: Filter, today: CalendarDate): Promise<number> {
  return sumOf(await readAhead(db, [today]), filter);
}

function sumOf(counts: readonly Count[], { status, location }: Filter): number {
  return counts
    .filter((count) => (status ?? count.status) === count.status && (location ?? count.location) === count.location)
    .reduce((sum, { visits }) => sum + visits, 0);
}

const readCounts = prepared<Count>(
  'visit-counts',
  `SELECT 1 + bucket / 64 AS location, status, sum(visits)::integer AS visits
   FROM day_versions,
     LATERAL (VALUES ('pending', pending), ('present', present), ('done', done), ('cancel', cancel)) AS counts (status, visits)
   GROUP BY 1, 2`,
);

const readAhead = prepared<Count>(
  'visits-ahead',
  `SELECT location, status, count(*)::integer AS visits
   FROM reservations WHERE status IN ('pending', 'present') AND date >= $1::date GROUP BY 1, 2`,
);
