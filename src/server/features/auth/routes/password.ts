import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { forgetPasswordSchema, linkServedSchema, resetPasswordSchema } from '#contract/schemas/auth.ts';
import { messageSchema } from '#contract/schemas/fields.ts';
import type { Deps } from '../../../deps.ts';
import { rememberDevice } from '../../../http/account-cookies.ts';
import { confirmationFor, languageOf } from '../../../http/language.ts';
import { callerIp } from '../../../http/limits/caller-ip.ts';
import { inConstantTime } from '../../../platform/constant-time.ts';
import { requestReset, resetPassword } from '../service/password.ts';

/** From a forgotten password to a new one, by a mailed link. */
export function passwordRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'PUT',
      url: '/forgetPassword',
      config: { ignoresBearer: true, hasOwnLimit: true },
      schema: { tags: ['auth'], body: forgetPasswordSchema, response: { 202: messageSchema } },
      handler: async (request, reply) => {
        const language = languageOf(request);
        await inConstantTime(deps, () => requestReset(deps, { ...request.body, language }, callerIp(request)));
        return reply.code(202).send({ message: confirmationFor(request, 'reset_sent') });
      },
    });

    app.route({
      method: 'PUT',
      url: '/resetPassword',
      config: { ignoresBearer: true, hasOwnLimit: true },
      schema: { tags: ['auth'], body: resetPasswordSchema, response: { 200: linkServedSchema } },
      handler: async (request, reply) => {
        const { resetPasswordLink: link, password } = request.body;
        const { id, email } = await resetPassword(deps, { link, password }, callerIp(request));
        rememberDevice(deps, request, reply, id);
        return { message: confirmationFor(request, 'password_reset'), email };
      },
    });
  };
}
