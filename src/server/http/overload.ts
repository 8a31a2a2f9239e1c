import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This call is served however many wait: it tells how the server is. */
    isVital?: boolean;
  }
}

/** More than a salon ever has under way, and few enough that the last of them is served before its deadline. */
const MOST_UNDER_WAY = 400;

/**
 * Refuses calls and pages as `busy` while too many are under way, so that a rush ends with quick refusals and not with all
 * waiting until nobody wants the response any more.
 */
export function refuseOverload(app: FastifyInstance, most = MOST_UNDER_WAY): void {
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    underWay += 1;
    // Also when the caller goes away before the response.
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    if (underWay > most && !request.routeOptions.config.isVital) throw new Refusal('busy');
  });
}
