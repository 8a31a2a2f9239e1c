import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hashPassword, verifyPassword } from '../../../platform/password-hash.ts';
import { secretHash } from '../../../platform/secrets.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { postAlreadyRegistered, postPasswordChanged, postReset } from '../emails.ts';
import { lockUserByEmail, type User, updateUser } from '../queries/accounts.ts';
import { markLinksUsed } from '../queries/links.ts';
import { revokeSessions } from '../queries/sessions.ts';
import { consumeLink, ownerOfLink } from './links.ts';
import type { Origin } from './session.ts';

/** The kinds of link by which a password is chosen. */
const SETTING_PASSWORDS = ['reset', 'invitation'] as const;

/** A new password as it is kept, and the kept form of the one that it replaces. */
export type ChosenPassword = { hash: string; instead: string };

/**
 * Writes a link for a new password to the address, or how the address stands with us. Nothing changes on the account,
 * and the answer is always the same, also when the account has asked too often (security, Forgot password).
 */
export async function requestReset(
  deps: Deps,
  asked: { email: string; language: Language },
  { ip, block }: Origin,
): Promise<void> {
  await deps.limits.take('mailRequests', block);
  if (!(await deps.limits.allows('forgot', secretHash(asked.email)))) return;
  await transact(deps.db, async (trx) => {
    const user = await lockUserByEmail(trx, asked.email);
    if (user?.status) await postReset(trx, deps, user);
    else await postAlreadyRegistered(trx, deps, user, asked);
    await logSecurity(deps, trx, { kind: 'password_reset_asked', userId: user?.id ?? null, ip });
  });
}

/**
 * Sets the password of a reset or invitation link, once. It also activates the account, since the link came to its
 * address; every session ends, and nobody is logged in by it. Returns whose
 * account it was.
 */
export async function resetPassword(
  deps: Deps,
  { link, password }: { link: string; password: string },
  { ip, block }: Origin,
): Promise<string> {
  await deps.limits.take('reset', block);
  const chosen = await choosePassword(await ownerOfLink(deps.db, SETTING_PASSWORDS, link, deps.now()), password);
  const { id, email } = await transact(deps.db, async (trx) => {
    const { user } = await consumeLink(trx, SETTING_PASSWORDS, link, deps.now());
    await setPassword(trx, deps, user, chosen);
    await revokeSessions(trx, user.id, instant(deps.now()));
    await logSecurity(deps, trx, { kind: 'password_reset', userId: user.id, ip });
    return user;
  });
  await deps.limits.clear('loginFailures', secretHash(email));
  await deps.limits.clear('temporaryLoginFailures', secretHash(email));
  return id;
}

/**
 * Makes ready what `setPassword` sets. The password that an Admin chose is known to two, and cannot become the person's
 * own. This works for long: call it before a transaction, never within one.
 */
export async function choosePassword(user: User, password: string): Promise<ChosenPassword> {
  if (user.password_is_temporary && (await verifyPassword(password, user.password_hash))) {
    throw new Refusal('password_unchanged');
  }
  return { hash: await hashPassword(password), instead: user.password_hash };
}

/**
 * A password that its owner chose: older access tokens and links end with the old one, and the owner is told. Refuses
 * with `edit_conflict` when an Admin has set another temporary one since it was made ready.
 */
export async function setPassword(
  trx: DatabaseTransaction,
  deps: Deps,
  user: User,
  { hash, instead }: ChosenPassword,
): Promise<void> {
  if (user.password_is_temporary && user.password_hash !== instead) throw new Refusal('edit_conflict');
  const at = instant(deps.now());
  await updateUser(trx, user.id, {
    password_hash: hash,
    password_is_temporary: false,
    activated_at: user.activated_at ?? at,
    token_version: user.token_version + 1,
    updated_at: at,
  });
  await markLinksUsed(trx, user.id, ['activation', 'reset', 'invitation'], at);
  await postPasswordChanged(trx, deps, user);
}
