import { instant } from '#domain/salon/salon-time.ts';
import type { KnownClient } from '#domain/users/same-client.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import type { User } from '../../auth/queries/accounts.ts';
import { notifyAccountHolder } from '../../auth/service/notify.ts';
import { deleteCopiesAbout, deleteMailsOnceSent, deleteMailsTo } from '../../mails/queries.ts';
import { cancelUpcoming } from '../../reservations/service/cancel.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { eraseAbsenceNotes } from '../../technicians/queries/absences.ts';
import { findTechnicianOf } from '../../technicians/queries/technicians.ts';
import {
  anonymiseDeletedVisits,
  anonymiseReservation,
  anonymiseTrails,
  listVisitsOf,
  lockAccountHolder,
} from '../queries/erasure.ts';
import { deleteUser } from '../queries/users.ts';

type Actor = Pick<Caller, '_id' | 'name'>;

/**
 * Deletes an account and erases its holder, who gets one last mail. Who serves clients stays on the team until she is deleted
 * there; why she was away goes at once. Returns the ids of the mails of which the caller
 * deletes the files once this transaction is committed.
 */
export async function eraseAccount(
  trx: DatabaseTransaction,
  deps: Deps,
  { user, caller }: { user: User; caller: Actor },
): Promise<string[]> {
  const person = await lockAccountHolder(trx, user);
  const mailIds = await erasePerson(trx, deps, { person, caller });
  const technician = await findTechnicianOf(trx, user.id);
  if (technician) await eraseAbsenceNotes(trx, technician.id);
  await deleteUser(trx, user.id);
  await notifyAccountHolder(trx, deps, 'account_deleted', user);
  await deleteMailsOnceSent(trx, user.email);
  await bumpVersion(trx, 'reservations');
  return mailIds;
}

/**
 * Erases a person beside their account: cancels coming visits in the name of `caller`, anonymises all visits and both
 * trails, and deletes the mails, the salon's copies among them. Returns the ids of those mails, as `eraseAccount` does.
 */
export async function erasePerson(
  trx: DatabaseTransaction,
  deps: Deps,
  { person, caller }: { person: KnownClient; caller: Actor },
): Promise<string[]> {
  const settings = await loadSettings(trx);
  const visits = await listVisitsOf(trx, person);
  const mailIds = person.email === null ? [] : await deleteMailsTo(trx, person.email);
  await cancelUpcoming(deps, trx, { ids: visits.map(({ id }) => id), actor: caller, settings });
  const anonymised = { salonPhone: settings.phone, at: instant(deps.now()) };
  for (const visit of visits) await anonymiseReservation(trx, visit, anonymised);
  const deletedVisits = await anonymiseDeletedVisits(trx, person);
  await anonymiseTrails(trx, person);
  // Last: cancelling made copies, and every visit is locked by now, so that nobody makes another.
  const copyIds = await deleteCopiesAbout(trx, [...visits.map(({ id }) => id), ...deletedVisits]);
  return [...mailIds, ...copyIds];
}
