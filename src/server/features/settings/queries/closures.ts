import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { ClosureView } from '#contract/schemas/settings.ts';
import type { ClosedDayQuery, ClosureDraft } from '#contract/schemas/settings-changes.ts';
import { OPEN_STATUSES } from '#domain/reservations/reservation.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import { withLines } from '../../reservations/queries/reservations.ts';

/** Writes a closed day; undefined when there is one for that day and place already. */
export async function insertClosure(trx: DatabaseTransaction, draft: ClosureDraft): Promise<ClosureView | undefined> {
  const row = {
    id: randomUUID(),
    month_day: draft.monthDay ?? null,
    date: draft.date ?? null,
    location: draft.location,
    label_fr: draft.label.fr,
    label_en: draft.label.en,
  };
  const written = await trx
    .insertInto('closures')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return (
    written && {
      _id: row.id,
      monthDay: row.month_day,
      date: row.date,
      location: row.location,
      label: { fr: row.label_fr, en: row.label_en },
    }
  );
}

/** Takes a closed day away; answers which it was, undefined when it is not there. */
export async function deleteClosure(
  trx: DatabaseTransaction,
  id: string,
): Promise<{ monthDay: string | null; date: string | null; location: number | null } | undefined> {
  return trx
    .deleteFrom('closures')
    .where('id', '=', id)
    .returning(['month_day as monthDay', 'date', 'location'])
    .executeTakeFirst();
}

const MOST_VISITS = 500;

/** The visits from `today` on that a closed day would hit, soonest first. */
export async function visitsHitBy(db: Database, query: ClosedDayQuery, today: CalendarDate): Promise<Reservation[]> {
  let visits = db
    .selectFrom('reservations')
    .selectAll()
    .where('status', 'in', OPEN_STATUSES)
    .where('date', '>=', today);
  if (query.date) visits = visits.where('date', '=', query.date);
  if (query.monthDay) visits = visits.where(sql<boolean>`to_char(date, 'MM-DD') = ${query.monthDay}`);
  if (query.weekday) visits = visits.where(sql<boolean>`extract(isodow FROM date) = ${query.weekday}`);
  if (query.location) visits = visits.where('location', '=', query.location === '1' ? 1 : 2);
  const rows = await visits.orderBy('date').orderBy('start_minute').orderBy('id').limit(MOST_VISITS).execute();
  return withLines(db, rows);
}
