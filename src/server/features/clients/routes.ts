import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clientListSchema, clientQuerySchema } from '#contract/schemas/clients.ts';
import { salonMoment } from '#domain/salon/salon-time.ts';
import type { Deps } from '../../deps.ts';
import { allow } from '../../http/authenticate.ts';
import { findClients } from './service.ts';

/** The desk's search for clients. */
export function clientRoutes({ db, now }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      onRequest: allow('find_clients'),
      schema: { tags: ['clients'], querystring: clientQuerySchema, response: { 200: clientListSchema } },
      handler: (request) => findClients(db, request.query.q, salonMoment(now())),
    });
  };
}
