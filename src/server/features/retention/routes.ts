import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clockViewSchema } from '#contract/schemas/clock.ts';
import type { Deps } from '../../deps.ts';
import { allow, callerOf } from '../../http/authenticate.ts';
import { confirmClock, viewClock } from './service/clock.ts';

/** GET and POST /settings/clock: the clock leap that waits for an Admin, and their confirmation. */
export function clockRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = allow('manage_settings');
    const schema = { tags: ['settings'], response: { 200: clockViewSchema } };
    app.route({ method: 'GET', url: '/', onRequest, schema, handler: () => viewClock(deps) });
    app.route({
      method: 'POST',
      url: '/',
      onRequest,
      schema,
      handler: (request) => confirmClock(deps, callerOf(request)),
    });
  };
}
