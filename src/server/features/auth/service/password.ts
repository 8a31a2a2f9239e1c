import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hashPassword, verifyPassword } from '../../../platform/password-hash.ts';
import { secretHash } from '../../../platform/secrets.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { findUserByEmail, lockUserByEmail, type User, updateUser } from '../queries/accounts.ts';
import { markLinksUsed } from '../queries/links.ts';
import { revokeSessions } from '../queries/sessions.ts';
import { consumeLink, findLinkHolder } from './links.ts';
import { notifyAccountHolder, notifyAccountState, sendPasswordLink } from './notify.ts';
import { failureLimit, type Origin } from './sign-in.ts';

/** The kinds of link by which a password is chosen. */
const PASSWORD_LINKS = ['reset', 'invitation'] as const;

/** The hash of a new password, and of the one that it replaces. */
export type NewPassword = { hash: string; formerHash: string };

/**
 * Mails a link for a new password, or the state of the account. The account does not change, and the caller cannot tell
 * whether it exists or has reached its limit.
 */
export async function requestReset(
  deps: Deps,
  request: { email: string; language: Language },
  { ip, block }: Origin,
): Promise<void> {
  await deps.limits.take('mailRequests', block);
  if (!(await deps.limits.allows('forgot', secretHash(request.email)))) return;
  await transact(deps.db, async (trx) => {
    const user = await lockUserByEmail(trx, request.email);
    if (user?.status) await sendPasswordLink(trx, deps, 'reset', user);
    else await notifyAccountState(trx, deps, user, request);
    await logSecurity(deps, trx, { kind: 'password_reset_asked', userId: user?.id ?? null, ip });
  });
}

/**
 * Sets the password by a reset or invitation link, once. The link came by e-mail, so it activates the account too. Every
 * session ends, and no new one begins. Returns whose it is.
 */
export async function resetPassword(
  deps: Deps,
  { link, password }: { link: string; password: string },
  { ip, block }: Origin,
): Promise<Pick<User, 'id' | 'email'>> {
  await deps.limits.take('reset', block);
  const holder = await findLinkHolder(deps.db, PASSWORD_LINKS, link, deps.now());
  const newPassword = await prepareNewPassword(holder, password);
  const user = await transact(deps.db, async (trx) => {
    const { user } = await consumeLink(trx, PASSWORD_LINKS, link, deps.now());
    await setPassword(trx, deps, user, newPassword);
    await revokeSessions(trx, user.id, instant(deps.now()));
    await logSecurity(deps, trx, { kind: 'password_reset', userId: user.id, ip });
    return user;
  });
  const account = secretHash(user.email);
  await deps.limits.clear('loginFailures', account);
  await deps.limits.clear('temporaryLoginFailures', account);
  return user;
}

/**
 * Hashes a password for `setPassword`. Hashing is slow: call this before a transaction, never within one. Refuses with
 * `password_unchanged` the temporary password, which the Admin knows.
 */
export async function prepareNewPassword(user: User, password: string): Promise<NewPassword> {
  if (user.password_is_temporary && (await verifyPassword(password, user.password_hash))) {
    throw new Refusal('password_unchanged');
  }
  return { hash: await hashPassword(password), formerHash: user.password_hash };
}

/**
 * Sets a password that its owner chose, and mails them so; older access tokens and links end. Refuses with
 * `edit_conflict` when an Admin has set another temporary one since `prepareNewPassword`.
 */
export async function setPassword(
  trx: DatabaseTransaction,
  deps: Deps,
  user: User,
  { hash, formerHash }: NewPassword,
): Promise<void> {
  if (user.password_is_temporary && user.password_hash !== formerHash) throw new Refusal('edit_conflict');
  const at = instant(deps.now());
  await updateUser(trx, user.id, {
    password_hash: hash,
    password_is_temporary: false,
    activated_at: user.activated_at ?? at,
    token_version: user.token_version + 1,
    updated_at: at,
  });
  await markLinksUsed(trx, user.id, ['activation', 'reset', 'invitation'], at);
  await notifyAccountHolder(trx, deps, 'password_changed', user);
}

/**
 * Verifies the caller's password, since a stolen session must not be enough; returns the account. Failures are limited
 * by session, so that failed logins elsewhere do not keep the owner out. Refuses with `current_password_wrong`.
 */
export async function requirePassword(deps: Deps, caller: Caller, password: string, ip: string): Promise<User> {
  const user = await findUserByEmail(deps.db, caller.email);
  const limit = failureLimit(user, `session:${caller.sessionId}`);
  await deps.limits.attempt(...limit);
  if (!user || !(await verifyPassword(password, user.password_hash))) {
    await logSecurity(deps, deps.db, { kind: 'password_proof_failed', userId: caller._id, ip });
    throw new Refusal('current_password_wrong');
  }
  await deps.limits.clear(...limit);
  return user;
}
