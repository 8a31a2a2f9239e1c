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
import { listHitVisits } from '../../reservations/service/visits-to-call.ts';
import { lockSettings } from '../queries/changes.ts';
import { deleteClosure, insertClosure } from '../queries/closures.ts';
import { loadSettings } from '../queries/settings.ts';
import { deleteSpecialHours, findSpecialHours, insertSpecialHours } from '../queries/special-hours.ts';

/** Creates a closure. Visits on its days stay, on the list of those to call. Refuses with `closure_exists`. */
export async function createClosure(deps: Deps, caller: UserInfo, draft: ClosureDraft): Promise<ClosureView> {
  return changeDays(deps, draft, async (trx) => {
    const closure = await insertClosure(trx, draft);
    if (!closure) throw new Refusal('closure_exists');
    await recordChange(deps, trx, { caller, action: 'closure.create', id: closure._id, details: { ...draft } });
    return closure;
  });
}

/** Deletes a closure. Refuses with `closure_not_found`. */
export async function removeClosure(deps: Deps, caller: UserInfo, id: string): Promise<void> {
  await changeDays(deps, null, async (trx) => {
    const details = await deleteClosure(trx, id);
    if (!details) throw new Refusal('closure_not_found');
    await recordChange(deps, trx, { caller, action: 'closure.remove', id, details });
  });
}

/** Creates special hours. Visits outside them stay, on the list of those to call. Refuses with `special_hours_exist`. */
export async function createSpecialHours(
  deps: Deps,
  caller: UserInfo,
  draft: SpecialHoursDraft,
): Promise<SpecialHoursView> {
  return changeDays(deps, draft, async (trx) => {
    const hours = await insertSpecialHours(trx, draft);
    await recordChange(deps, trx, { caller, action: 'special_hours.create', id: hours._id, details: { ...draft } });
    return hours;
  });
}

/** Deletes special hours: their days have the hours of their week again. Refuses with `special_hours_not_found`. */
export async function removeSpecialHours(deps: Deps, caller: UserInfo, id: string): Promise<void> {
  const hours = await findSpecialHours(deps.db, id);
  if (!hours) throw new Refusal('special_hours_not_found');
  await changeDays(deps, hours, async (trx) => {
    const removed = await deleteSpecialHours(trx, id);
    if (!removed) throw new Refusal('special_hours_not_found');
    const { _id, ...details } = removed;
    await recordChange(deps, trx, { caller, action: 'special_hours.remove', id, details });
  });
}

/**
 * Changes the salon's days in one transaction, and puts the visits that this hits on the list of those to call. The days
 * that may have fewer hours are held meanwhile; null when none may.
 */
async function changeDays<Result>(
  deps: Deps,
  days: Days | null,
  change: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return transact(deps.db, async (trx) => {
    if (days) await lockDaysOf(deps, trx, days);
    await lockSettings(trx);
    const before = await loadSettings(trx);
    const result = await change(trx);
    await listHitVisits(deps, trx, { before, after: await loadSettings(trx) });
    return result;
  });
}

type Days = {
  monthDay?: string | null | undefined;
  date?: CalendarDate | null | undefined;
  until?: CalendarDate | null | undefined;
  location: number | null;
};

/**
 * Waits for the bookings under way on these days, so that each is either seen by the change or judged by it. Of days of
 * every year, those that clients may book are held.
 */
async function lockDaysOf({ now }: Deps, trx: DatabaseTransaction, { monthDay, date, until, location }: Days) {
  const today = salonMoment(now()).date;
  const dates = date
    ? datesBetween(date, until ?? date).filter((day) => day >= today)
    : datesBetween(today, addDays(today, BOOKING_WINDOW_DAYS)).filter((day) => day.endsWith(`-${monthDay}`));
  const locations: LocationCode[] = LOCATION_CODES.filter((code) => location === null || location === code);
  await holdDays(trx, { locations, dates });
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
