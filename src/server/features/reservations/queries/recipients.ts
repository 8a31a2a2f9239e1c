import type { Reservation } from '#contract/schemas/reservations.ts';
import { hasBegun } from '#domain/reservations/reservation-times.ts';
import { instant, salonMoment } from '#domain/salon/salon-time.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { type Mail, queueMail } from '../../mails/queries.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import type { Visit } from '../emails.ts';
import type { ReservationRow } from './moves.ts';
import { lineNames, ownersLanguage, ownersPages } from './reservations.ts';

type Told = {
  reservation: Reservation;
  row: Pick<ReservationRow, 'language' | 'sequence'>;
  /** The instant at which the visit must still have been to come; now when absent. */
  toComeAt?: number;
};
type Letter = (visit: Visit) => Mail | null;

/**
 * Tells the client by that mail, in the language of their account or else of the booking, once for each change of the visit; nobody when there is no address,
 * nor about a visit that has begun.
 */
export async function notifyClient(deps: Deps, trx: DatabaseTransaction, letter: Letter, told: Told) {
  const { config, jobs, now } = deps;
  const { reservation, row, toComeAt = now() } = told;
  if (hasBegun(reservation.reservationDate, salonMoment(toComeAt))) return;
  const language = (await ownersLanguage(trx, reservation._id)) ?? row.language;
  const names = await lineNames(trx, reservation._id, language);
  const settings = await loadSettings(trx);
  const pages = await ownersPages(trx, reservation._id);
  const mail = letter({ reservation, names, sequence: row.sequence, settings, language, pages, config, now: now() });
  if (mail) await queueMail(trx, jobs, mail, instant(now()));
}
