import { type ReminderRound, reminderRound } from '#domain/reservations/reminders.ts';
import { instant, salonMoment } from '#domain/salon/salon-time.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { reminderMail } from '../emails.ts';
import { lockUnreminded, markReminded } from '../queries/reminders.ts';
import { readReservation } from '../queries/reservations.ts';
import { notifyClient } from './changes.ts';

const BATCH_SIZE = 20;

/**
 * Reminds the clients of tomorrow's visits, each once, however many processes run. May be called at any time: it does
 * nothing at night, and nothing once all are sent.
 */
export async function remindOfTomorrow(deps: Deps): Promise<void> {
  const round = reminderRound(salonMoment(deps.now()));
  if (!round) return;
  while ((await remindBatch(deps, round)) === BATCH_SIZE);
}

function remindBatch(deps: Deps, round: ReminderRound): Promise<number> {
  return transact(deps.db, async (trx) => {
    const visits = await lockUnreminded(trx, round, BATCH_SIZE);
    if (visits.length === 0) return 0;
    const settings = await loadSettings(trx);
    for (const { id, ...visit } of visits) {
      const reservation = await readReservation(trx, id);
      await notifyClient(deps, trx, reminderMail, { reservation, settings, ...visit });
    }
    const ids = visits.map(({ id }) => id);
    await markReminded(trx, ids, instant(deps.now()));
    return visits.length;
  });
}
