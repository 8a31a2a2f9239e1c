import { clockSeen, mayErase } from '#domain/salon/clock-leaps.ts';
import { addMonths, epochOf, instant, salonMoment } from '#domain/salon/salon-time.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { idsNotInOutbox } from '../../mails/queries.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { rememberClock, rememberedClock } from '../queries/clock.ts';
import {
  anonymiseReservationsBefore,
  deleteEndedBefore,
  deleteTrailsBefore,
  tryRetentionLock,
} from '../queries/retention.ts';

const DAY = 86_400_000;
/** How long an ended link still says that it has ended, and a repeated booking is known again. */
const ENDED_DAYS = 30;
const VISITS_AT_ONCE = 200;

/**
 * Forgets what the salon need not know any more (Law 25, docs/data-map.md): visits lose whose they were after the months
 * of the settings, trails and mails go with them, and what opens nothing any more goes after 30 days. Of several
 * processes one does it at a time. By a clock that has leapt nothing goes for a day, and no visit that was to come before
 * the leap loses its name until an Admin has confirmed the clock.
 */
export async function applyRetention({ db, now, mailer }: Pick<Deps, 'db' | 'now' | 'mailer'>): Promise<void> {
  while ((await applyRetentionOnce({ db, now })) === VISITS_AT_ONCE);
  // The file of a mail goes with it, also when the server was killed between the two.
  await mailer.deleteFiles(await idsNotInOutbox(db, await mailer.idsOfFiles()));
}

function applyRetentionOnce({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return transact(db, async (trx) => {
    if (!(await tryRetentionLock(trx))) return 0;
    const clock = clockSeen(await rememberedClock(trx), now());
    await rememberClock(trx, clock);
    if (!mayErase(clock)) return 0;
    const { retentionMonths, phone: salonPhone } = await loadSettings(trx);
    const date = addMonths(salonMoment(now()).date, -retentionMonths);
    await deleteTrailsBefore(trx, instant(epochOf(date, 0)));
    await deleteEndedBefore(trx, instant(now() - ENDED_DAYS * DAY));
    return anonymiseReservationsBefore(trx, {
      date,
      pastBy: clock.leap ? salonMoment(clock.leap.from).date : date,
      limit: VISITS_AT_ONCE,
      salonPhone,
      at: instant(now()),
    });
  });
}
