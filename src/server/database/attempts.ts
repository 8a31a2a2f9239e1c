import { prepared } from './prepared.ts';
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
  const [attempts] = await count(db, [key, now + milliseconds, now, now + longest + SKEW_MS]);
  if (!attempts) throw new Error('a count that is written is returned');
  return attempts;
}

/** Does not wait for the disk: a crash of the database may forget the attempts of its last half second. */
const count = prepared<Attempts>(
  'count-attempt',
  `INSERT INTO rate_limits AS known (key, points, expire)
   SELECT $1, 1, $2::bigint FROM set_config('synchronous_commit', 'off', true)
   ON CONFLICT (key) DO UPDATE SET
     points = CASE WHEN known.expire <= $3::bigint OR known.expire > $4::bigint THEN 1 ELSE known.points + 1 END,
     expire = CASE WHEN known.expire <= $3::bigint OR known.expire > $4::bigint THEN excluded.expire ELSE known.expire END
   RETURNING points AS count, expire AS "endsAt"`,
);

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
