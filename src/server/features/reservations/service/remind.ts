import { type ReminderRound, reminderRound } from '#domain/reservations/reminders.ts';
import { instant, salonMoment } from '#domain/salon/salon-time.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { reminderMail } from '../emails.ts';
import { notifyClient } from '../queries/recipients.ts';
import { lockUnreminded, markReminded } from '../queries/reminders.ts';
import { findReservation } from '../queries/reservations.ts';

const VISITS_AT_ONCE = 20;

/**
 * Reminds the clients of tomorrow's visits, each once, whatever number of processes ask. Asked often: in the
 * night, and when everybody knows, it does nothing.
 */
export async function remindOfTomorrow(deps: Deps): Promise<void> {
  const round = reminderRound(salonMoment(deps.now()));
  if (!round) return;
  while ((await remindSome(deps, round)) === VISITS_AT_ONCE);
}

function remindSome(deps: Deps, round: ReminderRound): Promise<number> {
  return transact(deps.db, async (trx) => {
    const visits = await lockUnreminded(trx, round, VISITS_AT_ONCE);
    if (visits.length === 0) return 0;
    for (const row of visits) await remind(deps, trx, row);
    await markReminded(
      trx,
      visits.map(({ id }) => id),
      instant(deps.now()),
    );
    return visits.length;
  });
}

type Row = Awaited<ReturnType<typeof lockUnreminded>>[number];

async function remind(deps: Deps, trx: DatabaseTransaction, row: Row): Promise<void> {
  const reservation = await findReservation(trx, row.id);
  if (reservation) await notifyClient(deps, trx, reminderMail, { reservation, row });
}
