import { randomUUID } from 'node:crypto';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { lastMoment } from '#domain/users/sessions.ts';
import { accountStateOf } from '../../../database/account-state.ts';
import type { Database } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { randomSecret, secretHash } from '../../../platform/secrets.ts';
import { lockUser, type User } from '../queries/accounts.ts';
import { insertSession, type Session } from '../queries/sessions.ts';

/** What the browser gets; `keepSeconds` is null when the cookie goes with the browser. */
export type OpenedSession = {
  userId: string;
  accessToken: string;
  refreshToken: string;
  keepSeconds: number | null;
};

/**
 * Opens a session for someone whose password was just verified. Null when the account is closed, not activated, or has
 * got another password meanwhile. A password that an Admin chose never keeps one connected.
 */
export async function openSession(deps: Deps, verified: User, wantsPersist: boolean): Promise<OpenedSession | null> {
  const at = instant(deps.now());
  const secret = randomSecret();
  const session = await transact(deps.db, async (trx) => {
    const user = await lockUser(trx, verified.id);
    if (!user?.status || !user.activated_at || user.password_hash !== verified.password_hash) return null;
    const persist = wantsPersist && !user.password_is_temporary;
    const opened = {
      id: randomUUID(),
      user_id: user.id,
      token_hash: secretHash(secret),
      rotated_at: at,
      persist,
      signed_in_at: at,
      used_at: at,
      expires_at: instant(lastMoment(persist, deps.now())),
    };
    await insertSession(trx, opened);
    return opened;
  });
  return session && issueTokens(deps, session, secret);
}

/** The two tokens of a session as they stand now; refuses when it or its account has ended. */
export async function issueTokens(
  deps: Deps,
  session: Pick<Session, 'id' | 'user_id' | 'signed_in_at' | 'persist' | 'expires_at'>,
  secret: string,
): Promise<OpenedSession> {
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

/** An access token with the account as it stands now; refuses when the account or the session has ended. */
export async function freshAccessToken(
  deps: Deps,
  db: Database,
  { _id, sessionId, signedInAt }: { _id: string; sessionId: string; signedInAt: number },
): Promise<string> {
  const standing = await accountStateOf(db, _id, sessionId);
  if (!standing?.active) throw new Refusal('login_expired');
  const { name, email, roles, version, mustChangePassword } = standing;
  const user = { _id, name, email, roles };
  return deps.tokens.signAccess({ user, version, sessionId, signedInAt, mustChangePassword }, deps.now());
}

const REFRESH_TOKEN = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.([\w-]{43})$/;

/** A refresh token names its session family and carries the secret; null when it is none of ours. */
export function partsOf(refreshToken: string): { id: string; secret: string } | null {
  const [, id, secret] = REFRESH_TOKEN.exec(refreshToken) ?? [];
  return id && secret ? { id, secret } : null;
}
