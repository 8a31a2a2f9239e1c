import type { Sitting } from '#domain/booking/seats.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { SERVICE_CATEGORIES } from '#domain/services/services.ts';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';

/** Somebody seated that day; `heldUntil` is when a hold ends, in epoch milliseconds, null for a visit. */
export type SeatedPerson = Sitting & { location: LocationCode; heldUntil: number | null };

/** Which days, and the visit whose people are left out. */
type Asked = { dates: readonly CalendarDate[]; exceptId: string | undefined };

/**
 * Everybody seated on each of these days at both locations, holds included, also those that have run out; a day without
 * anybody is missing. A day comes as one text: turning thousands of rows into objects took most of the time.
 */
export async function seatedOn(db: Database, { dates, exceptId }: Asked): Promise<Map<CalendarDate, SeatedPerson[]>> {
  const days = await readSeated(db, [dates, exceptId ?? null]);
  return new Map(days.map(({ date, seated }) => [date, seated.split(',').map(personOf)]));
}

const readSeated = prepared<{ date: CalendarDate; seated: string }>(
  'seated-on',
  `SELECT date, string_agg(concat_ws(' ', location, category, seat, start_minute, end_minute,
     round(extract(epoch FROM held_until) * 1000)), ',') AS seated
   FROM sittings
   WHERE location IN (1, 2) AND date = ANY ($1::date[]) AND ($2::uuid IS NULL OR reservation_id IS DISTINCT FROM $2::uuid)
   GROUP BY date`,
);

/** People sit on the same seats at the same times on many days, so that few different texts come again and again. */
const PEOPLE_MAX = 5_000;
const people = new Map<string, SeatedPerson>();

function personOf(text: string): SeatedPerson {
  const known = people.get(text);
  if (known) return known;
  const [location, category, seat, start, end, heldUntil] = text.split(' ');
  const person = {
    location: location === '1' ? 1 : 2,
    category: SERVICE_CATEGORIES.find((one) => one === category) ?? 'other',
    seat: Number(seat),
    start: Number(start),
    end: Number(end),
    heldUntil: heldUntil === undefined ? null : Number(heldUntil),
  } satisfies SeatedPerson;
  if (people.size >= PEOPLE_MAX) people.clear();
  people.set(text, person);
  return person;
}
