import { Refusal } from '#domain/errors.ts';
import { verifyPassword } from '../../adapters/password-hash.ts';
import { logSecurity } from '../../adapters/security-log.ts';
import type { Caller } from '../../caller.ts';
import type { Deps } from '../../deps.ts';
import { findUserByEmail, type User } from './queries.ts';
import { failureBucket } from './session-actions.ts';

/**
 * Makes sure that whoever asks knows the account's password: a stolen session is not enough. Wrong ones count as failed
 * logins do, and are written down as they are. Answers the account as it was verified.
 */
export async function requirePassword(deps: Deps, caller: Caller, password: string, ip: string): Promise<User> {
  const user = await findUserByEmail(deps.db, caller.email);
  const [bucket, account] = failureBucket(user, caller.email);
  await deps.limits.attempt(bucket, account);
  if (!user || !(await verifyPassword(password, user.password_hash))) {
    await logSecurity(deps, deps.db, { kind: 'password_proof_failed', userId: caller._id, ip });
    throw new Refusal('current_password_wrong');
  }
  await deps.limits.clear(bucket, account);
  return user;
}
