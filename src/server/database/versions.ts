import { sql } from 'kysely';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, daysBetween } from '#domain/salon/salon-time.ts';
import { prepared } from './prepared.ts';
import type { Database } from './schema.ts';

type VersionName = 'content' | 'reservations';

/** The versions of the content and of every day, as one read saw them; the days as one text that is compared as a whole. */
export type Versions = { content: number; days: string };

/** Any day from which days are counted; the database counts from the same. */
const DAY_ONE: CalendarDate = '2000-01-01';
/** More than clients may book ahead, so that no two such days share a version. */
const DAYS_APART = 64;

/**
 * Raises a version, by which every process sees the change. Visits, seats and what visitors read of the salon are counted
 * by the database itself, for every writer (`db/migrations/0014-day-versions.sql`); this is for what lists show beside them.
 */
export async function bumpVersion(trx: Database, name: VersionName): Promise<void> {
  await trx.updateTable('versions').set({ version: sql`version + 1` }).where('name', '=', name).execute();
}

/** Returns a version: while it is the same, nothing of what it names has changed. */
export async function versionOf(db: Database, name: VersionName): Promise<number> {
  const [row] = await (name === 'content' ? readContentVersion(db) : readListVersion(db));
  if (!row) throw new Error(`the version ${name} is missing from the database`);
  return row.version;
}

/** Returns the versions by which kept availability is judged. */
export async function readVersions(db: Database): Promise<Versions> {
  const [versions] = await readAllVersions(db);
  if (!versions) throw new Error('the versions are missing from the database');
  return versions;
}

/** Returns a function that tells the version of a day at a location. */
export function dayVersions({ days }: Versions): (location: LocationCode, date: CalendarDate) => string {
  const versions = days.split(' ');
  return (location, date) => versions[dayBucket(location, date)] ?? '';
}

/** As `day_bucket` of the migration. */
function dayBucket(location: LocationCode, date: CalendarDate): number {
  const day = daysBetween(DAY_ONE, date) % DAYS_APART;
  return (location - 1) * DAYS_APART + ((day + DAYS_APART) % DAYS_APART);
}

const readContentVersion = prepared<{ version: number }>(
  'content-version',
  `SELECT version FROM versions WHERE name = 'content'`,
);

/**
 * Counts every committed change of a visit, wherever it is: each adds one or more, so that two sums are the same only if
 * both have seen the same changes.
 */
const readListVersion = prepared<{ version: number }>(
  'list-version',
  `SELECT version + (SELECT sum(version) FROM day_versions)::bigint AS version FROM versions WHERE name = 'reservations'`,
);

const readAllVersions = prepared<Versions>(
  'all-versions',
  `SELECT version AS content, (SELECT string_agg(version::text, ' ' ORDER BY bucket) FROM day_versions) AS days
   FROM versions WHERE name = 'content'`,
);
