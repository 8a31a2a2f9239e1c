import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { cleanEmail, isEmail } from '#domain/users/person.ts';
import type { Deps } from '../../../deps.ts';
import { steadyMoment } from '../../../platform/constant-time.ts';
import { deviceBucket } from '../../../platform/devices.ts';
import { verifyPassword } from '../../../platform/password-hash.ts';
import { secretHash } from '../../../platform/secrets.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { findUserByEmail, isWaiting, type User } from '../queries/accounts.ts';
import { newestRegistration } from '../queries/links.ts';
import { findSession, revokeSession, type Session } from '../queries/sessions.ts';
import { type OpenedSession, openSession, partsOf } from './open-session.ts';

/** Where a call comes from: `block` is what limits count by. */
export type Origin = { ip: string; block: string };

type Credentials = {
  email: string;
  password: string;
  persist: boolean;
  /** What the browser shows of the accounts that it has opened before. */
  device: string | null;
};

/**
 * Opens a session. Whatever is wrong (unknown, wrong, closed), the refusal is the same text after the same work and time;
 * only somebody with the right password learns that the account is not yet activated. A browser that has opened the account before is counted by itself, so that nobody who guesses
 * elsewhere keeps it out.
 */
export async function signIn(deps: Deps, credentials: Credentials, origin: Origin): Promise<OpenedSession> {
  await deps.limits.take('login', origin.block);
  const address = cleanEmail(credentials.email);
  const user = isEmail(address) ? await findUserByEmail(deps.db, address) : undefined;
  const known = user && deviceBucket(deps.tokens, credentials.device, user.id);
  const bucket = failureBucket(user, known ?? secretHash(address));
  await deps.limits.attempt(...bucket);
  const moment = steadyMoment();
  const opened = await openIfRight(deps, user, credentials);
  if (opened !== 'bad_credentials') await deps.limits.clear(...bucket);
  if (typeof opened === 'string') {
    const email = isEmail(address) ? address : null;
    const details = { code: opened };
    await logSecurity(deps, deps.db, {
      kind: 'sign_in_failed',
      userId: user?.id ?? null,
      email,
      ip: origin.ip,
      details,
    });
    await moment;
    throw new Refusal(opened);
  }
  const { persist } = credentials;
  await logSecurity(deps, deps.db, { kind: 'sign_in', userId: opened.userId, ip: origin.ip, details: { persist } });
  return opened;
}

/** An account that waits has the password of its newest registration: that of whoever has just been here. */
async function openIfRight(
  deps: Deps,
  user: User | undefined,
  { password, persist }: Credentials,
): Promise<OpenedSession | 'bad_credentials' | 'not_activated'> {
  const asked = user && isWaiting(user) ? await newestRegistration(deps.db, user.id) : user;
  const isRight = await verifyPassword(password, (asked ?? user)?.password_hash ?? null);
  if (!user || !isRight) return 'bad_credentials';
  if (isWaiting(user)) return 'not_activated';
  return (await openSession(deps, user, persist)) ?? 'bad_credentials';
}

/** By which count failures of this account go: tighter while the password is one that an Admin chose. */
export function failureBucket(user: User | undefined, key: string) {
  const name = user?.password_is_temporary ? 'temporaryLoginFailures' : 'loginFailures';
  return [name, key] as const;
}

/** Ends the session of that refresh token, if it is one. */
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
