import { RESERVATION_STATUSES, type ReservationStatus } from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { addDays, type CalendarDate } from '#domain/salon/salon-time.ts';
import { SERVICE_CATEGORIES, type ServiceCategory } from '#domain/services/services.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Database } from '../../../database/schema.ts';

/** Somebody who is served by a technician; minutes since midnight. */
export type StoredPerson = {
  id: string;
  reservationId: string | null;
  location: LocationCode;
  date: CalendarDate;
  technicianId: string;
  requested: boolean;
  category: ServiceCategory;
  serviceId: string | null;
  start: number;
  end: number;
  /** When a hold ends, in epoch milliseconds; null for a visit. */
  heldUntil: number | null;
  /** Null for a hold. */
  status: ReservationStatus | null;
};

/** When a technician is not there; wall-clock times of the salon. */
export type AbsentTime = { technicianId: string; from: string; to: string };

/**
 * Everybody with a technician on these days, at both locations. A day comes as one text: turning thousands of rows into
 * objects took most of the time. How visits stand is read by their days, which an index holds, and not one by one.
 */
export async function servedOn(db: Database, dates: readonly CalendarDate[]): Promise<StoredPerson[]> {
  const days = await readServed(db, [dates]);
  return days.flatMap(({ date, served }) => served.split(',').map((text) => personOf(date, text)));
}

const readServed = prepared<{ date: CalendarDate; served: string }>(
  'served-on',
  `SELECT date, string_agg(concat_ws(' ', sittings.id, coalesce(reservation_id::text, ''), location,
     technician_id, requested, category, coalesce(service_id::text, ''), start_minute, end_minute,
     coalesce(round(extract(epoch FROM held_until) * 1000)::text, ''), coalesce(status::text, '')), ',') AS served
   FROM sittings
     LEFT JOIN (SELECT id, status FROM reservations WHERE date = ANY ($1::date[])) AS visits ON visits.id = reservation_id
   WHERE location IN (1, 2) AND date = ANY ($1::date[]) AND technician_id IS NOT NULL
   GROUP BY date`,
);

function personOf(date: CalendarDate, text: string): StoredPerson {
  const [
    id = '',
    reservationId,
    location,
    technicianId = '',
    requested,
    category,
    serviceId,
    start,
    end,
    held,
    status,
  ] = text.split(' ');
  return {
    id,
    reservationId: reservationId || null,
    location: location === '1' ? 1 : 2,
    date,
    technicianId,
    requested: requested === 't',
    category: SERVICE_CATEGORIES.find((one) => one === category) ?? 'other',
    serviceId: serviceId || null,
    start: Number(start),
    end: Number(end),
    heldUntil: held ? Number(held) : null,
    status: RESERVATION_STATUSES.find((one) => one === status) ?? null,
  };
}

/** The absences that touch the days from the first to the last. */
export function absencesFrom(db: Database, first: CalendarDate, last: CalendarDate): Promise<AbsentTime[]> {
  return readAbsences(db, [first, addDays(last, 1)]);
}

const readAbsences = prepared<AbsentTime>(
  'absences-on',
  `SELECT technician_id AS "technicianId", to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI') AS from,
     to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI') AS to
   FROM absences WHERE ends_at > $1::date AND starts_at < $2::date`,
);

/** Whose visit somebody is, and how it stands. */
export type ClientVisit = { id: string; client: string; status: ReservationStatus };

/** The visits with these ids, by whose they are. */
export async function visitsById(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, ClientVisit>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('reservations').select(['id', 'client', 'status']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Locks the visits of these people until the end of the transaction. Returns whether all of them are still pending, so
 * that they may be given to somebody else.
 */
export async function lockStillPending(db: Database, sittingIds: readonly string[]): Promise<boolean> {
  const rows = await lockPending(db, [sittingIds]);
  return rows.length === sittingIds.length;
}

const lockPending = prepared<{ id: string }>(
  'pending-of-sittings',
  `SELECT sittings.id FROM sittings JOIN reservations ON reservations.id = reservation_id
   WHERE sittings.id = ANY ($1::uuid[]) AND status = 'pending' ORDER BY reservations.id FOR UPDATE OF reservations`,
);
