import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idSchema } from '#contract/schemas/fields.ts';
import type { Deps } from '../../../deps.ts';
import { allow, callerOf } from '../../../http/authenticate.ts';
import { languageOf } from '../../../http/language.ts';
import { calendarMediaType } from '../../../platform/calendar-file.ts';
import { visitCalendar } from '../service/calendar.ts';

/** GET /reservations/calendar/{id}: a visit as an .ics file, for its owner and for staff. */
export function calendarRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/:id',
      onRequest: allow('place_reservation'),
      schema: {
        tags: ['reservations'],
        params: z.object({ id: idSchema }),
        produces: ['text/calendar'],
        response: { 200: z.string() },
      },
      handler: async (request, reply) => {
        const language = languageOf(request);
        const { text, isCancelled } = await visitCalendar(deps, callerOf(request), request.params.id, language);
        return reply.type(calendarMediaType(isCancelled)).serializer(String).send(text);
      },
    });
  };
}
