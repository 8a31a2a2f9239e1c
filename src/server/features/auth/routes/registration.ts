import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  activationSchema,
  forgetPasswordSchema,
  linkServedSchema,
  registrationSchema,
} from '#contract/schemas/auth.ts';
import { messageSchema } from '#contract/schemas/fields.ts';
import type { Deps } from '../../../deps.ts';
import { rememberDevice } from '../../../http/account-cookies.ts';
import { confirmationFor, languageOf } from '../../../http/language.ts';
import { callerIp } from '../../../http/limits/caller-ip.ts';
import { inConstantTime } from '../../../platform/constant-time.ts';
import { activate, register, resendActivation } from '../service/registration.ts';

/** From registration to an active account; no response reveals whether the e-mail has one already. */
export function registrationRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'POST',
      url: '/register',
      config: { ignoresBearer: true, hasOwnLimit: true },
      schema: { tags: ['auth'], body: registrationSchema, response: { 202: messageSchema } },
      handler: async (request, reply) => {
        const language = languageOf(request);
        await inConstantTime(deps, () => register(deps, { ...request.body, language }, callerIp(request)));
        return reply.code(202).send({ message: confirmationFor(request, 'registered') });
      },
    });

    app.route({
      method: 'POST',
      url: '/activate',
      config: { ignoresBearer: true, hasOwnLimit: true },
      schema: { tags: ['auth'], body: activationSchema, response: { 200: linkServedSchema } },
      handler: async (request, reply) => {
        const { id, email } = await activate(deps, request.body.token, callerIp(request));
        rememberDevice(deps, request, reply, id);
        return { message: confirmationFor(request, 'activated'), email };
      },
    });

    app.route({
      method: 'POST',
      url: '/activation',
      config: { ignoresBearer: true, hasOwnLimit: true },
      schema: {
        tags: ['auth'],
        description: 'Sends the activation mail again, from the notice screen or from an old link.',
        body: forgetPasswordSchema,
        response: { 202: messageSchema },
      },
      handler: async (request, reply) => {
        const language = languageOf(request);
        await inConstantTime(deps, () => resendActivation(deps, { ...request.body, language }, callerIp(request)));
        return reply.code(202).send({ message: confirmationFor(request, 'activation_sent') });
      },
    });
  };
}
