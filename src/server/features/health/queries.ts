import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Throws unless the database answers and has room to write: numbers too many for so little memory go to its disk. Nothing of
 * it stays there.
 */
export async function requireHealthy(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL work_mem = '64kB'`.execute(trx);
    await sql`SELECT count(*) FROM generate_series(1, 20000)`.execute(trx);
  });
}
