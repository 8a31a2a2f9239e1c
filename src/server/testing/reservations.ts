import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import { clockTime, instant } from '#domain/salon/salon-time.ts';
import { reservationSearchText } from '#domain/search.ts';
import type { Database } from '../database/schema.ts';
import type { ReservationsTable } from '../database/schema-booking.ts';

/** A visit as the database keeps one: a pending manicure of 45 minutes on Thursday at 10:00, on its seat unless cancelled. */
export async function givenReservation(db: Database, overrides: Partial<Insertable<ReservationsTable>> = {}) {
  const { client = 'Léa Gagnon', phone = '418-555-0142', start_minute: start = 600 } = overrides;
  const row = await db
    .insertInto('reservations')
    .values({
      id: randomUUID(),
      status: 'pending',
      client,
      phone,
      location: 1,
      date: '2026-06-04',
      start_minute: start,
      end_minute: start + 45,
      items_cents: 4500,
      tax_cents: 674,
      total_cents: 5174,
      search_text: reservationSearchText({ client, phone, time: clockTime(start) }),
      created_at: instant(0),
      updated_at: instant(0),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await giveLine(db, row.id);
  if (holdsSeat(row.status)) await giveSeat(db, row);
  return row;
}

async function giveLine(db: Database, reservation_id: string): Promise<void> {
  await db
    .insertInto('reservation_lines')
    .values({
      reservation_id,
      position: 0,
      titre: 'Manucure classique',
      category: 'manicure',
      qty: 1,
      price_cents: 4500,
      minutes: 45,
    })
    .execute();
}

/** The first seat that nobody has that day, so that a test may crowd a time as much as it likes. */
async function giveSeat(db: Database, row: Awaited<ReturnType<typeof givenReservation>>): Promise<void> {
  const { taken } = await db
    .selectFrom('sittings')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('date', '=', row.date)
    .where('location', '=', row.location)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sittings')
    .values({
      id: randomUUID(),
      reservation_id: row.id,
      location: row.location,
      category: 'manicure',
      seat: taken + 1,
      date: row.date,
      start_minute: row.start_minute,
      end_minute: row.end_minute,
    })
    .execute();
}
