import type { PersonalData } from '#contract/schemas/personal-data.ts';
import type { UserRemoval } from '#contract/schemas/users.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { deleteMailsOnceSent } from '../../mails/queries.ts';
import { findVisitor } from '../queries/erasure.ts';
import { lockUserToRemove, recordAdminAction } from './admin-actions.ts';
import { eraseAccount, erasePerson } from './erasure.ts';
import { personalDataOf } from './personal-data.ts';

/** Returns everything that is stored about a person, and records that it was exported. */
export async function exportUser(deps: Deps, caller: Caller, id: string, ip: string): Promise<PersonalData> {
  return transact(deps.db, async (trx) => {
    const data = await personalDataOf(trx, id, instant(deps.now()));
    if (!data) throw new Refusal('user_not_found');
    await recordAdminAction(trx, deps, { caller, id, ip, events: ['data_exported'], action: 'user.export' });
    return data;
  });
}

/** Erases a person and deletes their account: coming visits are cancelled, all visits anonymised, and a last mail says so. */
export async function eraseUser(deps: Deps, caller: Caller, removal: UserRemoval, ip: string): Promise<void> {
  const mailIds = await transact(deps.db, async (trx) => {
    const user = await lockUserToRemove(trx, caller, removal);
    const erased = await eraseAccount(trx, deps, { user, caller });
    const { id } = user;
    await recordAdminAction(trx, deps, { caller, id, ip, events: ['person_anonymised'], action: 'user.anonymise' });
    return erased;
  });
  await deps.mailer.deleteFiles(mailIds);
}

/**
 * Erases the client of a visit: every visit under the same e-mail, or the same name and phone, is anonymised, those to
 * come are cancelled. The visit of an account erases the account, as `eraseUser` does.
 */
export async function eraseVisitor(deps: Deps, caller: Caller, reservationId: string, ip: string): Promise<void> {
  const visitor = await findVisitor(deps.db, reservationId);
  if (!visitor) throw new Refusal('reservation_not_found');
  if (visitor.userId !== null) return eraseUser(deps, caller, { id: visitor.userId }, ip);
  const mailIds = await transact(deps.db, async (trx) => {
    const erased = await erasePerson(trx, deps, { person: visitor, caller });
    if (visitor.email !== null) await deleteMailsOnceSent(trx, visitor.email);
    await logSecurity(deps, trx, { kind: 'person_anonymised', ip, details: { by: caller._id } });
    const entry = { at: instant(deps.now()), actor: caller, action: 'reservation.anonymise' };
    await writeAudit(trx, { ...entry, subjectType: 'reservation', subjectId: reservationId });
    await bumpVersion(trx, 'reservations');
    return erased;
  });
  await deps.mailer.deleteFiles(mailIds);
}
