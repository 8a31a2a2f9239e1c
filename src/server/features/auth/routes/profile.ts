import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accessTokenSchema, profileSchema, profileViewSchema } from '#contract/schemas/auth.ts';
import type { Deps } from '../../../deps.ts';
import { callerOf, requireCaller } from '../../../http/authenticate.ts';
import { changeProfile, readProfile } from '../service/profile.ts';

/** The caller's own account. Staff with a temporary password choose their own here. */
export function profileRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/profile',
      onRequest: requireCaller,
      schema: { tags: ['auth'], response: { 200: profileViewSchema } },
      handler: (request) => readProfile(deps, callerOf(request)),
    });

    app.route({
      method: 'PUT',
      url: '/profile',
      onRequest: requireCaller,
      schema: { tags: ['auth'], body: profileSchema, response: { 200: accessTokenSchema } },
      handler: async (request) => ({
        accessToken: await changeProfile(deps, callerOf(request), request.body, request.ip),
      }),
    });
  };
}
