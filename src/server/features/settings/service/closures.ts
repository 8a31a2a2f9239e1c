import type { UserInfo } from '#contract/schemas/auth.ts';
import type { ClosureView } from '#contract/schemas/settings.ts';
import type { ClosureDraft } from '#contract/schemas/settings-changes.ts';
import { BOOKING_WINDOW_DAYS } from '#domain/booking/booking-window.ts';
import { Refusal } from '#domain/errors.ts';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import { addDays, datesBetween, instant, salonMoment } from '#domain/salon/salon-time.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { holdDays } from '../../reservations/service/visits.ts';
import { deleteClosure, insertClosure } from '../queries/closures.ts';

/**
 * Creates a closure. Visits on its days stay, for the salon to call. The days are locked first: a booking under way is
 * either listed by `visitsOnClosedDay` or refused. Refuses with `closure_exists`.
 */
export async function createClosure({ db, now }: Deps, caller: UserInfo, draft: ClosureDraft): Promise<ClosureView> {
  return transact(db, async (trx) => {
    const today = salonMoment(now()).date;
    const dates = draft.date
      ? [draft.date]
      : datesBetween(today, addDays(today, BOOKING_WINDOW_DAYS)).filter((date) => date.endsWith(`-${draft.monthDay}`));
    const locations = draft.location === null ? LOCATION_CODES : [draft.location];
    await holdDays(trx, { locations, dates });
    const closure = await insertClosure(trx, draft);
    if (!closure) throw new Refusal('closure_exists');
    await recordChange(trx, {
      at: instant(now()),
      caller,
      action: 'closure.create',
      id: closure._id,
      details: { ...draft },
    });
    return closure;
  });
}

/** Deletes a closure. Refuses with `closure_not_found`. */
export async function removeClosure({ db, now }: Deps, caller: UserInfo, id: string): Promise<void> {
  await transact(db, async (trx) => {
    const details = await deleteClosure(trx, id);
    if (!details) throw new Refusal('closure_not_found');
    await recordChange(trx, { at: instant(now()), caller, action: 'closure.remove', id, details });
  });
}

type ClosureChange = { at: Date; caller: UserInfo; action: string; id: string; details: Record<string, unknown> };

async function recordChange(
  trx: DatabaseTransaction,
  { at, caller, action, id, details }: ClosureChange,
): Promise<void> {
  await writeAudit(trx, { at, actor: caller, action, subjectType: 'closure', subjectId: id, details });
  await bumpVersion(trx, 'reservations');
}
