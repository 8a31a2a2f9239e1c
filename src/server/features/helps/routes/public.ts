import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { helpListSchema } from '#contract/schemas/helps.ts';
import type { Deps } from '../../../deps.ts';
import { makeKeptContent } from '../../../http/kept-content.ts';
import { listPublicHelps, toPublicHelp } from '../queries.ts';

/** The public helps. */
export function helpRoutes({ db }: Deps): FastifyPluginAsyncZod {
  const sendContent = makeKeptContent({ db });
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/public',
      schema: { tags: ['helps'], response: { 200: helpListSchema } },
      handler: async (request, reply) => {
        await sendContent(request, reply, {
          name: 'list',
          schema: helpListSchema,
          build: async () => (await listPublicHelps(db)).map(toPublicHelp),
        });
        return reply;
      },
    });
  };
}
