import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  clientListSchema,
  clientQuerySchema,
  historyListSchema,
  historyQuerySchema,
} from '#contract/schemas/clients.ts';
import { salonMoment } from '#domain/salon/salon-time.ts';
import type { Deps } from '../../deps.ts';
import { allow } from '../../http/authenticate.ts';
import { findClients, visitHistoriesOn } from './service.ts';

/** The desk's search for clients, and how often the clients of a day came before. */
export function clientRoutes({ db, now }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      onRequest: allow('find_clients'),
      schema: { tags: ['clients'], querystring: clientQuerySchema, response: { 200: clientListSchema } },
      handler: (request) => findClients(db, request.query.q, salonMoment(now()).date),
    });

    app.route({
      method: 'GET',
      url: '/histories',
      onRequest: allow('find_clients'),
      schema: { tags: ['clients'], querystring: historyQuerySchema, response: { 200: historyListSchema } },
      handler: (request) => visitHistoriesOn(db, request.query.date),
    });
  };
}
