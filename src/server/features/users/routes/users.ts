import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idSchema, messageSchema } from '#contract/schemas/fields.ts';
import {
  ownerListSchema,
  savedUserSchema,
  userChangeSchema,
  userDraftSchema,
  userListQuerySchema,
  userListSchema,
  userRemovalSchema,
  userSchema,
} from '#contract/schemas/users.ts';
import { Refusal } from '#domain/errors.ts';
import { versioned } from '../../../database/fingerprints.ts';
import type { Deps } from '../../../deps.ts';
import { allow, callerOf } from '../../../http/authenticate.ts';
import { confirmationFor } from '../../../http/language.ts';
import { findUser, listAccountsWith, listUsers, toUser } from '../queries/users.ts';
import { changeUser, createUser, removeUser } from '../service/users.ts';

const onRequest = allow('manage_users');
const tags = ['users'];

/** The accounts, for Admins; who may own a service or help, for staff. */
export function userRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/',
      onRequest,
      schema: { tags, querystring: userListQuerySchema, response: { 200: userListSchema } },
      handler: ({ query }) => listUsers(deps.db, query),
    });
    app.route({
      method: 'GET',
      url: '/owners',
      onRequest: allow('manage_services'),
      schema: { tags, response: { 200: ownerListSchema } },
      handler: () => listAccountsWith(deps.db, 'own_services'),
    });
    app.route({
      method: 'GET',
      url: '/:id',
      onRequest,
      schema: { tags, params: z.object({ id: idSchema }), response: { 200: userSchema } },
      handler: async ({ params }) => {
        const row = await findUser(deps.db, params.id);
        if (!row) throw new Refusal('user_not_found');
        return versioned(toUser(row));
      },
    });
    app.route({
      method: 'POST',
      url: '/',
      onRequest,
      schema: { tags, body: userDraftSchema, response: { 201: savedUserSchema } },
      handler: async (request, reply) => {
        const user = await createUser(deps, callerOf(request), request.body, request.ip);
        const message = confirmationFor(request, 'user_created');
        return reply.code(201).send({ message, user });
      },
    });
    app.route({
      method: 'PATCH',
      url: '/',
      onRequest,
      schema: { tags, body: userChangeSchema, response: { 200: savedUserSchema } },
      handler: async (request) => {
        const user = await changeUser(deps, callerOf(request), request.body, request.ip);
        return { message: confirmationFor(request, 'user_changed'), user };
      },
    });
    app.route({
      method: 'DELETE',
      url: '/',
      onRequest,
      schema: { tags, body: userRemovalSchema, response: { 200: messageSchema } },
      handler: async (request) => {
        await removeUser(deps, callerOf(request), request.body, request.ip);
        return { message: confirmationFor(request, 'user_removed') };
      },
    });
  };
}
