import { Refusal } from '#domain/errors.ts';
import type { RateLimits } from '../config.ts';
import { attemptsOf, countAttempt, deleteAttempts, deleteEndedAttempts, extendAttempts } from '../database/attempts.ts';
import type { Database } from '../database/schema.ts';

export type Limits = ReturnType<typeof makeLimits>;

const MINUTE = 60_000;
const SHORTEST_WAIT = MINUTE / 2;
const LONGEST_WAIT = 15 * MINUTE;
/** How long the waits keep growing after the last attempt. */
const MEMORY = 24 * 60 * MINUTE;

type LimitsOptions = {
  db: Database;
  /** The server's clock, so that `LUNULE_NOW` moves the limits too. */
  now: () => number;
  limits: RateLimits;
  /** Counts nothing, for load and race tests. */
  off: boolean;
};

/** Counts attempts in PostgreSQL, so that several processes count together. */
export function makeLimits({ db, now, limits, off }: LimitsOptions) {
  return {
    /** Takes one point of a bucket; refuses with the seconds to wait when none is left. */
    take: async (name: keyof RateLimits, key: string) => {
      if (off) return;
      const { points, seconds } = limits[name];
      const { count, endsAt } = await countAttempt(db, `${name}:${key}`, now(), { milliseconds: seconds * 1000 });
      if (count > points) throw tooMany(endsAt - now());
    },
    /** As `take`, but returns false instead of refusing, where the caller must not learn of the limit. */
    allows: async (name: keyof RateLimits, key: string): Promise<boolean> => {
      if (off) return true;
      const { points, seconds } = limits[name];
      const { count } = await countAttempt(db, `${name}:${key}`, now(), { milliseconds: seconds * 1000 });
      return count <= points;
    },
    /**
     * Takes one point of a bucket that is cleared by success, such as a login. Once it is empty, each further attempt has
     * to wait, twice as long each time up to 15 minutes: never a permanent lock. Attempts at the same time count one by one.
     */
    attempt: async (name: keyof RateLimits, key: string) => {
      if (off) return;
      const { points, seconds } = limits[name];
      const [bucket, next] = bucketAndWait(name, key);
      const waiting = await attemptsOf(db, next, now(), LONGEST_WAIT);
      if (waiting) throw tooMany(waiting.endsAt - now());
      const { count } = await countAttempt(db, bucket, now(), { milliseconds: seconds * 1000, longest: MEMORY });
      if (count < points) return;
      await extendAttempts(db, bucket, now() + MEMORY);
      const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** (count - points));
      const mine = await countAttempt(db, next, now(), { milliseconds: wait, longest: LONGEST_WAIT });
      if (mine.count > 1) throw tooMany(mine.endsAt - now());
    },
    /** Deletes the counts that have ended. */
    deleteEnded: () => deleteEndedAttempts(db, now()),
    /** Deletes a count, as after a login that succeeds. */
    clear: async (name: keyof RateLimits, key: string) => {
      if (!off) await deleteAttempts(db, bucketAndWait(name, key));
    },
  };
}

function bucketAndWait(name: string, key: string): [bucket: string, next: string] {
  return [`${name}:${key}`, `${name}:${key}:turn`];
}

function tooMany(milliseconds: number): Refusal {
  return new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) });
}
