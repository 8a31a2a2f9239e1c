import { Refusal } from '#domain/errors.ts';
import type { Caller } from '../../../caller.ts';
import type { Deps } from '../../../deps.ts';
import { verifyPassword } from '../../../platform/password-hash.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { findUserByEmail, type User } from '../queries/accounts.ts';
import { failureBucket } from './session.ts';

/**
 * Makes sure that the caller knows the account's password: a stolen session is not enough. Wrong ones are written down
 * and limited as failed logins are, by session: nobody who guesses at the login keeps the owner from proving who they are.
 * Returns the account as it was verified.
 */
export async function requirePassword(deps: Deps, caller: Caller, password: string, ip: string): Promise<User> {
  const user = await findUserByEmail(deps.db, caller.email);
  const [bucket, account] = failureBucket(user, `session:${caller.sessionId}`);
  await deps.limits.attempt(bucket, account);
  if (!user || !(await verifyPassword(password, user.password_hash))) {
    await logSecurity(deps, deps.db, { kind: 'password_proof_failed', userId: caller._id, ip });
    throw new Refusal('current_password_wrong');
  }
  await deps.limits.clear(bucket, account);
  return user;
}
