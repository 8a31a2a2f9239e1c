import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Throws unless the database responds and can write to its disk: the query needs more memory than it may use, so that
 * PostgreSQL writes a temporary file.
 */
export async function requireHealthy(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL work_mem = '64kB'`.execute(trx);
    await sql`SELECT count(*) FROM generate_series(1, 20000)`.execute(trx);
  });
}

/** Throws unless the database responds. */
export async function requireConnection(db: Database): Promise<void> {
  await sql`SELECT 1`.execute(db);
}
