import { sql } from 'kysely';
import { RESERVATION_STATUSES, type ReservationStatus } from '#domain/reservations/reservation.ts';
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

/** What a list holds: everything of earlier days, and from today on what has one of these statuses. */
type Long = Filter & { today: CalendarDate; ahead: readonly ReservationStatus[] };

/**
 * The day on which the visit stands that has `offset` others before it, the newest first, and how many of those are of later
 * days. Nothing where there are fewer visits.
 */
export async function dayAt(
  db: Database,
  offset: number,
  { status, location, today, ahead }: Long,
): Promise<{ date: CalendarDate; later: number } | undefined> {
  const wanted = RESERVATION_STATUSES.filter((one) => (status ?? one) === one);
  const visits = sql<number>`CASE WHEN date < ${today} THEN ${sumOfColumns(wanted)}
    ELSE ${sumOfColumns(wanted.filter((one) => ahead.includes(one)))} END`;
  const days = db
    .selectFrom('day_visits')
    .select('date')
    .select(sql<number>`sum(${visits})`.as('visits'))
    .select(sql<number>`sum(sum(${visits})) OVER (ORDER BY date DESC ROWS UNBOUNDED PRECEDING)`.as('reached'))
    .$if(location !== undefined, (all) => all.where('location', '=', location ?? 1))
    .groupBy('date');
  return db
    .selectFrom(days.as('days'))
    .select(['date', sql<number>`(reached - visits)::integer`.as('later')])
    .where('reached', '>', offset)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function sumOfColumns(statuses: readonly ReservationStatus[]) {
  return statuses.length === 0
    ? sql`0`
    : sql.join(
        statuses.map((status) => sql.ref(status)),
        sql` + `,
      );
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
