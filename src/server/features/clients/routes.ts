import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clientListSchema, clientQuerySchema } from '#contract/clients.ts';
import type { Deps } from '../../deps.ts';
import { allow } from '../../http/authenticate.ts';
import { findClients } from './actions.ts';

/** GET /clients: the desk finds a client while she is on the phone (decision 12). */
export function clientRoutes({ db }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      onRequest: allow('find_clients'),
      schema: { tags: ['clients'], querystring: clientQuerySchema, response: { 200: clientListSchema } },
      handler: (request) => findClients(db, request.query.q),
    });
  };
}
