import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idSchema } from '#contract/schemas/fields.ts';
import { serviceListSchema, serviceSchema, servicesByCategorySchema } from '#contract/schemas/services.ts';
import { Refusal } from '#domain/errors.ts';
import type { ServiceCategory } from '#domain/services/services.ts';
import type { Deps } from '../../../deps.ts';
import { makeKeptContent } from '../../../http/kept-content.ts';
import { findPublicService, listPublicServices, toPublicService } from '../queries.ts';

/** The public services. */
export function serviceRoutes({ db }: Deps): FastifyPluginAsyncZod {
  const sendContent = makeKeptContent({ db });
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/public',
      schema: { tags: ['services'], response: { 200: serviceListSchema } },
      handler: async (request, reply) => {
        await sendContent(request, reply, {
          name: 'list',
          schema: serviceListSchema,
          build: async () => (await listPublicServices(db)).map(toPublicService),
        });
        return reply;
      },
    });
    app.route({
      method: 'GET',
      url: '/publicListByCategory',
      schema: { tags: ['services'], response: { 200: servicesByCategorySchema } },
      handler: async (request, reply) => {
        await sendContent(request, reply, {
          name: 'by category',
          schema: servicesByCategorySchema,
          build: async () => {
            const services = (await listPublicServices(db)).map(toPublicService);
            const of = (category: ServiceCategory) => services.filter((service) => service.category === category);
            return { manicure: of('manicure'), pedicure: of('pedicure'), other: of('other') };
          },
        });
        return reply;
      },
    });
    app.route({
      method: 'GET',
      url: '/public/:id',
      schema: {
        tags: ['services'],
        // A malformed id is refused like an unknown one.
        params: z.object({ id: z.string() }),
        response: { 200: serviceSchema },
      },
      handler: async ({ params }) => {
        const { data: id } = idSchema.safeParse(params.id);
        const row = id && (await findPublicService(db, id));
        if (!row) throw new Refusal('service_not_found');
        return toPublicService(row);
      },
    });
  };
}
