import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idBodySchema, idSchema, messageSchema } from '#contract/schemas/fields.ts';
import { personalDataSchema } from '#contract/schemas/personal-data.ts';
import { userRemovalSchema } from '#contract/schemas/users.ts';
import type { Deps } from '../../../deps.ts';
import { allow, callerOf } from '../../../http/authenticate.ts';
import { confirmationFor } from '../../../http/language.ts';
import { eraseUser, eraseVisitor, exportUser } from '../service/privacy.ts';

const onRequest = allow('export_person');
const tags = ['users'];

/** What the law lets a person ask the salon for: a copy of their data, and to be erased. */
export function privacyRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/:id/export',
      onRequest,
      schema: { tags, params: z.object({ id: idSchema }), response: { 200: personalDataSchema } },
      handler: async (request, reply) => {
        const { id } = request.params;
        const data = await exportUser(deps, callerOf(request), id, request.ip);
        return reply.header('content-disposition', `attachment; filename="lunule-${id}.json"`).send(data);
      },
    });
    app.route({
      method: 'POST',
      url: '/anonymise',
      onRequest,
      schema: { tags, body: userRemovalSchema, response: { 200: messageSchema } },
      handler: async (request) => {
        await eraseUser(deps, callerOf(request), request.body, request.ip);
        return { message: confirmationFor(request, 'user_anonymised') };
      },
    });
    app.route({
      method: 'POST',
      url: '/anonymise-visitor',
      onRequest,
      schema: { tags, body: idBodySchema, response: { 200: messageSchema } },
      handler: async (request) => {
        await eraseVisitor(deps, callerOf(request), request.body.id, request.ip);
        return { message: confirmationFor(request, 'visitor_anonymised') };
      },
    });
  };
}
