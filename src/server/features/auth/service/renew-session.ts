import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { isOver, isWithinGrace } from '#domain/users/sessions.ts';
import type { Deps } from '../../../deps.ts';
import { secretHash } from '../../../platform/secrets.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { findSession, revokeSession, rotateRefreshToken, type Session } from '../queries/sessions.ts';
import { issueTokens, type OpenedSession, partsOf } from './open-session.ts';

/**
 * Trades the refresh token for an access token and the next refresh token. The token just replaced still opens for some
 * seconds; an older one betrays a theft and ends its session family, no other. `isUse` is false for a poll,
 * which keeps no idle session alive.
 */
export async function renewSession(
  deps: Deps,
  refreshToken: string,
  { ip, isUse }: { ip: string; isUse: boolean },
): Promise<OpenedSession> {
  const { id, secret } = partsOf(refreshToken) ?? expired();
  const session = (await findSession(deps.db, id)) ?? expired();
  if (isEnded(session, deps.now())) expired();
  await deps.limits.take('refresh', id);
  const next = deps.tokens.nextSecret(secret);
  const at = instant(deps.now());
  const turned = await rotateRefreshToken(deps.db, { id, from: secretHash(secret), to: secretHash(next), at, isUse });
  if (!turned) await requireGrace(deps, id, secret, ip);
  return issueTokens(deps, session, next);
}

async function requireGrace(deps: Deps, id: string, secret: string, ip: string): Promise<void> {
  const session = (await findSession(deps.db, id)) ?? expired();
  const isPrevious = session.previous_hash === secretHash(secret);
  if (isPrevious && isWithinGrace(session.rotated_at.getTime(), deps.now())) return;
  await revokeSession(deps.db, id, instant(deps.now()));
  await logSecurity(deps, deps.db, { kind: 'refresh_token_reused', userId: session.user_id, ip });
  expired();
}

function isEnded({ persist, used_at, expires_at, revoked_at }: Session, now: number): boolean {
  return revoked_at !== null || isOver({ persist, usedAt: used_at.getTime(), expiresAt: expires_at.getTime() }, now);
}

function expired(): never {
  throw new Refusal('login_expired');
}
