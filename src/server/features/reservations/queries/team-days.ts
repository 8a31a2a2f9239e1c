import type { ReservationStatus } from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { addDays, type CalendarDate } from '#domain/salon/salon-time.ts';
import type { ServiceCategory } from '#domain/services/services.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Database } from '../../../database/schema.ts';

/** Somebody who is served by a technician; minutes since midnight. */
export type ServedPerson = {
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
  heldUntil: Date | null;
  /** Null for a hold. */
  status: ReservationStatus | null;
};

/** When a technician is not there; wall-clock times of the salon. */
export type AbsentTime = { technicianId: string; from: string; to: string };

/** Everybody with a technician on these days, at both locations. */
export function servedOn(db: Database, dates: readonly CalendarDate[]): Promise<ServedPerson[]> {
  return readServed(db, [dates]);
}

const readServed = prepared<ServedPerson>(
  'served-on',
  `SELECT sittings.id, reservation_id AS "reservationId", sittings.location, sittings.date,
     technician_id AS "technicianId", requested, category, service_id AS "serviceId", sittings.start_minute AS start,
     sittings.end_minute AS end, held_until AS "heldUntil", status
   FROM sittings LEFT JOIN reservations ON reservations.id = reservation_id
   WHERE sittings.location IN (1, 2) AND sittings.date = ANY ($1::date[]) AND technician_id IS NOT NULL`,
);

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
export type ServedVisit = { id: string; client: string; status: ReservationStatus };

/** The visits with these ids, by whose they are. */
export async function visitsById(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, ServedVisit>> {
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
