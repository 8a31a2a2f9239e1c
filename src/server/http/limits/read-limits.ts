import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from '#domain/errors.ts';
import type { RateLimit } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { bearerOf } from '../authenticate.ts';
import { callerIp } from './caller-ip.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This call has a limit of its own, or none, and does not count among the reads of its IP. */
    hasOwnLimit?: boolean;
  }
}

/** The IP of the server's own calls, which no connection can have. */
export const OWN_IP = 'own';

export type CountRead = (request: FastifyRequest) => Promise<void>;

/**
 * Counts each call and page in this process and refuses those over the limit: by session where the call has a token of
 * ours, expired or not, else by IP. So one visitor who asks too much does not stop the desk behind the same IP.
 */
export function makeReadLimits({ config, tokens }: Pick<Deps, 'config' | 'tokens'>): CountRead {
  const { reads, sessionCalls } = config.rateLimits;
  const countByIp = counter(reads);
  const countBySession = counter(sessionCalls);
  return async (request) => {
    const isOwn = request.raw.socket.remoteAddress === OWN_IP;
    if (config.rateLimitsOff || isOwn || request.routeOptions.config.hasOwnLimit) return;
    const bearer = bearerOf(request);
    const claims = bearer === null ? null : await tokens.readOldAccess(bearer);
    await (claims ? countBySession(claims.sid) : countByIp(callerIp(request).block));
  };
}

function counter({ points, seconds }: RateLimit) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key: string): Promise<void> => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
    if (consumedPoints <= points) return;
    throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
  };
}
