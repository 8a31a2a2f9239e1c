import type { UserInfo } from '#contract/schemas/auth.ts';
import type { SalonView } from '#contract/schemas/settings.ts';
import type { LocationChange, SettingsChange } from '#contract/schemas/settings-changes.ts';
import { BOOKING_WINDOW_DAYS } from '#domain/booking/booking-window.ts';
import { Refusal } from '#domain/errors.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { addDays, type CalendarDate, datesBetween, instant, salonMoment } from '#domain/salon/salon-time.ts';
import { changesBetween } from '../../../database/changes.ts';
import { refuseOverwriting } from '../../../database/fingerprints.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { writeAudit } from '../../../database/trails.ts';
import { transact } from '../../../database/transact.ts';
import { bumpVersion } from '../../../database/versions.ts';
import type { Deps } from '../../../deps.ts';
import { areKept } from '../../pictures/queries.ts';
import { holdDays } from '../../reservations/service/visits.ts';
import { lockSettings, updateLocation, updateSalon } from '../queries/changes.ts';
import { viewSalon, withVersions } from '../queries/views.ts';

/** Changes the salon's settings; every booking rule reads them from the next booking on. */
export async function changeSettings(
  { db, now }: Deps,
  caller: UserInfo,
  { locations, version, ...salon }: SettingsChange,
): Promise<SalonView> {
  const today = salonMoment(now()).date;
  return transact(db, async (trx) => {
    await lockBookableDays(trx, locations.filter(changesBookings), today);
    await lockSettings(trx);
    const before = await viewSalon(trx);
    await refuseOldParts(trx, before, { version, locations });
    await updateSalon(trx, salon);
    const pictures = locations.flatMap((location) => location.pictures ?? []);
    if (!(await areKept(trx, pictures))) throw new Refusal('picture_not_found');
    for (const location of locations) await updateLocation(trx, location);
    const settings = await viewSalon(trx);
    const changes = changesBetween(flat(before), flat(settings));
    const details = { changes };
    const entry = { at: instant(now()), actor: caller, action: 'settings.change' };
    await writeAudit(trx, { ...entry, subjectType: 'settings', subjectId: 'salon', details });
    await bumpVersion(trx, 'content');
    await bumpVersion(trx, 'reservations');
    return withVersions(settings);
  });
}

/** Each part is judged by its own version: whoever changes an address stands in nobody's way at the other. */
async function refuseOldParts(
  trx: DatabaseTransaction,
  salon: SalonView,
  { version, locations }: Pick<SettingsChange, 'version' | 'locations'>,
): Promise<void> {
  const { locations: addresses, closures: _closures, ...identity } = salon;
  const subject = { type: 'settings', id: 'salon' } as const;
  await refuseOverwriting(trx, { seen: version, current: identity, subject });
  for (const address of addresses) {
    const seen = locations.find(({ code }) => code === address.code)?.version;
    await refuseOverwriting(trx, { seen, current: address, subject });
  }
}

/** Waits for every booking under way at those addresses, so that none is judged by seats or hours that are gone. */
async function lockBookableDays(
  trx: DatabaseTransaction,
  locations: readonly { code: LocationCode }[],
  today: CalendarDate,
): Promise<void> {
  const dates = datesBetween(today, addDays(today, BOOKING_WINDOW_DAYS));
  await holdDays(trx, { locations: locations.map(({ code }) => code), dates });
}

function changesBookings({ hours, seats, closingGraceMinutes }: LocationChange): boolean {
  return hours !== undefined || seats !== undefined || closingGraceMinutes !== undefined;
}

/** For the trail: one entry an address and field, so that a change of hours does not write down everything else. */
function flat({ locations, closures: _closures, ...salon }: SalonView): Record<string, unknown> {
  const fields = locations.flatMap(({ code, ...address }) =>
    Object.entries(address).map(([name, value]) => [`location ${code} ${name}`, value] as const),
  );
  return { ...salon, ...Object.fromEntries(fields) };
}
