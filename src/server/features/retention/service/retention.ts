import { CART_LIFE_MS } from '#domain/cart/cart-storage.ts';
import { clockSeen, mayErase } from '#domain/salon/clock-leaps.ts';
import { addMonths, epochOf, instant, salonMoment } from '#domain/salon/salon-time.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { discardDeadMailsBefore, idsNotInOutbox } from '../../mails/queries.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { deleteAbsencesBefore } from '../../technicians/queries/absences.ts';
import { deleteOrdersBefore } from '../../technicians/queries/turn-orders.ts';
import {
  anonymiseReservationsBefore,
  deleteBegunCartsBefore,
  deleteEndedBefore,
  deleteTrailsBefore,
  findSeenClock,
  saveSeenClock,
  tryRetentionLock,
} from '../queries.ts';

const DAY = 86_400_000;
/** Until then an ended link is refused as ended, and an idempotency key gets its reservation. */
const ENDED_DAYS = 30;
/** So long an Admin can send a mail again that was given up. */
const DEAD_MAIL_DAYS = 30;
const VISITS_PER_BATCH = 200;

/**
 * Erases by age, as `docs/data-map.md` says: visits are anonymised, trails, mails, absences, orders of turns, ended sessions
 * and links deleted. After
 * a clock leap it erases nothing for a day, and keeps visits that were to come before it until an Admin confirms.
 */
export async function applyRetention({ db, now, mailer }: Pick<Deps, 'db' | 'now' | 'mailer'>): Promise<void> {
  while ((await eraseBatch({ db, now })) === VISITS_PER_BATCH);
  // Finds also files of mails that were deleted just before the server was killed.
  await mailer.deleteFiles(await idsNotInOutbox(db, await mailer.idsOfFiles()));
}

function eraseBatch({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return transact(db, async (trx) => {
    if (!(await tryRetentionLock(trx))) return 0;
    const clock = clockSeen(await findSeenClock(trx), now());
    await saveSeenClock(trx, clock);
    if (!mayErase(clock)) return 0;
    const { retentionMonths, phone: salonPhone } = await loadSettings(trx);
    const date = addMonths(salonMoment(now()).date, -retentionMonths);
    await deleteTrailsBefore(trx, instant(epochOf(date, 0)));
    await deleteAbsencesBefore(trx, date);
    await deleteOrdersBefore(trx, date);
    await deleteBegunCartsBefore(trx, instant(now() - CART_LIFE_MS));
    await deleteEndedBefore(trx, instant(now() - ENDED_DAYS * DAY));
    await discardDeadMailsBefore(trx, instant(now() - DEAD_MAIL_DAYS * DAY));
    return anonymiseReservationsBefore(trx, {
      date,
      pastBy: clock.leap ? salonMoment(clock.leap.from).date : date,
      limit: VISITS_PER_BATCH,
      salonPhone,
      at: instant(now()),
    });
  });
}
