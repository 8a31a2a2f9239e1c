import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { publicTechnicianListSchema, publicTechniciansQuerySchema } from '#contract/schemas/technicians.ts';
import { mayBeAskedForAt } from '#domain/team/technicians.ts';
import type { Deps } from '../../../deps.ts';
import { makeKeptContent } from '../../../http/kept-content.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { listTechnicians, toPublicTechnician } from '../queries/technicians.ts';

/** Whom clients may ask for at a location: nobody where there is no staffing. */
export function technicianRoutes({ db }: Deps): FastifyPluginAsyncZod {
  const sendContent = makeKeptContent({ db });
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/public',
      schema: {
        tags: ['technicians'],
        querystring: publicTechniciansQuerySchema,
        response: { 200: publicTechnicianListSchema },
      },
      handler: async (request, reply) => {
        const { location } = request.query;
        await sendContent(request, reply, {
          name: `at ${location}`,
          schema: publicTechnicianListSchema,
          build: async () => {
            const { locations } = await loadSettings(db);
            if (!locations[location].staffing) return [];
            return (await listTechnicians(db))
              .filter((row) => mayBeAskedForAt({ ...row, acceptsRequests: row.accepts_requests }, location))
              .map(toPublicTechnician);
          },
        });
        return reply;
      },
    });
  };
}
