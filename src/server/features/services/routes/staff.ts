import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idBodySchema, messageSchema } from '#contract/schemas/fields.ts';
import {
  savedServiceSchema,
  serviceChangeSchema,
  serviceDraftSchema,
  serviceListSchema,
} from '#contract/schemas/services.ts';
import { versioned } from '../../../database/fingerprints.ts';
import type { Deps } from '../../../deps.ts';
import { allow, callerOf } from '../../../http/authenticate.ts';
import { confirmationFor } from '../../../http/language.ts';
import { listServices, toService } from '../queries.ts';
import { changeService, createService, removeService } from '../service.ts';

const onRequest = allow('manage_services');
const config = { malformedCode: 'service_invalid' as const };
const tags = ['services'];

/** All services, for staff. */
export function staffServiceRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      onRequest,
      schema: { tags, response: { 200: serviceListSchema } },
      handler: async () => (await listServices(deps.db)).map((row) => versioned(toService(row))),
    });
    app.route({
      method: 'POST',
      url: '/',
      onRequest,
      config,
      schema: { tags, body: serviceDraftSchema, response: { 201: savedServiceSchema } },
      handler: async (request, reply) => {
        const service = await createService(deps, callerOf(request), request.body);
        const message = confirmationFor(request, 'service_created');
        return reply.code(201).send({ message, service });
      },
    });
    app.route({
      method: 'PATCH',
      url: '/',
      onRequest,
      config,
      schema: { tags, body: serviceChangeSchema, response: { 200: savedServiceSchema } },
      handler: async (request) => {
        const service = await changeService(deps, callerOf(request), request.body);
        return { message: confirmationFor(request, 'service_changed'), service };
      },
    });
    app.route({
      method: 'DELETE',
      url: '/',
      onRequest,
      schema: { tags, body: idBodySchema, response: { 200: messageSchema } },
      handler: async (request) => {
        await removeService(deps, callerOf(request), request.body.id);
        return { message: confirmationFor(request, 'service_removed') };
      },
    });
  };
}
