import type { Sitting } from '#domain/booking/seats.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';

/** A sitting with its day; `heldUntil` is when a hold ends, null for a visit. */
export type DatedSitting = Sitting & {
  location: LocationCode;
  date: CalendarDate;
  reservationId: string | null;
  heldUntil: Date | null;
};

/** Everybody seated on these days at both locations, holds included, also those that have run out. */
export function sittingsOn(db: Database, dates: readonly CalendarDate[]): Promise<DatedSitting[]> {
  return readSittings(db, [dates]);
}

const readSittings = prepared<DatedSitting>(
  'sittings-on',
  `SELECT location, date, category, seat, start_minute AS start, end_minute AS end, held_until AS "heldUntil",
   reservation_id AS "reservationId"
   FROM sittings WHERE location IN (1, 2) AND date = ANY ($1::date[])`,
);
