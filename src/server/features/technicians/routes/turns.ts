import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { turnOrderSchema, turnQuerySchema, turnsSchema } from '#contract/schemas/turns.ts';
import type { Deps } from '../../../deps.ts';
import { allow, callerOf } from '../../../http/authenticate.ts';
import { setTurnOrder, turnsToday } from '../service/turns.ts';

const onRequest = allow('manage_reservations');
const tags = ['technicians'];

/** Whose turn it is today, for the desk. */
export function turnRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      onRequest,
      schema: { tags, querystring: turnQuerySchema, response: { 200: turnsSchema } },
      handler: ({ query }) => turnsToday(deps, query),
    });
    app.route({
      method: 'PUT',
      url: '/',
      onRequest,
      schema: { tags, body: turnOrderSchema, response: { 200: turnsSchema } },
      handler: (request) => setTurnOrder(deps, callerOf(request), request.body),
    });
  };
}
