import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { may, type Permission } from '#domain/users/roles.ts';
import { isOver } from '#domain/users/sessions.ts';
import type { Caller } from '../caller.ts';
import { accountStateOf, touchSession } from '../database/account-state.ts';
import type { Deps } from '../deps.ts';
import type { AccessClaims } from '../platform/tokens.ts';
import { bearerOf } from './bearer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This call is the same whoever asks: an old bearer must not stop a login, a refresh or a logout. */
    ignoresBearer?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** How exactly it is known when a session was last used, in milliseconds. */
const TOUCH_EVERY = 5 * 60_000;

/** Every request learns whether somebody asks; a bearer that is expired, altered or out of date is refused at once. */
export function authenticate(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const bearer = bearerOf(request);
    if (bearer === null || request.routeOptions.config.ignoresBearer) return;
    const claims = await deps.tokens.readAccess(bearer, deps.now());
    if (!claims) throw new Refusal('token_expired');
    request.caller = await callerNow(deps, claims, isPoll(request));
  });
}

/** Whose token it is, as they stand at this very call. */
async function callerNow({ db, now }: Deps, { UserInfo, sid, ver, authTime }: AccessClaims, isPoll: boolean) {
  const standing = await accountStateOf(db, UserInfo._id, sid);
  if (!standing?.active || standing.version !== ver || isOver(standing.session, now())) {
    throw new Refusal('token_expired');
  }
  const isStale = now() - standing.session.usedAt > TOUCH_EVERY;
  if (isStale && !isPoll) await touchSession(db, sid, instant(now()));
  const { name, email, roles, mustChangePassword } = standing;
  return { _id: UserInfo._id, name, email, roles, sessionId: sid, signedInAt: authTime, mustChangePassword };
}

/** A call that no person asked for: it keeps no idle session alive. */
export function isPoll({ headers }: FastifyRequest): boolean {
  return headers['x-poll'] === '1';
}

/** The person who asks; 401 when nobody does. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Refusal('unauthenticated');
  return request.caller;
}

/** A route for anybody who is logged in. */
export async function requireCaller(request: FastifyRequest): Promise<void> {
  callerOf(request);
}

/** A route for whoever has that permission, asked of `#domain/users/roles.ts`; staff with a temporary password choose one first. */
export function allow(permission: Permission) {
  return async (request: FastifyRequest): Promise<void> => {
    const caller = callerOf(request);
    if (!may(caller.roles, permission)) throw new Refusal('forbidden');
    if (caller.mustChangePassword) throw new Refusal('password_change_required');
  };
}
