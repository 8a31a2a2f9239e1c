import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** How often something was attempted, and when the count ends, in epoch milliseconds. */
export type Attempts = { count: number; endsAt: number };

/** How far the clocks of servers on one database may differ. */
const SKEW_MS = 60_000;

/**
 * Counts one more attempt at `key`; a count that has ended at `now` starts again and lasts `milliseconds`. One that would end
 * later than `longest` from now was written by a wrong clock, and starts again too.
 */
export async function countAttempt(
  db: Database,
  key: string,
  now: number,
  { milliseconds, longest = milliseconds }: { milliseconds: number; longest?: number },
): Promise<Attempts> {
  const ended = sql<boolean>`(rate_limits.expire <= ${now} OR rate_limits.expire > ${now + longest + SKEW_MS})`;
  const { points, expire } = await db
    .insertInto('rate_limits')
    .values({ key, points: 1, expire: now + milliseconds })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`CASE WHEN ${ended} THEN 1 ELSE rate_limits.points + 1 END`,
        expire: sql`CASE WHEN ${ended} THEN excluded.expire ELSE rate_limits.expire END`,
      }),
    )
    .returning(['points', 'expire'])
    .executeTakeFirstOrThrow();
  return { count: points, endsAt: expire };
}

/** Returns the current count; undefined when there is none at `now`, or none that ends within `longest`. */
export async function attemptsOf(
  db: Database,
  key: string,
  now: number,
  longest: number,
): Promise<Attempts | undefined> {
  const row = await db
    .selectFrom('rate_limits')
    .select(['points', 'expire'])
    .where('key', '=', key)
    .where('expire', '>', now)
    .where('expire', '<=', now + longest + SKEW_MS)
    .executeTakeFirst();
  return row && { count: row.points, endsAt: row.expire };
}

/** Lets a count last until `endsAt`. */
export async function extendAttempts(db: Database, key: string, endsAt: number): Promise<void> {
  await db.updateTable('rate_limits').set({ expire: endsAt }).where('key', '=', key).execute();
}

/** Deletes these counts. */
export async function deleteAttempts(db: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

/** Deletes every count that has ended at `now`. */
export async function deleteEndedAttempts(db: Database, now: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<=', now).execute();
}
