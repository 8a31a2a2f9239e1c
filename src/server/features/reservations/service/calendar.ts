import { visitPath } from '#contract/paths.ts';
import { Refusal } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { may } from '#domain/users/roles.ts';
import type { Caller } from '../../../caller.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { calendarFileOf } from '../emails.ts';
import { findOwner, findRow, lineNames, withLines } from '../queries/reservations.ts';

/** A visit as an .ics text, for its client and for staff; somebody else's is `reservation_not_found`. */
export async function visitCalendar(deps: Deps, caller: Caller, id: string, language: Language) {
  const owner = await findOwner(deps.db, id);
  if (owner?.id !== caller._id && !may(caller.roles, 'manage_reservations')) throw new Refusal('reservation_not_found');
  return calendarOf(deps, id, language);
}

/** A visit as an .ics text, for whom the caller has let in. */
export async function calendarOf({ db, config, tokens, now }: Deps, id: string, language: Language) {
  const row = await findRow(db, id);
  const [reservation] = row ? await withLines(db, [row]) : [];
  if (!row || !reservation) throw new Refusal('reservation_not_found');
  const visit = {
    reservation,
    sequence: row.sequence,
    language,
    names: await lineNames(db, id, language),
    settings: await loadSettings(db),
    hasProfile: row.user_id !== null,
    link: visitPath(tokens.visitToken({ id, number: row.link_number })),
    config,
    now: now(),
  };
  const isCancelled = reservation.status === 'cancel';
  return { text: calendarFileOf(visit, isCancelled), isCancelled };
}
