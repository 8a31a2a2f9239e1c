import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Throws unless the database answers and can write: so many numbers do not fit into so little memory, so it writes them to
 * a temporary file.
 */
export async function requireHealthy(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL work_mem = '64kB'`.execute(trx);
    await sql`SELECT count(*) FROM generate_series(1, 20000)`.execute(trx);
  });
}
