import type { UserInfo } from '#contract/schemas/auth.ts';
import type { SalonView } from '#contract/schemas/settings.ts';
import type { LocationChange, SettingsChange } from '#contract/schemas/settings-changes.ts';
import { BOOKING_WINDOW_DAYS } from '#domain/booking/booking-window.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { addDays, type CalendarDate, datesBetween, instant, salonMoment } from '#domain/salon/salon-time.ts';
import { changesBetween } from '../../../database/changes.ts';
import { refuseOverwriting } from '../../../database/fingerprints.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { requirePictures } from '../../pictures/service.ts';
import { holdDays } from '../../reservations/service/visits.ts';
import { listHitVisits } from '../../reservations/service/visits-to-call.ts';
import { lockSettings, updateLocation, updateSalon } from '../queries/changes.ts';
import { loadSettings, viewSalon, withVersions } from '../queries/settings.ts';

/** Changes the settings, which count from the next booking on. Refuses with `edit_conflict` or `picture_not_found`. */
export async function changeSettings(
  { db, now }: Deps,
  caller: UserInfo,
  { locations, version, ...salon }: SettingsChange,
): Promise<SalonView> {
  const today = salonMoment(now()).date;
  const changed = locations.filter(changesBookings);
  return transact(db, async (trx) => {
    await lockBookableDays(trx, changed, today);
    await lockSettings(trx);
    const days = await loadSettings(trx);
    const before = await viewSalon(trx);
    await refuseConflicts(trx, before, { version, locations });
    await updateSalon(trx, salon);
    await requirePictures(
      trx,
      locations.flatMap(({ pictures }) => pictures ?? []),
    );
    for (const location of locations) await updateLocation(trx, location);
    if (changed.length > 0) await listHitVisits({ now }, trx, { before: days, after: await loadSettings(trx) });
    const settings = await viewSalon(trx);
    const changes = changesBetween(flattened(before), flattened(settings));
    const details = { changes };
    const entry = { at: instant(now()), actor: caller, action: 'settings.change' };
    await writeAudit(trx, { ...entry, subjectType: 'settings', subjectId: 'salon', details });
    await bumpVersion(trx, 'reservations');
    return withVersions(settings);
  });
}

/** Each part has its own version, so that changes of different locations are no conflict. */
async function refuseConflicts(
  trx: DatabaseTransaction,
  salon: SalonView,
  { version, locations }: Pick<SettingsChange, 'version' | 'locations'>,
): Promise<void> {
  const { locations: currentLocations, closures: _closures, specialHours: _hours, ...ownFields } = salon;
  const subject = { type: 'settings', id: 'salon' } as const;
  await refuseOverwriting(trx, { seen: version, current: ownFields, subject });
  for (const current of currentLocations) {
    const seen = locations.find(({ code }) => code === current.code)?.version;
    await refuseOverwriting(trx, { seen, current, subject });
  }
}

/** Waits for the bookings under way at these locations, so that none is checked against the former seats or hours. */
async function lockBookableDays(
  trx: DatabaseTransaction,
  locations: readonly { code: LocationCode }[],
  today: CalendarDate,
): Promise<void> {
  const dates = datesBetween(today, addDays(today, BOOKING_WINDOW_DAYS));
  await holdDays(trx, { locations: locations.map(({ code }) => code), dates });
}

function changesBookings({ hours, seats, closingGraceMinutes, staffing }: LocationChange): boolean {
  return [hours, seats, closingGraceMinutes, staffing].some((field) => field !== undefined);
}

/** One entry for each field of a location, so that the audit trail names only the fields that changed. */
function flattened({
  locations,
  closures: _closures,
  specialHours: _hours,
  ...salon
}: SalonView): Record<string, unknown> {
  const fields = locations.flatMap(({ code, ...location }) =>
    Object.entries(location).map(([name, value]) => [`location ${code} ${name}`, value] as const),
  );
  return { ...salon, ...Object.fromEntries(fields) };
}
