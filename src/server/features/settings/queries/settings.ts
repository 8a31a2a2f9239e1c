import type { ClosureView } from '#contract/schemas/settings.ts';
import type { Closure } from '#domain/booking/closures.ts';
import type { LocationCode, LocationSettings } from '#domain/salon/locations.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import type { ServiceCategory } from '#domain/services/services.ts';
import type { Database } from '../../../database/schema.ts';

/** The salon as its Admin has set it. Never cached: every booking rule reads it afresh. */
export async function loadSettings(db: Database): Promise<SalonSettings> {
  const salon = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
  const locations = await loadLocations(db);
  const closures = await listClosures(db);
  return {
    name: salon.name,
    phone: salon.phone,
    email: salon.email,
    socialLinks: salon.social_links,
    tpsNumber: salon.tps_number,
    tvqNumber: salon.tvq_number,
    privacyOfficer: salon.privacy_officer,
    retentionMonths: salon.retention_months,
    locations: { 1: locations(1), 2: locations(2) },
    closures: closures.map(toClosure),
  };
}

/** Every closed day, yearly ones first. */
export async function listClosures(db: Database): Promise<ClosureView[]> {
  const rows = await db.selectFrom('closures').selectAll().orderBy('month_day').orderBy('date').orderBy('id').execute();
  return rows.map((row) => ({
    _id: row.id,
    monthDay: row.month_day,
    date: row.date,
    location: row.location,
    label: { fr: row.label_fr, en: row.label_en },
  }));
}

/** The pictures an Admin gave each address; empty where the drawings stand in. */
export async function listPictures(db: Database): Promise<Map<LocationCode, string[]>> {
  const rows = await db.selectFrom('locations').select(['code', 'pictures']).execute();
  return new Map(rows.map(({ code, pictures }) => [code, pictures]));
}

async function loadLocations(db: Database): Promise<(code: LocationCode) => LocationSettings> {
  const rows = await db.selectFrom('locations').selectAll().execute();
  const seats = await db.selectFrom('seats').selectAll().execute();
  return (code) => {
    const row = rows.find((location) => location.code === code);
    if (!row) throw new Error(`address ${code} is missing from the database`);
    const count = (category: ServiceCategory) =>
      seats.find((seat) => seat.location === code && seat.category === category)?.seats ?? 0;
    return {
      name: row.name,
      street: row.street,
      city: row.city,
      hours: row.hours,
      seats: { manicure: count('manicure'), pedicure: count('pedicure'), other: count('other') },
      closingGraceMinutes: row.closing_grace_minutes,
    };
  };
}

function toClosure({ monthDay, date, location, label }: ClosureView): Closure {
  const where = location === 1 || location === 2 ? location : null;
  if (monthDay !== null) return { kind: 'yearly', day: monthDay, location: where, label };
  return { kind: 'single', date: date ?? '', location: where, label };
}
