import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { may, type Permission } from '#domain/users/roles.ts';
import { isOver } from '#domain/users/sessions.ts';
import type { Caller } from '../caller.ts';
import { accountStateOf, touchSession } from '../database/account-state.ts';
import type { Deps } from '../deps.ts';
import type { AccessClaims } from '../platform/tokens.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call is the same for every caller, so an old bearer token must not stop a login, a refresh or a logout. */
    ignoresBearer?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** A session's last use is written at most this often, in milliseconds. */
const TOUCH_EVERY = 5 * 60_000;

/** Sets `request.caller` on every request; refuses a bearer token that is expired, altered or out of date. */
export function authenticate(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const bearer = bearerOf(request);
    if (bearer === null || request.routeOptions.config.ignoresBearer) return done();
    identify(deps, request, bearer).then(() => done(), done);
  });
}

async function identify(deps: Deps, request: FastifyRequest, bearer: string): Promise<void> {
  const claims = await deps.tokens.readAccess(bearer, deps.now());
  if (!claims) throw new Refusal('token_expired');
  request.caller = await callerNow(deps, claims, isPoll(request));
}

/** Returns the caller as the database has the account at this call. */
async function callerNow({ db, now }: Deps, { UserInfo, sid, ver, authTime }: AccessClaims, isPoll: boolean) {
  const state = await accountStateOf(db, UserInfo._id, sid);
  if (!state?.active || state.version !== ver || isOver(state.session, now())) {
    throw new Refusal('token_expired');
  }
  const isStale = now() - state.session.usedAt > TOUCH_EVERY;
  if (isStale && !isPoll) await touchSession(db, sid, instant(now()));
  const { name, email, roles, mustChangePassword } = state;
  return { _id: UserInfo._id, name, email, roles, sessionId: sid, signedInAt: authTime, mustChangePassword };
}

/** Returns the bearer token of a call, or null. */
export function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  if (authorization === undefined) return null;
  const [, token] = /^Bearer (.+)$/i.exec(authorization) ?? [];
  return token ?? null;
}

/** Whether a call is a poll of the page itself; it does not keep an idle session alive. */
export function isPoll({ headers }: FastifyRequest): boolean {
  return headers['x-poll'] === '1';
}

/** Returns the caller; refuses with 401 when there is none. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Refusal('unauthenticated');
  return request.caller;
}

/** A hook for routes that need a login. */
export async function requireCaller(request: FastifyRequest): Promise<void> {
  callerOf(request);
}

/** Returns a hook for routes that need this permission. Staff with a temporary password are refused until they change it. */
export function allow(permission: Permission) {
  return async (request: FastifyRequest): Promise<void> => {
    const caller = callerOf(request);
    if (!may(caller.roles, permission)) throw new Refusal('forbidden');
    if (caller.mustChangePassword) throw new Refusal('password_change_required');
  };
}
