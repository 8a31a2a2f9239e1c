import type { CalendarDate } from '#domain/salon/salon-time.ts';
import type { Database } from '../../../database/schema.ts';

/** The visits that a technician serves on these days, both included, earliest first, each with whose account has marked it last. */
export async function visitsServedOn(
  db: Database,
  technicianId: string,
  { first, last }: { first: CalendarDate; last: CalendarDate },
): Promise<{ id: string; markedBy: string | null }[]> {
  return db
    .selectFrom('sittings')
    .innerJoin('reservations', 'reservations.id', 'reservation_id')
    .select(['reservations.id', 'moved_by as markedBy'])
    .where('technician_id', '=', technicianId)
    .where('sittings.date', '>=', first)
    .where('sittings.date', '<=', last)
    .groupBy('reservations.id')
    .orderBy('reservations.date')
    .orderBy(({ fn }) => fn.min('sittings.start_minute'))
    .orderBy('reservations.id')
    .execute();
}

/** Whether a technician serves somebody of that visit. */
export async function isOwnVisit(db: Database, visitId: string, technicianId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sittings')
    .select('id')
    .where('reservation_id', '=', visitId)
    .where('technician_id', '=', technicianId)
    .executeTakeFirst();
  return row !== undefined;
}
