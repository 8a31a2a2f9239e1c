import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal } from '#domain/errors.ts';
import { reasonOfUnavailable } from '../../database/unavailable.ts';
import type { Deps } from '../../deps.ts';
import { requireHealthy } from './queries.ts';

/** GET /health: 200 when the database responds and has room to write, 503 when not, with the reason in the log. */
export function healthRoutes({ db, log }: Deps): FastifyPluginAsyncZod {
  let underWay: Promise<void> | undefined;
  /** Calls at the same time share one check. */
  const check = () => {
    underWay ??= requireHealthy(db).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      logLevel: 'warn',
      config: { hasOwnLimit: true },
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
