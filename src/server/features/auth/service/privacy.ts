import type { PersonalData } from '#contract/schemas/personal-data.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { lockActiveAdmins } from '../../users/queries/users.ts';
import { eraseAccount } from '../../users/service/erasure.ts';
import { personalDataOf } from '../../users/service/personal-data.ts';
import { lockUser } from '../queries/accounts.ts';
import { requirePassword } from './password.ts';

/** Returns everything that is stored about the caller. */
export async function exportOwnData(deps: Deps, caller: Caller, ip: string): Promise<PersonalData> {
  const data = await personalDataOf(deps.db, caller._id, instant(deps.now()));
  if (!data) throw new Refusal('token_expired');
  await logSecurity(deps, deps.db, { kind: 'data_exported', userId: caller._id, ip });
  return data;
}

/**
 * Deletes the caller's own account and erases the person: coming visits are cancelled, all visits anonymised. Refuses
 * with `current_password_wrong`, or `last_admin`.
 */
export async function deleteOwnAccount(deps: Deps, caller: Caller, password: string, ip: string): Promise<void> {
  const verified = await requirePassword(deps, caller, password, ip);
  const mailIds = await transact(deps.db, async (trx) => {
    const admins = await lockActiveAdmins(trx);
    if (admins.length === 1 && admins.includes(caller._id)) throw new Refusal('last_admin');
    const user = await lockUser(trx, caller._id);
    if (!user || user.password_hash !== verified.password_hash) throw new Refusal('token_expired');
    const erased = await eraseAccount(trx, deps, { user, caller });
    await logSecurity(deps, trx, { kind: 'account_deleted', userId: user.id, ip });
    return erased;
  });
  await deps.mailer.deleteFiles(mailIds);
}
