import type { LocationChange, SettingsChange } from '#contract/schemas/settings-changes.ts';
import { SERVICE_CATEGORIES } from '#domain/services/services.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';

/** Locks the settings until the end of the transaction, so that changes follow one another. */
export async function lockSettings(trx: DatabaseTransaction): Promise<void> {
  await trx.selectFrom('settings').select('only_row').forUpdate().executeTakeFirstOrThrow();
}

/** Changes the fields that are given of the salon's own. */
export async function updateSalon(trx: DatabaseTransaction, change: Omit<SettingsChange, 'locations'>): Promise<void> {
  const { name, phone, email, tpsNumber, tvqNumber, socialLinks, privacyOfficer, retentionMonths } = change;
  const { moveCutoffMinutes, mailCopies } = change;
  const columns = {
    name,
    phone,
    email,
    retention_months: retentionMonths,
    move_cutoff_minutes: moveCutoffMinutes,
    mail_copies: mailCopies,
    tps_number: tpsNumber,
    tvq_number: tvqNumber,
    social_links: socialLinks && JSON.stringify(socialLinks),
    privacy_officer: privacyOfficer && JSON.stringify(privacyOfficer),
  };
  if (Object.values(columns).every((value) => value === undefined)) return;
  await trx.updateTable('settings').set(columns).execute();
}

/** Changes the fields that are given of one location. */
export async function updateLocation(trx: DatabaseTransaction, change: LocationChange): Promise<void> {
  const { code, name, street, city, hours, closingGraceMinutes, staffing, pictures, seats } = change;
  const columns = {
    name,
    street,
    city,
    hours: hours && JSON.stringify(hours),
    closing_grace_minutes: closingGraceMinutes,
    staffing,
    pictures: pictures && JSON.stringify(pictures),
  };
  if (Object.values(columns).some((value) => value !== undefined)) {
    await trx.updateTable('locations').set(columns).where('code', '=', code).execute();
  }
  for (const category of seats ? SERVICE_CATEGORIES : []) {
    await trx
      .updateTable('seats')
      .set({ seats: seats?.[category] })
      .where('location', '=', code)
      .where('category', '=', category)
      .execute();
  }
}
