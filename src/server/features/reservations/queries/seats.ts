import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Seating, StoredSitting } from '#domain/booking/seats.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, daysBetween, instant } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';

type Day = { location: LocationCode; date: CalendarDate };

const DAY_ONE: CalendarDate = '2000-01-01';

/**
 * Waits until nobody else books, moves or closes that day at that address, in any process, and keeps it to this
 * transaction. Several days are locked in sorted order, so that two moves never wait for each other.
 */
export async function lockDays(trx: DatabaseTransaction, days: readonly Day[]): Promise<void> {
  const keys = days.map(({ location, date }) => ({ location, day: daysBetween(DAY_ONE, date) }));
  keys.sort((one, other) => one.location - other.location || one.day - other.day);
  for (const { location, day } of keys) {
    await sql`SELECT pg_advisory_xact_lock(${location}::integer, ${day}::integer)`.execute(trx);
  }
}

/** Everybody seated that day at that address; holds that have run out at `now` (epoch milliseconds) are taken away first. */
export async function seatedOn(trx: DatabaseTransaction, day: Day, now: number): Promise<StoredSitting<string>[]> {
  await trx
    .deleteFrom('sittings')
    .where('location', '=', day.location)
    .where('date', '=', day.date)
    .where('held_until', '<=', instant(now))
    .execute();
  return trx
    .selectFrom('sittings')
    .select(['id', 'category', 'seat', 'start_minute as start', 'end_minute as end'])
    .where('location', '=', day.location)
    .where('date', '=', day.date)
    .execute();
}

/** Writes who sits where: the reservation's own people, and those of others who change seats for them. */
export async function seat(
  trx: DatabaseTransaction,
  reservation: Day & { id: string },
  { seated, moved }: Seating<string>,
): Promise<void> {
  for (const { id, seat: number } of moved) {
    await trx.updateTable('sittings').set({ seat: number }).where('id', '=', id).execute();
  }
  const rows = seated.map((sitting) => ({
    id: randomUUID(),
    reservation_id: reservation.id,
    location: reservation.location,
    date: reservation.date,
    category: sitting.category,
    seat: sitting.seat,
    start_minute: sitting.start,
    end_minute: sitting.end,
  }));
  await trx.insertInto('sittings').values(rows).execute();
}

/** Frees every seat of a reservation at once, as a cancellation does. */
export async function freeSeats(trx: Database, reservationId: string): Promise<void> {
  await trx.deleteFrom('sittings').where('reservation_id', '=', reservationId).execute();
}
