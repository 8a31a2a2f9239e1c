import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { linkedMoveSchema, linkedVisitSchema, visitTokenSchema } from '#contract/schemas/visit-links.ts';
import type { Deps } from '../../../deps.ts';
import { languageOf } from '../../../http/language.ts';
import { calendarMediaType } from '../../../platform/calendar-file.ts';
import { calendarByLink, cancelByLink, moveByLink, visitByLink } from '../service/visit-links.ts';

const tags = ['visits'];
// The link says who acts, not the session that may be open beside it.
const config = { ignoresBearer: true };

/** What the link of a mail does without a login: show a visit, move it, cancel it, put it into a calendar. Reading changes nothing. */
export function visitLinkRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/:token',
      config,
      schema: { tags, params: visitTokenSchema, response: { 200: linkedVisitSchema } },
      handler: (request) => visitByLink(deps, { token: request.params.token, language: languageOf(request) }),
    });
    app.route({
      method: 'PATCH',
      url: '/:token/move',
      config,
      schema: { tags, params: visitTokenSchema, body: linkedMoveSchema, response: { 200: linkedVisitSchema } },
      handler: (request) =>
        moveByLink(deps, { token: request.params.token, language: languageOf(request) }, request.body),
    });
    app.route({
      method: 'PATCH',
      url: '/:token/cancel',
      config,
      schema: { tags, params: visitTokenSchema, response: { 200: linkedVisitSchema } },
      handler: (request) => cancelByLink(deps, { token: request.params.token, language: languageOf(request) }),
    });
    app.route({
      method: 'GET',
      url: '/:token/calendar',
      config,
      schema: { tags, params: visitTokenSchema, produces: ['text/calendar'], response: { 200: z.string() } },
      handler: async (request, reply) => {
        const link = { token: request.params.token, language: languageOf(request) };
        const { text, isCancelled } = await calendarByLink(deps, link);
        return reply.type(calendarMediaType(isCancelled)).serializer(String).send(text);
      },
    });
  };
}
