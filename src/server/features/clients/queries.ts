import { sql } from 'kysely';
import { SEATED_STATUSES } from '#domain/reservations/reservation.ts';
import type { CalendarDate, SalonMoment } from '#domain/salon/salon-time.ts';
import { searchPatterns } from '#domain/search.ts';
import type { Database } from '../../database/schema.ts';

/** A name and phone that the salon has seen on a visit, with the account that they belong to, if any. */
export type KnownClient = {
  user_id: string | null;
  client: string;
  phone: string | null;
  email: string | null;
  last_visit: string | null;
  next_visit: string | null;
  /** Visits to which they did not come; null for none. */
  no_shows: number | null;
};

/** Only the newest matching visits are read: enough for any search that is narrow enough to be useful. */
const VISITS_READ_MAX = 2000;
const KNOWN_CLIENTS_MAX = 60;

/** Whether a visit's time has come, or its client before it. */
function hasCome({ date, minutes }: SalonMoment) {
  return sql<boolean>`(date < ${date} OR (date = ${date} AND (start_minute <= ${minutes} OR status IN ('present', 'done'))))`;
}

/** The clients of visits with such a name and phone, the latest first. Numbers match only the phone, never the time. */
export async function clientsByVisit(
  db: Database,
  { words, numbers, now }: { words: readonly string[]; numbers: readonly string[]; now: SalonMoment },
): Promise<KnownClient[]> {
  const newest = db
    .selectFrom('reservations')
    .select(['user_id', 'client', 'phone', 'phone_is_default', 'date', 'status', 'cancel_reason'])
    .select(hasCome(now).as('has_come'))
    .where((row) =>
      row.and([
        ...words.map((word) => row.or(searchPatterns(word).map((pattern) => row('search_text', 'like', pattern)))),
        ...numbers.flatMap((digits) => [
          row('search_text', 'like', `%${digits}%`),
          row(sql<string>`replace(phone, '-', '')`, 'like', `%${digits}%`),
          row('phone_is_default', '=', false),
        ]),
      ]),
    )
    .orderBy('date', 'desc')
    .orderBy('start_minute', 'desc')
    .limit(VISITS_READ_MAX);
  const latest = db
    .selectFrom(newest.as('visit'))
    .select(['visit.user_id', 'visit.client'])
    .select(sql<string | null>`nullif(phone, CASE WHEN phone_is_default THEN phone END)`.as('phone'))
    .select([
      sql<string>`max(date)`.as('newest'),
      sql<string | null>`max(date) FILTER (WHERE status IN (${sql.join(SEATED_STATUSES)}) AND has_come)`.as(
        'last_visit',
      ),
      sql<string | null>`min(date) FILTER (WHERE status IN (${sql.join(SEATED_STATUSES)}) AND NOT has_come)`.as(
        'next_visit',
      ),
      sql<number>`(count(*) FILTER (WHERE cancel_reason = 'no_show'))::integer`.as('no_shows'),
    ])
    .groupBy(['visit.user_id', 'visit.client', 'visit.phone', 'visit.phone_is_default'])
    .orderBy('newest', 'desc')
    .orderBy('visit.client')
    .limit(KNOWN_CLIENTS_MAX);
  // Only the accounts of those few are read.
  return db
    .selectFrom(latest.as('known'))
    .leftJoin('users', 'users.id', 'known.user_id')
    .select(['user_id', 'client', 'phone', 'users.email', 'last_visit', 'next_visit', 'no_shows'])
    .orderBy('newest', 'desc')
    .orderBy('client')
    .execute();
}

/** Open accounts of such a name or e-mail, with the phone and the date of their newest visit, in order of name. */
export async function clientsByAccount(
  db: Database,
  { words, now }: { words: readonly string[]; now: SalonMoment },
): Promise<KnownClient[]> {
  return db
    .selectFrom('users')
    .select(['users.id as user_id', 'users.name as client', 'users.email'])
    .select((user) => [
      user
        .selectFrom('reservations')
        .select('phone')
        .whereRef('user_id', '=', 'users.id')
        .where('phone_is_default', '=', false)
        .orderBy('date', 'desc')
        .limit(1)
        .as('phone'),
      user
        .selectFrom('reservations')
        .select(({ fn }) => fn.max('date').as('last_visit'))
        .whereRef('user_id', '=', 'users.id')
        .where('status', 'in', SEATED_STATUSES)
        .where(hasCome(now))
        .as('last_visit'),
      user
        .selectFrom('reservations')
        .select(({ fn }) => fn.min('date').as('next_visit'))
        .whereRef('user_id', '=', 'users.id')
        .where('status', 'in', SEATED_STATUSES)
        .where(sql<boolean>`NOT ${hasCome(now)}`)
        .as('next_visit'),
      user
        .selectFrom('reservations')
        .select(sql<number>`count(*)::integer`.as('no_shows'))
        .whereRef('user_id', '=', 'users.id')
        .where('cancel_reason', '=', 'no_show')
        .as('no_shows'),
    ])
    .where('users.status', '=', true)
    .where((row) =>
      row.and(words.map((word) => row.or(searchPatterns(word).map((pattern) => row('search_text', 'like', pattern))))),
    )
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(KNOWN_CLIENTS_MAX)
    .execute();
}

/** One line of a visit that one of several accounts or phones had. */
export type VisitLine = {
  id: string;
  user_id: string | null;
  client: string;
  phone: string;
  date: string;
  performer: string | null;
  service_id: string | null;
  qty: number;
};

/** The lines of the visits that have come, of these accounts and phones, the newest visits first; cancelled ones not. */
export async function linesOfVisits(
  db: Database,
  { userIds, phones, now }: { userIds: readonly string[]; phones: readonly string[]; now: SalonMoment },
): Promise<VisitLine[]> {
  return db
    .selectFrom('reservations as visit')
    .innerJoin('reservation_lines as line', 'line.reservation_id', 'visit.id')
    .select(['visit.id', 'visit.user_id', 'visit.client', 'visit.phone', 'visit.date', 'visit.performer'])
    .select(['line.service_id', 'line.qty'])
    .where(hasCome(now))
    .where('visit.status', 'in', SEATED_STATUSES)
    .where((row) =>
      row.or([
        ...(userIds.length > 0 ? [row('visit.user_id', 'in', userIds)] : []),
        ...(phones.length > 0
          ? [row.and([row('visit.phone', 'in', phones), row('phone_is_default', '=', false)])]
          : []),
      ]),
    )
    .orderBy('visit.date', 'desc')
    .orderBy('visit.start_minute', 'desc')
    .orderBy('visit.id')
    .orderBy('line.position')
    .limit(VISITS_READ_MAX)
    .execute();
}

/** A visit of the day with an earlier one of the same account or phone, or with none. */
export type EarlierVisit = {
  id: string;
  client: string;
  earlier_id: string | null;
  earlier_client: string | null;
  earlier_date: string | null;
  /** Whether the client did not come to the earlier visit. */
  is_no_show: boolean;
  color_note: string | null;
};

/**
 * The visits of a day that have an account or a phone, each with every earlier visit of the same account or phone, the
 * newest first. Cancelled visits do not count, but for those to which the client did not come.
 */
export async function earlierVisitsOn(db: Database, date: CalendarDate): Promise<EarlierVisit[]> {
  return withEarlierVisits(db).where('visit.date', '=', date).where('visit.status', 'in', SEATED_STATUSES).execute();
}

/** The same for one visit, whatever its status. */
export async function earlierVisitsOf(db: Database, id: string): Promise<EarlierVisit[]> {
  return withEarlierVisits(db).where('visit.id', '=', id).execute();
}

function withEarlierVisits(db: Database) {
  return db
    .selectFrom('reservations as visit')
    .leftJoin('reservations as earlier', (join) =>
      join
        .onRef('earlier.date', '<', 'visit.date')
        .on((row) =>
          row.or([row('earlier.status', 'in', SEATED_STATUSES), row('earlier.cancel_reason', '=', 'no_show')]),
        )
        .on((row) =>
          row.or([
            row('earlier.user_id', '=', row.ref('visit.user_id')),
            row.and([
              row('earlier.phone', '=', row.ref('visit.phone')),
              row.not(row.ref('earlier.phone_is_default')),
              row.not(row.ref('visit.phone_is_default')),
            ]),
          ]),
        ),
    )
    .select(['visit.id', 'visit.client', 'earlier.id as earlier_id', 'earlier.client as earlier_client'])
    .select('earlier.date as earlier_date')
    .select(['earlier.color_note', sql<boolean>`earlier.cancel_reason IS NOT DISTINCT FROM 'no_show'`.as('is_no_show')])
    .where((row) => row.or([row('visit.user_id', 'is not', null), row('visit.phone_is_default', '=', false)]))
    .orderBy('earlier.date', 'desc')
    .orderBy('earlier.start_minute', 'desc');
}
