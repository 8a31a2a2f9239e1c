import type { z } from 'zod';
import type { profileSchema, profileViewSchema } from '#contract/schemas/auth.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { searchKey } from '#domain/search.ts';
import { isRecentLogin } from '#domain/users/sessions.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { findUserByEmail, lockUser, type User, updateUser } from '../queries/accounts.ts';
import { revokeSessions } from '../queries/sessions.ts';
import { type NewPassword, prepareNewPassword, requirePassword, setPassword } from './password.ts';
import { freshAccessToken } from './session.ts';

type Profile = z.infer<typeof profileSchema>;

/** What the caller may change of their own account. */
export async function readProfile(deps: Deps, caller: Caller): Promise<z.infer<typeof profileViewSchema>> {
  const user = await findUserByEmail(deps.db, caller.email);
  if (!user) throw new Refusal('token_expired');
  return { _id: user.id, name: user.name, email: user.email, language: user.language, reminders: user.reminders };
}

/**
 * Changes the caller's own account and returns a fresh access token. A new password needs the current one, unless the
 * caller logged in less than 30 minutes ago; it ends every other session of the account.
 */
export async function changeProfile(deps: Deps, caller: Caller, profile: Profile, ip: string): Promise<string> {
  if (profile.id !== caller._id) throw new Refusal('forbidden');
  if (profile.email !== caller.email) throw new Refusal('email_locked');
  const newPassword = await allowedPassword(deps, caller, profile, ip);
  return transact(deps.db, async (trx) => {
    const user = await lockUser(trx, caller._id);
    if (!user) throw new Refusal('token_expired');
    await updateProfile(trx, deps, user, profile);
    if (newPassword) await changePassword(trx, deps, { user, newPassword, caller, ip });
    return freshAccessToken(deps, trx, caller);
  });
}

/** The new password, hashed; null when there is none. Refuses a caller who has not proved who they are. */
async function allowedPassword(deps: Deps, caller: Caller, { password, currentPassword }: Profile, ip: string) {
  if (!password) return null;
  if (!currentPassword && !isRecentLogin(caller.signedInAt, deps.now())) {
    throw new Refusal('current_password_required');
  }
  const user = currentPassword
    ? await requirePassword(deps, caller, currentPassword, ip)
    : await findUserByEmail(deps.db, caller.email);
  if (!user) throw new Refusal('token_expired');
  return prepareNewPassword(user, password);
}

async function updateProfile(trx: DatabaseTransaction, deps: Deps, user: User, { name, reminders, language }: Profile) {
  await updateUser(trx, user.id, {
    name,
    search_text: searchKey(`${name} ${user.email}`),
    reminders: reminders ?? user.reminders,
    language: language ?? user.language,
    updated_at: instant(deps.now()),
  });
}

type PasswordChange = { user: User; newPassword: NewPassword; caller: Caller; ip: string };

async function changePassword(trx: DatabaseTransaction, deps: Deps, { user, newPassword, caller, ip }: PasswordChange) {
  await setPassword(trx, deps, user, newPassword);
  await revokeSessions(trx, user.id, instant(deps.now()), caller.sessionId);
  await logSecurity(deps, trx, { kind: 'password_changed', userId: user.id, ip });
}
