import type { SeatedVisit } from '#domain/reservations/hit-visits.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';

export type Telling = { id: string; toldAt: Date | null; toldBy: string | null };

/** Puts visits on the list, those told or put away before once more. Those of past days leave it. */
export async function listToCall(
  trx: DatabaseTransaction,
  visits: readonly SeatedVisit[],
  { at, today }: { at: Date; today: CalendarDate },
): Promise<void> {
  await trx.deleteFrom('visits_to_call').where('date', '<', today).execute();
  if (visits.length === 0) return;
  const rows = visits.map(({ id, location, date, start }) => ({
    ...{ reservation_id: id, location, date, start_minute: start, listed_at: at },
    ...{ told_at: null, told_by: null, put_away_at: null },
  }));
  await trx
    .insertInto('visits_to_call')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('reservation_id').doUpdateSet(({ ref }) => ({
        location: ref('excluded.location'),
        date: ref('excluded.date'),
        start_minute: ref('excluded.start_minute'),
        listed_at: ref('excluded.listed_at'),
        told_at: null,
        told_by: null,
        put_away_at: null,
      })),
    )
    .execute();
}

/** The visits on the list that are still to come where and when they were as they were hit. */
export async function findToCall(db: Database, today: CalendarDate): Promise<(Telling & { date: CalendarDate })[]> {
  return db
    .selectFrom('visits_to_call as entry')
    .innerJoin('reservations as visit', (join) =>
      join
        .onRef('visit.id', '=', 'entry.reservation_id')
        .onRef('visit.location', '=', 'entry.location')
        .onRef('visit.date', '=', 'entry.date')
        .onRef('visit.start_minute', '=', 'entry.start_minute'),
    )
    .leftJoin('users', 'users.id', 'entry.told_by')
    .select(['visit.id', 'visit.date', 'entry.told_at as toldAt', 'users.name as toldBy'])
    .where('entry.put_away_at', 'is', null)
    .where('visit.status', '=', 'pending')
    .where('visit.date', '>=', today)
    .execute();
}

/** Locks the entry of a visit; undefined when it is not on the list. */
export async function lockToCall(trx: DatabaseTransaction, id: string): Promise<Telling | undefined> {
  const entry = await trx
    .selectFrom('visits_to_call')
    .selectAll()
    .where('reservation_id', '=', id)
    .where('put_away_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) return undefined;
  const by = await trx.selectFrom('users').select('name').where('id', '=', entry.told_by).executeTakeFirst();
  return { id, toldAt: entry.told_at, toldBy: by?.name ?? null };
}

/** Notes who told the client and when; with null, that nobody has. */
export async function saveTelling(
  trx: DatabaseTransaction,
  id: string,
  telling: { at: Date; by: string } | null,
): Promise<void> {
  await trx
    .updateTable('visits_to_call')
    .set({ told_at: telling?.at ?? null, told_by: telling?.by ?? null })
    .where('reservation_id', '=', id)
    .execute();
}

/** Takes visits off the list; returns those that were on it, and whether their clients had been told. */
export async function takeOffList(
  trx: DatabaseTransaction,
  ids: readonly string[],
  at: Date,
): Promise<{ id: string; wasTold: boolean }[]> {
  const rows = await trx
    .updateTable('visits_to_call')
    .set({ put_away_at: at })
    .where('reservation_id', 'in', ids)
    .where('put_away_at', 'is', null)
    .returning(['reservation_id as id', 'told_at'])
    .execute();
  return rows.map(({ id, told_at }) => ({ id, wasTold: told_at !== null }));
}
