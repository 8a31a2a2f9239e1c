import { instant, salonMoment } from '#domain/salon-time.ts';
import type { DatabaseTransaction } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import { postMail } from '../mails/queries.ts';
import { loadSettings } from '../settings/queries.ts';
import { cancellationMail } from './mails.ts';
import { findReservation, lockReservation, ownerHasLists, recordMove } from './queries.ts';
import { freeSeats, lockDays } from './seat-queries.ts';

/**
 * Cancels what somebody who leaves still has ahead of them: the seats are free at once, and each visit leaves their
 * calendar by its own mail. Call it before their address is forgotten. No booking of theirs slips in afterwards: the
 * account stays shut to whatever would refer to it until the end of the transaction.
 */
export async function cancelComingOf(trx: DatabaseTransaction, deps: Deps, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const coming = await trx
    .selectFrom('reservations')
    .select(['id', 'location', 'date'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'present'])
    .where('date', '>=', salonMoment(deps.now()).date)
    .orderBy('id')
    .execute();
  await lockDays(trx, coming);
  for (const { id } of coming) await cancelOne(trx, deps, userId, id);
}

async function cancelOne(trx: DatabaseTransaction, deps: Deps, userId: string, id: string): Promise<void> {
  const row = await lockReservation(trx, id);
  if (row?.status !== 'pending' && row?.status !== 'present') return;
  const at = instant(deps.now());
  await recordMove(trx, row, 'cancel', { at, by: userId });
  await freeSeats(trx, id);
  const reservation = await findReservation(trx, id);
  if (!reservation) return;
  const mail = cancellationMail({
    reservation,
    sequence: row.sequence + 1,
    settings: await loadSettings(trx),
    language: row.language,
    hasLists: await ownerHasLists(trx, id),
    config: deps.config,
    now: deps.now(),
  });
  if (mail) await postMail(trx, deps.jobs, mail, at);
}
