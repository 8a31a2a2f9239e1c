import { sql } from 'kysely';
import type { Database } from './schema.ts';

type VersionName = 'content' | 'reservations';

/**
 * Raises a version, by which every process sees the change. Call it last in the writing transaction, since the row stays
 * locked until its end.
 */
export async function bumpVersion(trx: Database, name: VersionName): Promise<void> {
  await trx.updateTable('versions').set({ version: sql`version + 1` }).where('name', '=', name).execute();
}

/** Returns a version: while it is the same, nothing of what it names has changed. */
export async function versionOf(db: Database, name: VersionName): Promise<number> {
  const { version } = await db
    .selectFrom('versions')
    .select('version')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return version;
}
