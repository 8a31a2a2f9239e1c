import type { PersonalData } from '#contract/schemas/personal-data.ts';
import type { UserRemoval } from '#contract/schemas/users.ts';
import { Refusal } from '#domain/errors.ts';
import { instant } from '#domain/salon/salon-time.ts';
import { cleanLine } from '#domain/texts.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { postAccountMail } from '../../mails/queries/accounts.ts';
import { deleteMailsOnceSent } from '../../mails/queries.ts';
import { accountHolder, erasePerson, visitorOf } from '../queries/erasure.ts';
import { personalDataOf } from '../queries/export.ts';
import { deleteUser } from '../queries/users.ts';
import { lockUserToChange, refuseOwnRemoval, type Target } from './guard.ts';

/** Takes an account away. Its visits stay, past and coming, under the name they were booked under. */
export async function removeUser(deps: Deps, caller: Caller, { id, name }: UserRemoval, ip: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const target = await lockUserToChange(trx, caller, id);
    refuse(target, name);
    await deleteUser(trx, id);
    const { user } = target;
    const details = { name: user.name, email: user.email, roles: user.roles };
    await note(trx, deps, { caller, id, ip, kind: 'account_removed', action: 'user.remove', details });
    await bumpVersion(trx, 'reservations');
  });
}

/**
 * Takes an account away and the person out of everything that is kept: coming visits are cancelled, past ones bear no
 * name any more. The person is told by mail, for the last time.
 */
export async function anonymiseUser(deps: Deps, caller: Caller, { id, name }: UserRemoval, ip: string): Promise<void> {
  const mails = await transact(deps.db, async (trx) => {
    const target = await lockUserToChange(trx, caller, id);
    refuse(target, name);
    const { email, name: to, language } = target.user;
    const person = await accountHolder(trx, target.user);
    const forgotten = await erasePerson(trx, deps, { person, caller });
    await deleteUser(trx, id);
    await postAccountMail(trx, deps, { kind: 'account_deleted', to: email, name: to, language });
    await deleteMailsOnceSent(trx, email);
    await note(trx, deps, { caller, id, ip, kind: 'person_anonymised', action: 'user.anonymise', details: {} });
    await bumpVersion(trx, 'reservations');
    return forgotten;
  });
  await deps.mailer.deleteFiles(mails);
}

/**
 * The same for the person of a visit who has no account: every visit under their address, or their name and number, those
 * to come cancelled. The visit of an account takes the account away.
 */
export async function anonymiseVisitor(deps: Deps, caller: Caller, id: string, ip: string): Promise<void> {
  const visitor = await visitorOf(deps.db, id);
  if (!visitor) throw new Refusal('reservation_not_found');
  if (visitor.userId !== null) return anonymiseUser(deps, caller, { id: visitor.userId }, ip);
  const mails = await transact(deps.db, async (trx) => {
    const forgotten = await erasePerson(trx, deps, { person: visitor, caller });
    if (visitor.email !== null) await deleteMailsOnceSent(trx, visitor.email);
    await logSecurity(deps, trx, { kind: 'person_anonymised', ip, details: { by: caller._id } });
    const entry = { at: instant(deps.now()), actor: caller, action: 'reservation.anonymise' };
    await writeAudit(trx, { ...entry, subjectType: 'reservation', subjectId: id });
    await bumpVersion(trx, 'reservations');
    return forgotten;
  });
  await deps.mailer.deleteFiles(mails);
}

/** Hands over everything that is kept about a person, and writes down that it was. */
export async function exportUser(deps: Deps, caller: Caller, id: string, ip: string): Promise<PersonalData> {
  return transact(deps.db, async (trx) => {
    const data = await personalDataOf(trx, id, instant(deps.now()));
    if (!data) throw new Refusal('user_not_found');
    await note(trx, deps, { caller, id, ip, kind: 'data_exported', action: 'user.export', details: {} });
    return data;
  });
}

function refuse(target: Target, name: string | undefined): void {
  refuseOwnRemoval(target);
  if (name !== undefined && cleanLine(name) !== cleanLine(target.user.name)) throw new Refusal('name_mismatch');
}

type Noted = {
  caller: Caller;
  id: string;
  ip: string;
  kind: string;
  action: string;
  details: Record<string, unknown>;
};

async function note(trx: DatabaseTransaction, deps: Deps, { caller, id, ip, kind, action, details }: Noted) {
  await logSecurity(deps, trx, { kind, userId: id, ip, details: { by: caller._id } });
  const entry = { at: instant(deps.now()), actor: caller, action, subjectType: 'user' as const, subjectId: id };
  await writeAudit(trx, { ...entry, details });
}
