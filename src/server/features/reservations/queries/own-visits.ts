import { OPEN_STATUSES } from '#domain/reservations/reservation.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import type { Database } from '../../../database/schema.ts';

/** A client by account, or by name and phone as the desk wrote them; without a phone the name alone says nothing. */
type Person = { userId: string | null; client: string; phone: string | null };
/** Minutes of a day; the visit `exceptId` does not count. */
type When = { date: CalendarDate; start: number; end: number; exceptId?: string };

/** Whether that client has an open visit, at either location, that takes some of these minutes of the day. */
export async function hasVisitDuring(
  db: Database,
  person: Person,
  { date, start, end, exceptId }: When,
): Promise<boolean> {
  const rows = await db
    .selectFrom('reservations')
    .select(['id', 'user_id', 'client'])
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
    ({ id, user_id, client }) =>
      id !== exceptId &&
      ((user_id !== null && user_id === person.userId) || searchKey(client) === searchKey(person.client)),
  );
}
