import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idBodySchema } from '#contract/schemas/fields.ts';
import {
  absenceDraftSchema,
  absenceListSchema,
  absenceQuerySchema,
  hitByAbsenceQuerySchema,
  removedAbsenceSchema,
  savedAbsenceSchema,
  visitsHitSchema,
} from '#contract/schemas/technicians.ts';
import { absenceRemoved } from '#contract/words/absences.ts';
import type { Deps } from '../../../deps.ts';
import { allow, callerOf } from '../../../http/authenticate.ts';
import { confirmationFor, languageOf } from '../../../http/language.ts';
import { visitsHitBy } from '../../reservations/service/team.ts';
import { listAbsences } from '../queries/absences.ts';
import { createAbsence, removeAbsence } from '../service/absences.ts';

const onRequest = allow('manage_team');
const config = { malformedCode: 'absence_invalid' as const };
const tags = ['technicians'];

/** When technicians are not there, for staff. */
export function absenceRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      onRequest,
      schema: { tags, querystring: absenceQuerySchema, response: { 200: absenceListSchema } },
      handler: ({ query }) => listAbsences(deps.db, query),
    });
    app.route({
      method: 'GET',
      url: '/visits',
      onRequest,
      config,
      schema: { tags, querystring: hitByAbsenceQuerySchema, response: { 200: visitsHitSchema } },
      handler: ({ query }) => visitsHitBy(deps.db, query),
    });
    app.route({
      method: 'POST',
      url: '/',
      onRequest,
      config,
      schema: { tags, body: absenceDraftSchema, response: { 201: savedAbsenceSchema } },
      handler: async (request, reply) => {
        const { absence, visits } = await createAbsence(deps, callerOf(request), request.body);
        return reply.code(201).send({ message: confirmationFor(request, 'absence_created'), absence, visits });
      },
    });
    app.route({
      method: 'DELETE',
      url: '/',
      onRequest,
      schema: { tags, body: idBodySchema, response: { 200: removedAbsenceSchema } },
      handler: async (request) => {
        const visits = await removeAbsence(deps, callerOf(request), request.body.id);
        return { message: absenceRemoved(visits, languageOf(request)), ...visits };
      },
    });
  };
}
