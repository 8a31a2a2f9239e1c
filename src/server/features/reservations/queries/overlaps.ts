import { OPEN_STATUSES } from '#domain/reservations/reservation.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import type { Database } from '../../../database/schema.ts';

/** Somebody by their account, or by name and number as the desk wrote them; no number tells nobody apart. */
type Person = { userId: string | null; client: string; phone: string | null };
type When = { date: CalendarDate; start: number; end: number };

/** Whether that person has a visit to come or under way, at either address, that takes some of these minutes of the day. */
export async function hasVisitDuring(db: Database, person: Person, { date, start, end }: When): Promise<boolean> {
  const rows = await db
    .selectFrom('reservations')
    .select(['user_id', 'client'])
    .where('date', '=', date)
    .where('status', 'in', OPEN_STATUSES)
    .where('start_minute', '<', end)
    .where('end_minute', '>', start)
    .where((row) =>
      row.or([
        row('user_id', '=', person.userId),
        row.and([row('phone', '=', person.phone), row('phone_is_default', '=', false)]),
      ]),
    )
    .execute();
  return rows.some(
    ({ user_id, client }) =>
      (user_id !== null && user_id === person.userId) || searchKey(client) === searchKey(person.client),
  );
}
