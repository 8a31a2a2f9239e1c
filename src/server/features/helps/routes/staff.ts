import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idBodySchema, messageSchema } from '#contract/schemas/fields.ts';
import { helpChangeSchema, helpDraftSchema, helpListSchema, savedHelpSchema } from '#contract/schemas/helps.ts';
import { versioned } from '../../../database/fingerprints.ts';
import type { Deps } from '../../../deps.ts';
import { allow, callerOf } from '../../../http/authenticate.ts';
import { confirmationFor } from '../../../http/language.ts';
import { listHelps, toHelp } from '../queries.ts';
import { changeHelp, createHelp, removeHelp } from '../service.ts';

const onRequest = allow('manage_helps');
const tags = ['helps'];

/** All helps, for staff. */
export function staffHelpRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      onRequest,
      schema: { tags, response: { 200: helpListSchema } },
      handler: async () => (await listHelps(deps.db)).map((row) => versioned(toHelp(row))),
    });
    app.route({
      method: 'POST',
      url: '/',
      onRequest,
      schema: { tags, body: helpDraftSchema, response: { 201: savedHelpSchema } },
      handler: async (request, reply) => {
        const help = await createHelp(deps, callerOf(request), request.body);
        const message = confirmationFor(request, 'help_created');
        return reply.code(201).send({ message, help });
      },
    });
    app.route({
      method: 'PATCH',
      url: '/',
      onRequest,
      schema: { tags, body: helpChangeSchema, response: { 200: savedHelpSchema } },
      handler: async (request) => {
        const help = await changeHelp(deps, callerOf(request), request.body);
        return { message: confirmationFor(request, 'help_changed'), help };
      },
    });
    app.route({
      method: 'DELETE',
      url: '/',
      onRequest,
      schema: { tags, body: idBodySchema, response: { 200: messageSchema } },
      handler: async (request) => {
        await removeHelp(deps, callerOf(request), request.body.id);
        return { message: confirmationFor(request, 'help_removed') };
      },
    });
  };
}
