import { randomUUID } from 'node:crypto';
import type { Closure } from '#domain/booking/closures.ts';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { SERVICE_CATEGORIES } from '#domain/services/services.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';

/** Stores these settings unless there are some. Safe when several processes start together. */
export async function ensureSettings(db: Database, settings: SalonSettings): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const written = await insertSalon(trx, settings);
    if (!written) return;
    await insertLocations(trx, settings);
    await trx.insertInto('closures').values(settings.closures.map(toRow)).execute();
  });
}

/** Returns false when the row exists; a second process waits here for the first. */
async function insertSalon(trx: DatabaseTransaction, settings: SalonSettings): Promise<boolean> {
  const row = await trx
    .insertInto('settings')
    .values({
      name: settings.name,
      phone: settings.phone,
      email: settings.email,
      social_links: JSON.stringify(settings.socialLinks),
      tps_number: settings.tpsNumber,
      tvq_number: settings.tvqNumber,
      privacy_officer: JSON.stringify(settings.privacyOfficer),
      retention_months: settings.retentionMonths,
      move_cutoff_minutes: settings.moveCutoffMinutes,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('only_row')
    .executeTakeFirst();
  return row !== undefined;
}

async function insertLocations(trx: DatabaseTransaction, { locations }: SalonSettings): Promise<void> {
  for (const code of LOCATION_CODES) {
    const { name, street, city, hours, seats, closingGraceMinutes, staffing } = locations[code];
    await trx
      .insertInto('locations')
      .values({
        code,
        name,
        street,
        city,
        hours: JSON.stringify(hours),
        closing_grace_minutes: closingGraceMinutes,
        staffing,
      })
      .execute();
    const counts = SERVICE_CATEGORIES.map((category) => ({ location: code, category, seats: seats[category] }));
    await trx.insertInto('seats').values(counts).execute();
  }
}

function toRow(closure: Closure) {
  return {
    id: randomUUID(),
    month_day: closure.kind === 'yearly' ? closure.day : null,
    date: closure.kind === 'single' ? closure.date : null,
    until: closure.kind === 'single' && closure.until !== closure.date ? closure.until : null,
    location: closure.location,
    label_fr: closure.label.fr,
    label_en: closure.label.en,
  };
}
