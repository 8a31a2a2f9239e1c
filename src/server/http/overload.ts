import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '#domain/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This call is served however many wait: it tells how the server is. */
    isVital?: boolean;
  }
}

/** More than a salon ever has under way, and few enough that the last of them is served before its deadline. */
const MOST_UNDER_WAY = 400;
/** What takes longer is refused as busy: its caller has given up by then. */
export const DEADLINE_SECONDS = 20;

/**
 * Refuses calls and pages as `busy` while too many are under way, so that a rush ends with quick refusals and not with all
 * waiting until nobody wants the response any more; and those that are under way for longer than the deadline. (Fastify's own
 * deadline makes a timer and an abort signal for each call, which costs more than most responses.)
 */
export function refuseOverload(app: FastifyInstance, most = MOST_UNDER_WAY): void {
  /** In the order of their coming, with the second in which each came. */
  const underWay = new Map<FastifyReply, number>();
  let second = 0;
  app.addHook('onRequest', (request, reply, done) => {
    underWay.set(reply, second);
    // Also when the caller goes away before the response.
    reply.raw.once('close', () => underWay.delete(reply));
    const isTooMuch = underWay.size > most && !request.routeOptions.config.isVital;
    done(isTooMuch ? new Refusal('busy') : undefined);
  });
  const everySecond = setInterval(() => {
    second += 1;
    for (const [reply, cameIn] of underWay) {
      if (second - cameIn <= DEADLINE_SECONDS) return;
      underWay.delete(reply);
      end(reply);
    }
  }, 1000);
  everySecond.unref();
  app.addHook('onClose', async () => clearInterval(everySecond));
}

/** Nothing is ended that was sent whole; a response that has begun cannot become another. */
function end(reply: FastifyReply): void {
  if (reply.sent) return;
  if (reply.raw.headersSent) reply.raw.destroy();
  else void reply.send(new Refusal('busy'));
}
