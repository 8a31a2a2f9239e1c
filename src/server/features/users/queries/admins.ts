import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/schema.ts';

/**
 * The accounts that are Admin and open, kept from others until the end of the transaction, always in the same order.
 * Whoever takes an Admin away asks this first: of two who remove each other at once the second waits, and finds
 * itself no longer among them.
 */
export async function lockActiveAdmins(trx: DatabaseTransaction): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`'Admin' = ANY(roles)`)
    .where('status', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
