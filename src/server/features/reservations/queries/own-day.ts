import type { CalendarDate } from '#domain/salon/salon-time.ts';
import type { Database } from '../../../database/schema.ts';

/** The ids of the visits that a technician serves on these days, both included, earliest first. */
export async function visitsServedOn(
  db: Database,
  technicianId: string,
  { first, last }: { first: CalendarDate; last: CalendarDate },
): Promise<string[]> {
  const rows = await db
    .selectFrom('sittings')
    .innerJoin('reservations', 'reservations.id', 'reservation_id')
    .select(({ fn }) => ['reservations.id', 'reservations.date', fn.min('sittings.start_minute').as('start')])
    .where('technician_id', '=', technicianId)
    .where('sittings.date', '>=', first)
    .where('sittings.date', '<=', last)
    .groupBy(['reservations.id', 'reservations.date'])
    .orderBy('reservations.date')
    .orderBy('start')
    .orderBy('reservations.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a technician serves somebody of that visit. */
export async function isServedBy(db: Database, visitId: string, technicianId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sittings')
    .select('id')
    .where('reservation_id', '=', visitId)
    .where('technician_id', '=', technicianId)
    .executeTakeFirst();
  return row !== undefined;
}
