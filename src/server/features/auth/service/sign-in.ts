import { randomUUID } from 'node:crypto';
import type { Cart } from '#domain/cart/cart.ts';
import { readStoredCart } from '#domain/cart/cart-storage.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { cleanEmail, isEmail } from '#domain/users/person.ts';
import { lastMoment } from '#domain/users/sessions.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { minimumDelay } from '../../../platform/constant-time.ts';
import { deviceBucket } from '../../../platform/devices.ts';
import { verifyPassword } from '../../../platform/password-hash.ts';
import { randomSecret, secretHash } from '../../../platform/secrets.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { findUserByEmail, isNotActivated, lockUser, type User } from '../queries/accounts.ts';
import { takeCart } from '../queries/begun-carts.ts';
import { newestRegistration } from '../queries/links.ts';
import { insertSession } from '../queries/sessions.ts';
import { issueTokens, type SessionTokens } from './session.ts';

/** Where a call comes from: rate limits count by `block`. */
export type Origin = { ip: string; block: string };

type Credentials = {
  email: string;
  password: string;
  persist: boolean;
  /** The device cookie. */
  device: string | null;
};

/** `begun` is what the person had begun to book when they registered; only the first login gets it. */
type OpenedSession = SessionTokens & { begun: Cart | null };

/**
 * Opens a session. Refuses with `bad_credentials`, after the same work and time whether the e-mail, the password or the
 * account's state is wrong; with `not_activated` only after the right password.
 */
export async function signIn(deps: Deps, credentials: Credentials, origin: Origin): Promise<OpenedSession> {
  await deps.limits.take('login', origin.block);
  const cleaned = cleanEmail(credentials.email);
  const email = isEmail(cleaned) ? cleaned : null;
  const user = email === null ? undefined : await findUserByEmail(deps.db, email);
  // Failures on a browser that has logged in before are counted apart, so that others cannot lock it out.
  const knownDevice = user && deviceBucket(deps.tokens, credentials.device, user.id);
  const limit = failureLimit(user, knownDevice ?? secretHash(cleaned));
  await deps.limits.attempt(...limit);
  const moment = minimumDelay(deps);
  const opened = await openIfRight(deps, user, credentials);
  if (opened !== 'bad_credentials') await deps.limits.clear(...limit);
  const { ip } = origin;
  if (typeof opened === 'string') {
    const details = { code: opened };
    await logSecurity(deps, deps.db, { kind: 'sign_in_failed', userId: user?.id ?? null, email, ip, details });
    await moment;
    throw new Refusal(opened);
  }
  const { persist } = credentials;
  await logSecurity(deps, deps.db, { kind: 'sign_in', userId: opened.userId, ip, details: { persist } });
  return opened;
}

/** The rate limit of failed logins, and its key; tighter while the password is temporary. */
export function failureLimit(user: User | undefined, key: string) {
  const name = user?.password_is_temporary ? 'temporaryLoginFailures' : 'loginFailures';
  return [name, key] as const;
}

/** An account that is not activated has the password of its newest registration. */
async function openIfRight(
  deps: Deps,
  user: User | undefined,
  { password, persist }: Credentials,
): Promise<OpenedSession | 'bad_credentials' | 'not_activated'> {
  const registration = user && isNotActivated(user) ? await newestRegistration(deps.db, user.id) : user;
  const isRight = await verifyPassword(password, (registration ?? user)?.password_hash ?? null);
  if (!user || !isRight) return 'bad_credentials';
  if (isNotActivated(user)) return 'not_activated';
  return (await openSession(deps, user, persist)) ?? 'bad_credentials';
}

/**
 * Opens a session for an account with the password that was just verified; null when the account is closed or has another
 * password meanwhile. A temporary password never persists.
 */
async function openSession(deps: Deps, verified: User, wantsPersist: boolean): Promise<OpenedSession | null> {
  const at = instant(deps.now());
  const secret = randomSecret();
  const opened = await transact(deps.db, async (trx) => {
    const user = await lockUser(trx, verified.id);
    if (!user?.status || !user.activated_at || user.password_hash !== verified.password_hash) return null;
    const persist = wantsPersist && !user.password_is_temporary;
    const session = {
      id: randomUUID(),
      user_id: user.id,
      token_hash: secretHash(secret),
      rotated_at: at,
      persist,
      signed_in_at: at,
      used_at: at,
      expires_at: instant(lastMoment(persist, deps.now())),
    };
    await insertSession(trx, session);
    return { session, cart: await takeCart(trx, user.id) };
  });
  if (!opened) return null;
  const cart = readStoredCart(opened.cart, deps.now());
  const begun = cart.cardItems.length > 0 ? cart : null;
  return { ...(await issueTokens(deps, opened.session, secret)), begun };
}
