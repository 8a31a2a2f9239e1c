import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { TurnOrdersTable } from '../../../database/schema-team.ts';

type Day = Pick<TurnOrdersTable, 'location' | 'date'>;

/** The order of a day as the desk set it; empty when it did not. */
export async function handOrderOf(db: Database, { location, date }: Day): Promise<string[]> {
  const [row] = await readHandOrder(db, [location, date]);
  return row?.ids ?? [];
}

const readHandOrder = prepared<{ ids: string[] }>(
  'hand-order',
  'SELECT technician_ids AS ids FROM turn_orders WHERE location = $1::smallint AND date = $2::date',
);

/** Who set the order of a day by hand, and when; undefined when nobody did. */
export async function setterOf(
  db: Database,
  { location, date }: Day,
): Promise<{ by: string | null; at: Date } | undefined> {
  return db
    .selectFrom('turn_orders')
    .leftJoin('users', 'users.id', 'set_by')
    .select(['users.name as by', 'set_at as at'])
    .where('location', '=', location)
    .where('date', '=', date)
    .executeTakeFirst();
}

/** The orders that a person has set, the oldest first. */
export async function listOrdersSetBy(
  db: Database,
  userId: string,
): Promise<Pick<TurnOrdersTable, 'location' | 'date' | 'set_at'>[]> {
  return db
    .selectFrom('turn_orders')
    .select(['location', 'date', 'set_at'])
    .where('set_by', '=', userId)
    .orderBy('date')
    .orderBy('location')
    .execute();
}

/** Deletes the orders of the days before that one. */
export async function deleteOrdersBefore(trx: DatabaseTransaction, date: CalendarDate): Promise<void> {
  await trx.deleteFrom('turn_orders').where('date', '<', date).execute();
}

/** Writes the order of a day, in place of the one that was there. */
export async function writeOrder(trx: DatabaseTransaction, row: TurnOrdersTable): Promise<void> {
  const { technician_ids, set_by, set_at } = row;
  await trx
    .insertInto('turn_orders')
    .values(row)
    .onConflict((conflict) => conflict.columns(['location', 'date']).doUpdateSet({ technician_ids, set_by, set_at }))
    .execute();
}

/** Forgets the order of a day: it goes by planned minutes again. */
export async function deleteOrder(trx: DatabaseTransaction, { location, date }: Day): Promise<void> {
  await trx.deleteFrom('turn_orders').where('location', '=', location).where('date', '=', date).execute();
}
