import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Throws unless the database answers. */
export async function ping(db: Database): Promise<void> {
  await sql`SELECT 1`.execute(db);
}
