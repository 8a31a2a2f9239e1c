import type { UserRemoval } from '#contract/schemas/users.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { cleanLine } from '#domain/texts.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import type { Deps } from '../../../deps.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { lockUser, type User } from '../../auth/queries/accounts.ts';
import { lockActiveAdmins } from '../queries/users.ts';

/** The account that an Admin is about to change, locked. */
export type Target = { user: User; isSelf: boolean; isLastAdmin: boolean };

/**
 * Locks an account for a caller who must still be an Admin: of two who take the role from each other at once, the second
 * is refused with `forbidden`. Refuses with `user_not_found`.
 */
export async function lockUserToChange(trx: DatabaseTransaction, caller: Caller, id: string): Promise<Target> {
  const admins = await lockActiveAdmins(trx);
  if (!admins.includes(caller._id)) throw new Refusal('forbidden');
  const user = await lockUser(trx, id);
  if (!user) throw new Refusal('user_not_found');
  return { user, isSelf: id === caller._id, isLastAdmin: admins.length === 1 && admins.includes(id) };
}

/** As `lockUserToChange`. Refuses with `name_mismatch` when the name that the Admin typed is not the account's. */
export async function lockUserToRemove(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, name }: UserRemoval,
): Promise<User> {
  const target = await lockUserToChange(trx, caller, id);
  refuseOwnRemoval(target);
  if (name !== undefined && cleanLine(name) !== cleanLine(target.user.name)) throw new Refusal('name_mismatch');
  return target.user;
}

/** Refuses Admins who would remove themselves. The caller is an Admin and stays one, so there is always an Admin left. */
export function refuseOwnRemoval({ isSelf, isLastAdmin }: Target): void {
  if (isLastAdmin) throw new Refusal('last_admin');
  if (isSelf) throw new Refusal('self_removal');
}

type AdminAction = {
  caller: Caller;
  /** The account that the action is about. */
  id: string;
  ip: string;
  /** The kinds of security event to log. */
  events: readonly string[];
  eventDetails?: Record<string, unknown>;
  action: string;
  details?: Record<string, unknown>;
};

/** Records in the security events and in the audit trail what an Admin did to an account. */
export async function recordAdminAction(trx: DatabaseTransaction, deps: Deps, done: AdminAction): Promise<void> {
  const { caller, id, ip, events, eventDetails, action, details = {} } = done;
  for (const kind of events) {
    await logSecurity(deps, trx, { kind, userId: id, ip, details: { by: caller._id, ...eventDetails } });
  }
  const entry = { at: instant(deps.now()), actor: caller, action, subjectType: 'user' as const, subjectId: id };
  await writeAudit(trx, { ...entry, details });
}
