import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type ErrorCode, Refusal } from '#domain/errors.ts';
import type { RateLimits } from '../rate-limits.ts';

export type Limits = ReturnType<typeof makeLimits>;

/**
 * Counts tries in PostgreSQL, so that several processes count together (security, Limits). With `off` nothing is
 * counted: for load and race tests.
 */
export function makeLimits(pool: pg.Pool, limits: RateLimits, off: boolean) {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (name: keyof RateLimits) => {
    const known = limiters.get(name);
    if (known) return known;
    const { points, seconds } = limits[name];
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(name, made);
    return made;
  };
  return {
    /** Takes one point of that bucket; throws `too_many_requests` with the seconds to wait when none is left. */
    take: async (name: keyof RateLimits, key: string) => {
      if (off) return;
      await limiterOf(name).consume(key).catch(refuseTooMany);
    },
    /** Refuses when the bucket is empty, without taking from it: for limits that count failures only. */
    check: async (name: keyof RateLimits, key: string) => {
      if (off) return;
      const limiter = limiterOf(name);
      const state = await limiter.get(key);
      if (state && state.consumedPoints >= limits[name].points) refuseTooMany(state);
    },
    /** Forgets what was counted, as after a sign-in that succeeds. */
    clear: async (name: keyof RateLimits, key: string) => {
      if (!off) await limiterOf(name).delete(key);
    },
  };
}

function refuseTooMany(reason: unknown): never {
  const code: ErrorCode = 'too_many_requests';
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new Refusal(code, { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) });
}
