import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { LocationCode } from '#domain/salon/locations.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { TechnicianHours } from '#domain/team/technicians.ts';
import type { Database } from '../database/schema.ts';
import type { TechniciansTable } from '../database/schema-team.ts';

/** Every day from 9:00 to 21:00 at one location, never at the other. */
export function alwaysAt(location: LocationCode, opens = '09:00', closes = '21:00'): TechnicianHours {
  const always = Array.from({ length: 7 }, () => [{ opens, closes }]);
  const never = Array.from({ length: 7 }, () => []);
  return location === 1 ? { 1: always, 2: never } : { 1: never, 2: always };
}

/** A technician for manicures and pedicures, always at the first location unless told otherwise. */
export async function givenTechnician(
  db: Database,
  {
    hours = alwaysAt(1),
    ...overrides
  }: Partial<Omit<Insertable<TechniciansTable>, 'hours'>> & { hours?: TechnicianHours } = {},
) {
  return db
    .insertInto('technicians')
    .values({
      id: randomUUID(),
      name: 'Maude',
      colour: 'plum',
      categories: ['manicure', 'pedicure'],
      except_services: [],
      hours: JSON.stringify(hours),
      accepts_requests: true,
      status: 'active',
      position: 0,
      created_at: instant(0),
      updated_at: instant(0),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives all people of a visit to a technician. */
export async function givenTo(
  db: Database,
  reservationId: string,
  { id, name }: { id: string; name: string },
  requested = false,
): Promise<void> {
  await db
    .updateTable('sittings')
    .set({ technician_id: id, requested })
    .where('reservation_id', '=', reservationId)
    .execute();
  await db.updateTable('reservations').set({ performer: name }).where('id', '=', reservationId).execute();
}

/** The body of POST /technicians. */
export const TECHNICIAN_DRAFT = {
  name: 'Ana',
  colour: 'lilac',
  picture: null,
  userId: null,
  categories: ['manicure', 'pedicure'],
  exceptServices: [],
  hours: alwaysAt(1),
  acceptsRequests: true,
  status: 'active',
};
