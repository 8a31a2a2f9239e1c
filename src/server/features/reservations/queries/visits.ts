import { sql } from 'kysely';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PlanLine } from '#domain/booking/seats.ts';
import type { SeatedVisit } from '#domain/reservations/hit-visits.ts';
import { SEATED_STATUSES } from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate, SalonMoment } from '#domain/salon/salon-time.ts';
import type { Database } from '../../../database/schema.ts';
import { withLines } from './reservations.ts';

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

/**
 * The visits with a seat from the moment's day on, or on these dates alone, in the order in which their times were chosen,
 * as far as a change of the salon's days is judged by them.
 */
export async function listSeatedVisits(
  db: Database,
  now: SalonMoment,
  dates?: readonly CalendarDate[],
): Promise<SeatedVisit[]> {
  const rows = await db
    .selectFrom('reservations')
    .innerJoin('reservation_lines', 'reservation_lines.reservation_id', 'reservations.id')
    .select(['id', 'status', 'date', 'location', 'start_minute', 'end_minute', 'category', 'qty', 'minutes'])
    .where('status', 'in', SEATED_STATUSES)
    .where('date', '>=', now.date)
    .$if(dates !== undefined, (visits) => visits.where('date', 'in', dates ?? []))
    .orderBy(sql`coalesce(timed_at, created_at)`)
    .orderBy('id')
    .orderBy('position')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, lines]) => {
    const [row] = lines;
    if (!row) return [];
    const { status, date, location, start_minute: start, end_minute: end } = row;
    const isToCome = status === 'pending' && (date > now.date || start > now.minutes);
    return [{ id, date, location, start, end, isToCome, lines: lines.map(planLineOf) }];
  });
}

/** The ids of the pending visits from the moment's day on at these locations of which nobody serves some person. */
export async function unassignedVisits(
  db: Database,
  now: SalonMoment,
  locations: readonly LocationCode[],
): Promise<string[]> {
  if (locations.length === 0) return [];
  const rows = await db
    .selectFrom('reservations')
    .innerJoin('sittings', 'sittings.reservation_id', 'reservations.id')
    .select('reservations.id')
    .distinct()
    .where('status', '=', 'pending')
    .where('reservations.date', '>=', now.date)
    .where('reservations.location', 'in', locations)
    .where('technician_id', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** These visits, earliest first; at most `limit`. */
export async function listVisitsById(db: Database, ids: readonly string[], limit: number): Promise<Reservation[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('reservations')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('date')
    .orderBy('start_minute')
    .orderBy('id')
    .limit(limit)
    .execute();
  return withLines(db, rows);
}

function planLineOf({ category, qty, minutes }: PlanLine): PlanLine {
  return { category, qty, minutes };
}
