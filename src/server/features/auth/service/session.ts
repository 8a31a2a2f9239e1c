import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { isOver, isWithinGrace } from '#domain/users/sessions.ts';
import { accountStateOf } from '../../../database/account-state.ts';
import type { Database } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { secretHash } from '../../../platform/secrets.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { findSession, revokeSession, rotateRefreshToken, type Session } from '../queries/sessions.ts';

/** What the browser gets; `keepSeconds` is null when the cookie ends with the browser. */
export type SessionTokens = {
  userId: string;
  accessToken: string;
  refreshToken: string;
  keepSeconds: number | null;
};

/**
 * Exchanges a refresh token for an access token and the next refresh token. The token just replaced works for some seconds
 * more; an older one was stolen and ends its session. `isUse` is false for a poll, which keeps no idle session open.
 */
export async function renewSession(
  deps: Deps,
  refreshToken: string,
  { ip, isUse }: { ip: string; isUse: boolean },
): Promise<SessionTokens> {
  const { id, secret } = parseRefreshToken(refreshToken) ?? refuseEnded();
  const session = (await findSession(deps.db, id)) ?? refuseEnded();
  if (isEnded(session, deps.now())) refuseEnded();
  await deps.limits.take('refresh', id);
  const next = deps.tokens.nextSecret(secret);
  const at = instant(deps.now());
  const rotated = await rotateRefreshToken(deps.db, { id, from: secretHash(secret), to: secretHash(next), at, isUse });
  if (!rotated) await requireJustReplaced(deps, id, secret, ip);
  return issueTokens(deps, session, next);
}

/** Ends the session of this refresh token; does nothing when its format is wrong or it is unknown. */
export async function signOut(deps: Deps, refreshToken: string, ip: string): Promise<void> {
  const parsed = parseRefreshToken(refreshToken);
  const session = parsed && (await findSession(deps.db, parsed.id));
  if (!parsed || !session || !belongsTo(session, parsed.secret)) return;
  await revokeSession(deps.db, session.id, instant(deps.now()));
  await logSecurity(deps, deps.db, { kind: 'sign_out', userId: session.user_id, ip });
}

/** Returns both tokens of a session. Refuses with `login_expired` when it or its account has ended. */
export async function issueTokens(
  deps: Deps,
  session: Pick<Session, 'id' | 'user_id' | 'signed_in_at' | 'persist' | 'expires_at'>,
  secret: string,
): Promise<SessionTokens> {
  const secondsLeft = Math.ceil((session.expires_at.getTime() - deps.now()) / 1000);
  return {
    userId: session.user_id,
    accessToken: await freshAccessToken(deps, deps.db, {
      _id: session.user_id,
      sessionId: session.id,
      signedInAt: session.signed_in_at.getTime(),
    }),
    refreshToken: `${session.id}.${secret}`,
    keepSeconds: session.persist ? secondsLeft : null,
  };
}

/** Signs an access token with the account as it is now. Refuses with `login_expired` when it or the session has ended. */
export async function freshAccessToken(
  deps: Deps,
  db: Database,
  { _id, sessionId, signedInAt }: { _id: string; sessionId: string; signedInAt: number },
): Promise<string> {
  const state = await accountStateOf(db, _id, sessionId);
  if (!state?.active) throw new Refusal('login_expired');
  const { name, email, roles, version, mustChangePassword } = state;
  const user = { _id, name, email, roles };
  return deps.tokens.signAccess({ user, version, sessionId, signedInAt, mustChangePassword }, deps.now());
}

const REFRESH_TOKEN = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.([\w-]{43})$/;

/** The session's id and the secret in a refresh token; null when its format is wrong. */
function parseRefreshToken(refreshToken: string): { id: string; secret: string } | null {
  const [, id, secret] = REFRESH_TOKEN.exec(refreshToken) ?? [];
  return id && secret ? { id, secret } : null;
}

function belongsTo({ token_hash, previous_hash }: Session, secret: string): boolean {
  return [token_hash, previous_hash].includes(secretHash(secret));
}

async function requireJustReplaced(deps: Deps, id: string, secret: string, ip: string): Promise<void> {
  const session = (await findSession(deps.db, id)) ?? refuseEnded();
  const isPrevious = session.previous_hash === secretHash(secret);
  if (isPrevious && isWithinGrace(session.rotated_at.getTime(), deps.now())) return;
  await revokeSession(deps.db, id, instant(deps.now()));
  await logSecurity(deps, deps.db, { kind: 'refresh_token_reused', userId: session.user_id, ip });
  refuseEnded();
}

function isEnded({ persist, used_at, expires_at, revoked_at }: Session, now: number): boolean {
  return revoked_at !== null || isOver({ persist, usedAt: used_at.getTime(), expiresAt: expires_at.getTime() }, now);
}

function refuseEnded(): never {
  throw new Refusal('login_expired');
}
