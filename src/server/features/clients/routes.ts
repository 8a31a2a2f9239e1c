import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clientListSchema, clientQuerySchema, historyListSchema, historyQuerySchema } from '#contract/clients.ts';
import type { Deps } from '../../deps.ts';
import { allow } from '../../http/authenticate.ts';
import { findClients } from './actions.ts';
import { historiesOn } from './history-actions.ts';

/** What the desk may know of clients: who is on the phone (decision 12), and who among today's came before. */
export function clientRoutes({ db }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      onRequest: allow('find_clients'),
      schema: { tags: ['clients'], querystring: clientQuerySchema, response: { 200: clientListSchema } },
      handler: (request) => findClients(db, request.query.q),
    });

    app.route({
      method: 'GET',
      url: '/histories',
      onRequest: allow('find_clients'),
      schema: { tags: ['clients'], querystring: historyQuerySchema, response: { 200: historyListSchema } },
      handler: (request) => historiesOn(db, request.query.date),
    });
  };
}
