import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from '#domain/errors.ts';
import type { RateLimit } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { bearerOf } from '../bearer.ts';
import { originOf } from './origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This call is counted by a limit of its own, or by none, and not among the reads of its address. */
    hasOwnLimit?: boolean;
  }
}

/** Where the server's own calls come from; no connection has such an address. */
export const OWN_ADDRESS = 'own';

export type CountRead = (request: FastifyRequest) => Promise<void>;

/**
 * Counts each call and page, in this process, and refuses those over the limit: of a session where a token of ours comes
 * along (an old one too, so that it can be renewed), else of the address. One visitor who asks too much does not stop
 * the desk that shares an address with them.
 */
export function makeReadLimits({ config, tokens }: Pick<Deps, 'config' | 'tokens'>): CountRead {
  const { reads, sessionCalls } = config.rateLimits;
  const countByAddress = counter(reads);
  const countBySession = counter(sessionCalls);
  return async (request) => {
    const isOwn = request.raw.socket.remoteAddress === OWN_ADDRESS;
    if (config.rateLimitsOff || isOwn || request.routeOptions.config.hasOwnLimit) return;
    const bearer = bearerOf(request);
    const claims = bearer === null ? null : await tokens.readOldAccess(bearer);
    await (claims ? countBySession(claims.sid) : countByAddress(originOf(request).block));
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
