import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal } from '#domain/errors.ts';
import type { Deps } from '../../deps.ts';
import { ping } from './queries.ts';

/** GET /health: 200 when the database answers, 503 when it does not (decision 10). */
export function healthRoutes({ db, log }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      logLevel: 'warn',
      config: { hasOwnLimit: true },
      schema: { tags: ['health'], response: { 200: z.object({ status: z.literal('ok') }) } },
      handler: async () => {
        await ping(db).catch((error: unknown) => {
          log.warn({ err: error }, 'the database does not answer');
          throw new Refusal('busy');
        });
        return { status: 'ok' as const };
      },
    });
  };
}
