import { visitPath } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Language } from '#domain/languages.ts';
import { hasBegun } from '#domain/reservations/reservation-times.ts';
import type { AllSettings } from '#domain/salon/salon-settings.ts';
import { instant, salonMoment } from '#domain/salon/salon-time.ts';
import type { Caller } from '../../../caller.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import type { Deps } from '../../../deps.ts';
import { queueMail } from '../../mails/service.ts';
import { copyToSalon, mailToClient, type Visit, type WriteMail } from '../emails.ts';
import { findLines, findOwner, type LineRow, namesOf, type Owner } from '../queries/reservations.ts';

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
