import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { availabilityQuerySchema, availabilitySchema } from '#contract/schemas/availability.ts';
import { may } from '#domain/users/roles.ts';
import type { Deps } from '../../deps.ts';
import { sendKept } from '../../http/kept-text.ts';
import { languageOf } from '../../http/language.ts';
import { visitToMove } from '../reservations/service/visits.ts';
import { makeAvailability } from './service/availability.ts';

/** GET /reservations/availability: anybody may ask what is free; staff also see the load of each slot. */
export function availabilityRoutes(deps: Deps): FastifyPluginAsyncZod {
  const availabilityFor = makeAvailability(deps);
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      schema: {
        tags: ['reservations'],
        querystring: availabilityQuerySchema,
        response: { 200: availabilitySchema },
      },
      handler: async (request, reply) => {
        const { query, headers, caller } = request;
        const answer = await availabilityFor({
          location: query.location,
          from: query.from,
          to: query.to,
          lines: query.lines ?? [],
          language: languageOf({ headers }),
          withLoad: may(caller?.roles ?? [], 'see_load'),
          forDesk: may(caller?.roles ?? [], 'book_for_client'),
          moving: query.moving === undefined ? undefined : await visitToMove(deps, caller, query.moving),
        });
        return sendKept(request, reply.type('application/json; charset=utf-8'), answer);
      },
    });
  };
}
