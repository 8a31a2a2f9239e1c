import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal } from '#domain/errors.ts';
import { reasonOfUnavailable } from '../../database/unavailable.ts';
import type { Deps } from '../../deps.ts';
import { shareNext } from '../../platform/concurrency/share-next.ts';
import { requireConnection, requireHealthy } from './queries.ts';

/**
 * GET /health: 200 when the database responds and has room to write, 503 when not, with the reason in the log. GET /ready:
 * 200 while this process takes calls, 503 when its database does not respond or it is about to stop, so that a proxy sends
 * nobody here any more.
 */
export function healthRoutes({ db, log }: Deps): FastifyPluginAsyncZod {
  let underWay: Promise<void> | undefined;
  /** Calls at the same time share one check. */
  const check = () => {
    underWay ??= requireHealthy(db).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  const ping = shareNext(() => requireConnection(db));
  return async (app) => {
    let isStopping = false;
    app.addHook('preClose', async () => {
      isStopping = true;
    });
    app.route({
      method: 'GET',
      url: '/ready',
      logLevel: 'warn',
      config: { hasOwnLimit: true, isVital: true },
      schema: { tags: ['health'], response: { 200: z.object({ status: z.literal('ready') }) } },
      handler: async () => {
        if (isStopping) throw new Refusal('busy');
        await ping();
        return { status: 'ready' as const };
      },
    });
    app.route({
      method: 'GET',
      url: '/health',
      logLevel: 'warn',
      config: { hasOwnLimit: true, isVital: true },
      schema: { tags: ['health'], response: { 200: z.object({ status: z.literal('ok') }) } },
      handler: async () => {
        await check().catch((error: unknown) => {
          log.warn(reasonOfUnavailable(error), 'the database is not well');
          throw new Refusal('busy');
        });
        return { status: 'ok' as const };
      },
    });
  };
}
