import type { Reservation } from '#contract/reservations.ts';
import { instant } from '#domain/salon-time.ts';
import type { DatabaseTransaction } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import { type Mail, postMail } from '../mails/queries.ts';
import { loadSettings } from '../settings/queries.ts';
import type { confirmationMail } from './mails.ts';
import type { ReservationRow } from './move-queries.ts';
import { ownerHasLists } from './queries.ts';

type Told = { reservation: Reservation; row: Pick<ReservationRow, 'language' | 'sequence'> };
type Letter = (visit: Parameters<typeof confirmationMail>[0]) => Mail | null;

/** Tells the client by that mail, in their language, once for each change of the visit; nobody when there is no address. */
export async function tellClient(deps: Deps, trx: DatabaseTransaction, letter: Letter, { reservation, row }: Told) {
  const { config, jobs, now } = deps;
  const { language, sequence } = row;
  const settings = await loadSettings(trx);
  const hasLists = await ownerHasLists(trx, reservation._id);
  const mail = letter({ reservation, sequence, settings, language, hasLists, config, now: now() });
  if (mail) await postMail(trx, jobs, mail, instant(now()));
}
