import type { PersonalData } from '#contract/schemas/personal-data.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { postAccountMail } from '../../mails/queries/accounts.ts';
import { deleteMailsOnceSent } from '../../mails/queries.ts';
import { lockActiveAdmins } from '../../users/queries/admins.ts';
import { accountHolder, erasePerson } from '../../users/queries/erasure.ts';
import { personalDataOf } from '../../users/queries/export.ts';
import { deleteUser } from '../../users/queries/users.ts';
import { lockUser } from '../queries/accounts.ts';
import { requirePassword } from './proof.ts';

/** Everything that is kept about the person who asks. */
export async function exportOwnData(deps: Deps, caller: Caller, ip: string): Promise<PersonalData> {
  const data = await personalDataOf(deps.db, caller._id, instant(deps.now()));
  if (!data) throw new Refusal('token_expired');
  await logSecurity(deps, deps.db, { kind: 'data_exported', userId: caller._id, ip });
  return data;
}

/**
 * Deletes one's own account for good: coming visits are cancelled, past ones bear no name any more, every session ends.
 * The last Admin stays.
 */
export async function deleteOwnAccount(deps: Deps, caller: Caller, password: string, ip: string): Promise<void> {
  const verified = await requirePassword(deps, caller, password, ip);
  const mails = await transact(deps.db, async (trx) => {
    const admins = await lockActiveAdmins(trx);
    if (admins.length === 1 && admins.includes(caller._id)) throw new Refusal('last_admin');
    const user = await lockUser(trx, caller._id);
    if (!user || user.password_hash !== verified.password_hash) throw new Refusal('token_expired');
    const { id: userId, name, email, language } = user;
    const person = await accountHolder(trx, user);
    const forgotten = await erasePerson(trx, deps, { person, caller });
    await deleteUser(trx, userId);
    await postAccountMail(trx, deps, { kind: 'account_deleted', to: email, name, language });
    await deleteMailsOnceSent(trx, email);
    await logSecurity(deps, trx, { kind: 'account_deleted', userId, ip });
    await bumpVersion(trx, 'reservations');
    return forgotten;
  });
  await deps.mailer.deleteFiles(mails);
}
