import { Refusal } from '#domain/errors.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { lockUser, type User } from '../../auth/queries/accounts.ts';
import { lockActiveAdmins } from '../queries/admins.ts';

/** The account that an Admin is about to change, locked. */
export type Target = { user: User; isSelf: boolean; isLastAdmin: boolean };

/**
 * Locks the account of `id` for an Admin who is still one at this moment: of two who take the role from each other at
 * once, the second is refused here.
 */
export async function lockUserToChange(trx: DatabaseTransaction, caller: Caller, id: string): Promise<Target> {
  const admins = await lockActiveAdmins(trx);
  if (!admins.includes(caller._id)) throw new Refusal('forbidden');
  const user = await lockUser(trx, id);
  if (!user) throw new Refusal('user_not_found');
  return { user, isSelf: id === caller._id, isLastAdmin: admins.length === 1 && admins.includes(id) };
}

/** Nobody takes themselves away; and since whoever asks is an Admin and stays one, an Admin always remains. */
export function refuseOwnRemoval({ isSelf, isLastAdmin }: Target): void {
  if (isLastAdmin) throw new Refusal('last_admin');
  if (isSelf) throw new Refusal('self_removal');
}
