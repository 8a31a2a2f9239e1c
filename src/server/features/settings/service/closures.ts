import type { UserInfo } from '#contract/schemas/auth.ts';
import type { ClosureView, SpecialHoursView } from '#contract/schemas/settings.ts';
import type { ClosureDraft, SpecialHoursDraft } from '#contract/schemas/settings-changes.ts';
import { BOOKING_WINDOW_DAYS } from '#domain/booking/booking-window.ts';
import { Refusal } from '#domain/errors.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { addDays, type CalendarDate, datesBetween, instant, salonMoment } from '#domain/salon/salon-time.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { holdDays } from '../../reservations/service/visits.ts';
import { lockSettings } from '../queries/changes.ts';
import { deleteClosure, insertClosure } from '../queries/closures.ts';
import { deleteSpecialHours, findSpecialHours, insertSpecialHours } from '../queries/special-hours.ts';

/** Creates a closure. Visits on its days stay, for the salon to call. Refuses with `closure_exists`. */
export async function createClosure(deps: Deps, caller: UserInfo, draft: ClosureDraft): Promise<ClosureView> {
  return transact(deps.db, async (trx) => {
    await lockDaysOf(deps, trx, draft);
    const closure = await insertClosure(trx, draft);
    if (!closure) throw new Refusal('closure_exists');
    await recordChange(deps, trx, { caller, action: 'closure.create', id: closure._id, details: { ...draft } });
    return closure;
  });
}

/** Deletes a closure. Refuses with `closure_not_found`. */
export async function removeClosure(deps: Deps, caller: UserInfo, id: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    await lockSettings(trx);
    const details = await deleteClosure(trx, id);
    if (!details) throw new Refusal('closure_not_found');
    await recordChange(deps, trx, { caller, action: 'closure.remove', id, details });
  });
}

/** Creates special hours. Visits outside them stay, for the salon to call. Refuses with `special_hours_exist`. */
export async function createSpecialHours(
  deps: Deps,
  caller: UserInfo,
  draft: SpecialHoursDraft,
): Promise<SpecialHoursView> {
  return transact(deps.db, async (trx) => {
    await lockDaysOf(deps, trx, draft);
    const hours = await insertSpecialHours(trx, draft);
    await recordChange(deps, trx, { caller, action: 'special_hours.create', id: hours._id, details: { ...draft } });
    return hours;
  });
}

/** Deletes special hours: their days have the hours of their week again. Refuses with `special_hours_not_found`. */
export async function removeSpecialHours(deps: Deps, caller: UserInfo, id: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    const hours = await findSpecialHours(trx, id);
    if (!hours) throw new Refusal('special_hours_not_found');
    await lockDaysOf(deps, trx, hours);
    const removed = await deleteSpecialHours(trx, id);
    if (!removed) throw new Refusal('special_hours_not_found');
    const { _id, ...details } = removed;
    await recordChange(deps, trx, { caller, action: 'special_hours.remove', id, details });
  });
}

type Days = {
  monthDay?: string | null | undefined;
  date?: CalendarDate | null | undefined;
  until?: CalendarDate | null | undefined;
  location: number | null;
};

/**
 * Waits for the bookings under way on these days, so that each is either seen by the change or judged by it, and for
 * other changes of the settings. Of days of every year, those that clients may book are held.
 */
async function lockDaysOf({ now }: Deps, trx: DatabaseTransaction, { monthDay, date, until, location }: Days) {
  const today = salonMoment(now()).date;
  const dates = date
    ? datesBetween(date, until ?? date).filter((day) => day >= today)
    : datesBetween(today, addDays(today, BOOKING_WINDOW_DAYS)).filter((day) => day.endsWith(`-${monthDay}`));
  const locations: LocationCode[] = LOCATION_CODES.filter((code) => location === null || location === code);
  await holdDays(trx, { locations, dates });
  await lockSettings(trx);
}

type DaysChange = { caller: UserInfo; action: string; id: string; details: Record<string, unknown> };

async function recordChange(
  { now }: Deps,
  trx: DatabaseTransaction,
  { caller, action, id, details }: DaysChange,
): Promise<void> {
  const subjectType = action.startsWith('closure.') ? 'closure' : 'special_hours';
  await writeAudit(trx, { at: instant(now()), actor: caller, action, subjectType, subjectId: id, details });
  await bumpVersion(trx, 'reservations');
}
