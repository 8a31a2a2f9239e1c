import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type AvailabilityQuery,
  availabilityQuerySchema,
  availabilitySchema,
  linkedAvailabilityQuerySchema,
} from '#contract/schemas/availability.ts';
import { visitTokenSchema } from '#contract/schemas/visit-links.ts';
import { may } from '#domain/users/roles.ts';
import type { Deps } from '../../deps.ts';
import { sendKept } from '../../http/kept-text.ts';
import { languageOf } from '../../http/language.ts';
import { linkedVisitToMove } from '../reservations/service/visit-links.ts';
import { visitToMove } from '../reservations/service/visits.ts';
import { makeAvailability, type Question } from './service/availability.ts';

/** What is free: asked by anybody, with the load of each slot for staff, and by the mailed link of a visit that is to be moved. */
export function availabilityRoutes(deps: Deps): FastifyPluginAsyncZod {
  const availabilityFor = makeAvailability(deps);
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    question: Pick<AvailabilityQuery, 'location' | 'from' | 'to' | 'lines' | 'performerId' | 'desk'> &
      Pick<Question, 'moving'>,
  ) => {
    const roles = request.caller?.roles ?? [];
    const answer = await availabilityFor({
      location: question.location,
      from: question.from,
      to: question.to,
      lines: question.lines ?? [],
      performerId: question.performerId,
      moving: question.moving,
      language: languageOf(request),
      withLoad: may(roles, 'see_load'),
      forDesk: may(roles, 'book_for_client'),
      desk: question.desk,
    });
    return sendKept(request, reply.type('application/json; charset=utf-8'), answer);
  };

  return async (app) => {
    app.route({
      method: 'GET',
      url: '/reservations/availability',
      schema: {
        tags: ['reservations'],
        querystring: availabilityQuerySchema,
        response: { 200: availabilitySchema },
      },
      handler: async (request, reply) => {
        const { moving, ...query } = request.query;
        const visit = moving === undefined ? undefined : await visitToMove(deps, request.caller, moving);
        return send(request, reply, { ...query, moving: visit });
      },
    });
    app.route({
      method: 'GET',
      url: '/visits/:token/availability',
      config: { ignoresBearer: true },
      schema: {
        tags: ['visits'],
        params: visitTokenSchema,
        querystring: linkedAvailabilityQuerySchema,
        response: { 200: availabilitySchema },
      },
      handler: async (request, reply) => {
        const moving = await linkedVisitToMove(deps, request.params.token);
        return send(request, reply, { ...request.query, lines: undefined, desk: undefined, moving });
      },
    });
  };
}
