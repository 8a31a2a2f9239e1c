import type { Selectable } from 'kysely';
import { closureOf, specialHoursOf } from '#contract/salon-days.ts';
import type { ClosureView, SalonView, SpecialHoursView } from '#contract/schemas/settings.ts';
import { LOCATION_CODES, type LocationCode, type LocationSettings } from '#domain/salon/locations.ts';
import type { AllSettings } from '#domain/salon/salon-settings.ts';
import type { ServiceCategory } from '#domain/services/services.ts';
import { fingerprintOf, versioned } from '../../../database/fingerprints.ts';
import type { Database } from '../../../database/schema.ts';
import type { SpecialHoursTable } from '../../../database/schema-salon.ts';

/**
 * The settings. Never cached, so that a change counts from the next booking on, in every process. With `withoutId` as they
 * would be without that closure or those special hours.
 */
export async function loadSettings(db: Database, withoutId?: string): Promise<AllSettings> {
  const salon = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
  const locations = await loadLocations(db);
  const closures = await listClosures(db);
  const specialHours = await listSpecialHours(db);
  const isKept = ({ _id }: { _id: string }) => _id !== withoutId;
  return {
    name: salon.name,
    phone: salon.phone,
    email: salon.email,
    socialLinks: salon.social_links,
    tpsNumber: salon.tps_number,
    tvqNumber: salon.tvq_number,
    privacyOfficer: salon.privacy_officer,
    retentionMonths: salon.retention_months,
    moveCutoffMinutes: salon.move_cutoff_minutes,
    mailCopies: salon.mail_copies,
    locations: { 1: locations(1), 2: locations(2) },
    closures: closures.filter(isKept).map(closureOf),
    specialHours: specialHours.filter(isKept).map(specialHoursOf),
  };
}

/** All closures, in the order of their days. */
export async function listClosures(db: Database): Promise<ClosureView[]> {
  const rows = await db.selectFrom('closures').selectAll().orderBy('month_day').orderBy('date').orderBy('id').execute();
  return rows.map((row) => ({
    _id: row.id,
    monthDay: row.month_day,
    date: row.date,
    until: row.until ?? row.date,
    location: row.location,
    label: { fr: row.label_fr, en: row.label_en },
  }));
}

/** All special hours, in the order of their days. */
async function listSpecialHours(db: Database): Promise<SpecialHoursView[]> {
  const rows = await db.selectFrom('special_hours').selectAll().orderBy('date').orderBy('id').execute();
  return rows.map(toSpecialHoursView);
}

/** Empty where the site shows its drawings. */
async function listPictures(db: Database): Promise<Map<LocationCode, string[]>> {
  const rows = await db.selectFrom('locations').select(['code', 'pictures']).execute();
  return new Map(rows.map(({ code, pictures }) => [code, pictures]));
}

/** The settings as the API returns them: locations in a list, closures with their ids. */
export async function viewSalon(db: Database): Promise<SalonView> {
  const { locations, closures: _closures, specialHours: _hours, socialLinks, ...salon } = await loadSettings(db);
  const pictures = await listPictures(db);
  return {
    ...salon,
    socialLinks: [...socialLinks],
    locations: LOCATION_CODES.map((code) => ({
      code,
      ...locations[code],
      hours: [...locations[code].hours],
      pictures: pictures.get(code) ?? [],
    })),
    closures: await listClosures(db),
    specialHours: await listSpecialHours(db),
  };
}

/** Adds the fingerprints that forms send back: one of the salon's own fields, and one of each location. */
export function withVersions(salon: SalonView): SalonView {
  const { locations, closures: _closures, specialHours: _hours, ...ownFields } = salon;
  return { ...salon, version: fingerprintOf(ownFields), locations: locations.map(versioned) };
}

async function loadLocations(db: Database): Promise<(code: LocationCode) => LocationSettings> {
  const rows = await db.selectFrom('locations').selectAll().execute();
  const seats = await db.selectFrom('seats').selectAll().execute();
  return (code) => {
    const row = rows.find((location) => location.code === code);
    if (!row) throw new Error(`location ${code} is missing from the database`);
    const count = (category: ServiceCategory) =>
      seats.find((seat) => seat.location === code && seat.category === category)?.seats ?? 0;
    return {
      name: row.name,
      street: row.street,
      city: row.city,
      hours: row.hours,
      seats: { manicure: count('manicure'), pedicure: count('pedicure'), other: count('other') },
      closingGraceMinutes: row.closing_grace_minutes,
      staffing: row.staffing,
    };
  };
}

/** A row of special hours as the API shows it. */
export function toSpecialHoursView({
  id,
  label_fr: fr,
  label_en: en,
  ...row
}: Selectable<SpecialHoursTable>): SpecialHoursView {
  return { _id: id, ...row, label: { fr, en } };
}
