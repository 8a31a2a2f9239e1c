import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idBodySchema, messageSchema } from '#contract/schemas/fields.ts';
import {
  proposedTechnicianSchema,
  savedTechnicianSchema,
  technicianChangeSchema,
  technicianDraftSchema,
  technicianListSchema,
  visitsHitSchema,
} from '#contract/schemas/technicians.ts';
import { ownerListSchema } from '#contract/schemas/users.ts';
import { versioned } from '../../../database/fingerprints.ts';
import type { Deps } from '../../../deps.ts';
import { allow, callerOf } from '../../../http/authenticate.ts';
import { confirmationFor } from '../../../http/language.ts';
import { listAccountsWith } from '../../users/queries/users.ts';
import { listTechnicians, toTechnicianView } from '../queries/technicians.ts';
import { changeTechnician, createTechnician, removeTechnician, visitsHitByChange } from '../service/technicians.ts';

const onRequest = allow('manage_team');
const config = { malformedCode: 'technician_invalid' as const };
const tags = ['technicians'];

/** The team, for staff. */
export function staffTechnicianRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      onRequest,
      schema: { tags, response: { 200: technicianListSchema } },
      handler: async () => (await listTechnicians(deps.db)).map((row) => versioned(toTechnicianView(row))),
    });
    app.route({
      method: 'GET',
      url: '/accounts',
      onRequest,
      schema: { tags, response: { 200: ownerListSchema } },
      handler: () => listAccountsWith(deps.db, 'see_own_day'),
    });
    app.route({
      method: 'POST',
      url: '/',
      onRequest,
      config,
      schema: { tags, body: technicianDraftSchema, response: { 201: savedTechnicianSchema } },
      handler: async (request, reply) => {
        const technician = await createTechnician(deps, callerOf(request), request.body);
        const message = confirmationFor(request, 'technician_created');
        return reply.code(201).send({ message, technician });
      },
    });
    app.route({
      method: 'PATCH',
      url: '/',
      onRequest,
      config,
      schema: { tags, body: technicianChangeSchema, response: { 200: savedTechnicianSchema } },
      handler: async (request) => {
        const technician = await changeTechnician(deps, callerOf(request), request.body);
        return { message: confirmationFor(request, 'technician_changed'), technician };
      },
    });
    app.route({
      method: 'POST',
      url: '/hits',
      onRequest,
      config,
      schema: { tags, body: proposedTechnicianSchema, response: { 200: visitsHitSchema } },
      handler: ({ body }) => visitsHitByChange(deps, body),
    });
    app.route({
      method: 'DELETE',
      url: '/',
      onRequest,
      schema: { tags, body: idBodySchema, response: { 200: messageSchema } },
      handler: async (request) => {
        await removeTechnician(deps, callerOf(request), request.body.id);
        return { message: confirmationFor(request, 'technician_removed') };
      },
    });
  };
}
