import { Refusal } from '#domain/errors.ts';
import { cleanEmail, isEmail } from '#domain/person.ts';
import { instant } from '#domain/salon-time.ts';
import { verifyPassword } from '../../adapters/password-hash.ts';
import { secretHash } from '../../adapters/secrets.ts';
import { logSecurity } from '../../adapters/security-log.ts';
import { steadyMoment } from '../../adapters/steady-time.ts';
import type { Deps } from '../../deps.ts';
import { type OpenedSession, openSession, partsOf } from './opening-actions.ts';
import { findUserByEmail, type User } from './queries.ts';
import { findSession, revokeSession, type Session } from './session-queries.ts';

/** Where a call comes from: `block` is what limits count by. */
export type Origin = { ip: string; block: string };

type Credentials = { email: string; password: string; persist: boolean };

/**
 * Opens a session. Whatever is wrong (unknown, wrong, closed, not activated), the refusal is the same text after the
 * same work and time (security R43).
 */
export async function signIn(
  deps: Deps,
  { email, password, persist }: Credentials,
  origin: Origin,
): Promise<OpenedSession> {
  await deps.limits.take('login', origin.block);
  const address = cleanEmail(email);
  const user = isEmail(address) ? await findUserByEmail(deps.db, address) : undefined;
  const [bucket, account] = failureBucket(user, address);
  await deps.limits.attempt(bucket, account);
  const moment = steadyMoment();
  const known = await verifyPassword(password, user?.password_hash ?? null);
  const opened = user && known ? await openSession(deps, user, persist) : null;
  if (!opened) {
    const named = isEmail(address) ? address : null;
    await logSecurity(deps, deps.db, { kind: 'sign_in_failed', userId: user?.id ?? null, email: named, ip: origin.ip });
    await moment;
    throw new Refusal('bad_credentials');
  }
  await deps.limits.clear(bucket, account);
  await logSecurity(deps, deps.db, { kind: 'sign_in', userId: user?.id ?? null, ip: origin.ip, details: { persist } });
  return opened;
}

/** By which count failures of this account go: tighter while the password is one that an Admin chose (security R11). */
export function failureBucket(user: User | undefined, address: string) {
  const name = user?.password_is_temporary ? 'temporaryLoginFailures' : 'loginFailures';
  return [name, secretHash(address)] as const;
}

/** Ends the session of that refresh token, if it is one (security R8). */
export async function signOut(deps: Deps, refreshToken: string, ip: string): Promise<void> {
  const parts = partsOf(refreshToken);
  const session = parts && (await findSession(deps.db, parts.id));
  if (!parts || !session || !belongsTo(session, parts.secret)) return;
  await revokeSession(deps.db, session.id, instant(deps.now()));
  await logSecurity(deps, deps.db, { kind: 'sign_out', userId: session.user_id, ip });
}

function belongsTo({ token_hash, previous_hash }: Session, secret: string): boolean {
  return [token_hash, previous_hash].includes(secretHash(secret));
}
