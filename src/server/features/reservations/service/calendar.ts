import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { may } from '#domain/users/roles.ts';
import type { Caller } from '../../../caller.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { calendarFileOf } from '../emails.ts';
import { findOwner, findReservation, findSequence, lineNames } from '../queries/reservations.ts';
import { pagesOf } from './changes.ts';

/** A visit as an .ics text, for its client and for staff; somebody else's is `reservation_not_found`. */
export async function visitCalendar({ db, config, now }: Deps, caller: Caller, id: string, language: Language) {
  const owner = await findOwner(db, id);
  if (owner?.id !== caller._id && !may(caller.roles, 'manage_reservations')) throw new Refusal('reservation_not_found');
  const reservation = await findReservation(db, id);
  const sequence = await findSequence(db, id);
  if (!reservation || sequence === undefined) throw new Refusal('reservation_not_found');
  const visit = {
    reservation,
    sequence,
    language,
    names: await lineNames(db, id, language),
    settings: await loadSettings(db),
    pages: pagesOf(owner),
    config,
    now: now(),
  };
  const isCancelled = reservation.status === 'cancel';
  return { text: calendarFileOf(visit, isCancelled), isCancelled };
}
