import { sql } from 'kysely';
import type { Database } from './schema.ts';

type VersionName = 'content' | 'reservations';

/**
 * Tells every process that something changed. Call it last in the writing transaction, since the row stays locked until
 * the end of it.
 */
export async function bumpVersion(trx: Database, name: VersionName): Promise<void> {
  await trx.updateTable('versions').set({ version: sql`version + 1` }).where('name', '=', name).execute();
}

/** The number that changes whenever what it names may have changed. */
export async function versionOf(db: Database, name: VersionName): Promise<number> {
  const { version } = await db
    .selectFrom('versions')
    .select('version')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return version;
}
