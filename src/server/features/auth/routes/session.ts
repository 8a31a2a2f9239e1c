import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accessTokenSchema, credentialsSchema, loginSchema } from '#contract/schemas/auth.ts';
import { Refusal } from '#domain/errors.ts';
import type { Deps } from '../../../deps.ts';
import {
  clearRefreshCookie,
  deviceCookieOf,
  refreshCookieOf,
  rememberDevice,
  setRefreshCookie,
} from '../../../http/account-cookies.ts';
import { isPoll } from '../../../http/authenticate.ts';
import { allowEmptyBodies } from '../../../http/empty-bodies.ts';
import { callerIp } from '../../../http/limits/caller-ip.ts';
import { refuseForeignCall } from '../../../http/same-site.ts';
import { renewSession, type SessionTokens, signOut } from '../service/session.ts';
import { signIn } from '../service/sign-in.ts';

/** Logging in, staying in, logging out; all of them ignore the bearer token. */
export function sessionRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { publicUrl } = deps.config;
  const sendTokens = (reply: FastifyReply, { accessToken, refreshToken, keepSeconds }: SessionTokens) => {
    setRefreshCookie(reply, publicUrl, { value: refreshToken, keepSeconds });
    return { accessToken };
  };
  return async (app) => {
    allowEmptyBodies(app);
    app.route({
      method: 'POST',
      url: '/',
      config: { ignoresBearer: true, hasOwnLimit: true, malformedCode: 'missing_fields' },
      schema: { tags: ['auth'], body: credentialsSchema, response: { 200: loginSchema } },
      handler: async (request, reply) => {
        const credentials = {
          ...request.body,
          persist: request.body.persist ?? false,
          device: deviceCookieOf(request, publicUrl),
        };
        const { begun, ...opened } = await signIn(deps, credentials, callerIp(request));
        // The browser loses the cookie of its former session, which on a shared device may be another person's: end it.
        const former = refreshCookieOf(request, publicUrl);
        if (former !== null) await signOut(deps, former, request.ip);
        const body = sendTokens(reply, opened);
        rememberDevice(deps, request, reply, opened.userId);
        return begun ? { ...body, cart: begun } : body;
      },
    });

    app.route({
      method: 'GET',
      url: '/refresh',
      exposeHeadRoute: false,
      config: { ignoresBearer: true, hasOwnLimit: true },
      onRequest: refuseForeignCall(publicUrl),
      schema: { tags: ['auth'], response: { 200: accessTokenSchema } },
      handler: async (request, reply) => {
        const token = refreshCookieOf(request, publicUrl);
        if (token === null) throw new Refusal('unauthenticated');
        return sendTokens(reply, await renewSession(deps, token, { ip: request.ip, isUse: !isPoll(request) }));
      },
    });

    app.route({
      method: 'POST',
      url: '/logout',
      config: { ignoresBearer: true },
      schema: { tags: ['auth'], response: { 204: z.null() } },
      handler: async (request, reply) => {
        const token = refreshCookieOf(request, publicUrl);
        if (token !== null) await signOut(deps, token, request.ip);
        clearRefreshCookie(reply, publicUrl);
        return reply.code(204).send(null);
      },
    });
  };
}
