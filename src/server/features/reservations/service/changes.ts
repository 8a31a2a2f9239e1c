import { isDeepStrictEqual } from 'node:util';
import { visitPath } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Language } from '#domain/languages.ts';
import { hasBegun } from '#domain/reservations/reservation-times.ts';
import type { AllSettings } from '#domain/salon/salon-settings.ts';
import { instant, salonMoment } from '#domain/salon/salon-time.ts';
import { performersToldToClient } from '#domain/team/performers.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import type { Deps } from '../../../deps.ts';
import { queueMail } from '../../mails/service.ts';
import { loadTechnicians } from '../../technicians/queries/technicians.ts';
import { changeMail, copyToSalon, mailToClient, type OtherPerson, type Visit, type WriteMail } from '../emails.ts';
import { appointmentOf, countChange } from '../queries/moves.ts';
import {
  findLines,
  findOwner,
  findRow,
  type LineRow,
  namesOf,
  type Owner,
  type ReservationRow,
} from '../queries/reservations.ts';

type Notice = {
  /** The visit as it is after the change. */
  reservation: Reservation;
  /** The language of the booking, for a client without an account. */
  language: Language;
  /** How often the visit has changed, this change included. */
  sequence: number;
  /** The number over which its mailed links are signed. */
  linkNumber: number;
  settings: AllSettings;
  /** The epoch milliseconds at which the visit must still have been to come; now when absent. */
  toComeAt?: number;
  /** The account and the lines of the visit; read when absent. */
  known?: { owner: Owner | undefined; lines: readonly LineRow[] };
  /** Whether the client will still have an account; by default, if there is one now. */
  hasProfile?: boolean;
};

/**
 * Puts a visit's mail into the outbox, in the language of the client's account or else of the booking, once for each
 * change of the visit; and a copy to the salon, where its settings ask for that. No mail without an e-mail, nor about a
 * visit that has begun.
 */
export async function notifyClient(
  deps: Deps,
  trx: DatabaseTransaction,
  write: WriteMail,
  notice: Notice,
): Promise<void> {
  const { config, jobs, now, tokens } = deps;
  const { reservation, sequence, linkNumber, settings, toComeAt = now() } = notice;
  if (hasBegun(reservation.reservationDate, salonMoment(toComeAt))) return;
  const { owner, lines } = notice.known ?? {
    owner: await findOwner(trx, reservation._id),
    lines: await findLines(trx, reservation._id),
  };
  const hasProfile = notice.hasProfile ?? owner !== undefined;
  const link = visitPath(tokens.visitToken({ id: reservation._id, number: linkNumber }));
  const visitIn = (language: Language): Visit => {
    const names = namesOf(lines, language);
    return { reservation, names, sequence, settings, language, hasProfile, link, config, now: now() };
  };
  const visit = visitIn(owner?.language ?? notice.language);
  const mails = [mailToClient(visit, write(visit))];
  if (settings.mailCopies) {
    const inFrench = visitIn('fr');
    mails.push(copyToSalon(inFrench, write(inFrench)));
  }
  await Promise.all(mails.map((mail) => mail && queueMail(trx, jobs, mail, instant(now()))));
}

type Moved = {
  /** The visit before it was moved. */
  row: ReservationRow;
  /** The visit after it. */
  reservation: Reservation;
  settings: AllSettings;
  /** Whether it stayed where it is, and went to another technician. */
  isOnlyPerson: boolean;
  isStaff: boolean;
};

/**
 * Tells a client that their visit has moved, and that it is with somebody else where they had asked for somebody. Of another
 * technician alone nothing is told to who asked for nobody, nor to who is there.
 */
export async function notifyOfMove(deps: Deps, trx: DatabaseTransaction, moved: Moved): Promise<void> {
  const { row, reservation, settings, isOnlyPerson } = moved;
  const other = await otherPerson(trx, moved);
  if (isOnlyPerson && (other === null || row.status !== 'pending')) return;
  if (isOnlyPerson) await countChange(trx, row);
  const { language, sequence, link_number: linkNumber } = row;
  const notice = { reservation, language, sequence: sequence + 1, linkNumber, settings };
  await notifyClient(deps, trx, changeMail(isOnlyPerson ? null : appointmentOf(row), other), notice);
}

/** Whom the client had asked for and who serves now, where that is not what it was; null when nothing of it has changed. */
async function otherPerson(
  trx: DatabaseTransaction,
  { row, reservation, isStaff }: Moved,
): Promise<OtherPerson | null> {
  const before = row.asked_technician_id;
  const after = (await findRow(trx, row.id))?.asked_technician_id ?? null;
  if (before === after) return null;
  const former = (await loadTechnicians(trx)).find(({ id }) => id === before);
  const told = performersToldToClient(reservation);
  // Whom staff give her to is meant; whose turn it is when she asks for nobody may still change.
  const given = isStaff ? (reservation.performers ?? []).map(({ name }) => name) : [];
  return { before: former?.name ?? null, now: told.length > 0 ? told : given };
}

/** When something was changed, and by whom. */
export type ChangedBy = {
  at: Date;
  /** Null when a visit was changed by the link of its mail and its client has no account. */
  actor: Pick<Caller, '_id' | 'name'> | null;
};

type Change = ChangedBy & {
  id: string;
  /** What was done, such as `reservation.cancel`. */
  action: string;
  details?: Record<string, unknown>;
};

/** Writes who changed a reservation. Polled lists see the change itself, which the database counts. */
export async function recordChange(trx: DatabaseTransaction, { id, ...change }: Change): Promise<void> {
  await writeAudit(trx, { ...change, subjectType: 'reservation', subjectId: id });
}

/** Who served a visit before and who serves it after, by name, for the audit trail; nothing where that is the same. */
export function performersDetails(from: readonly string[], to: readonly string[]): Record<string, unknown> {
  return isDeepStrictEqual(from, to) ? {} : { changes: { performers: { from, to } } };
}
