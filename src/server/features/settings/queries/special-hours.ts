import { randomUUID } from 'node:crypto';
import type { SpecialHoursView } from '#contract/schemas/settings.ts';
import type { SpecialHoursDraft } from '#contract/schemas/settings-changes.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import { toSpecialHoursView } from './settings.ts';

/** Creates special hours. The database refuses days of which one has some at that location: `special_hours_exist`. */
export async function insertSpecialHours(
  trx: DatabaseTransaction,
  draft: SpecialHoursDraft,
): Promise<SpecialHoursView> {
  const { date, until, location, opens, closes, label } = draft;
  const row = await trx
    .insertInto('special_hours')
    .values({
      id: randomUUID(),
      ...{ date, until: until ?? date, location, opens, closes },
      label_fr: label.fr,
      label_en: label.en,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSpecialHoursView(row);
}

/** Special hours by their id; undefined when there are none. */
export async function findSpecialHours(db: Database, id: string): Promise<SpecialHoursView | undefined> {
  const row = await db.selectFrom('special_hours').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toSpecialHoursView(row);
}

/** Deletes special hours and returns them; undefined when there are none. */
export async function deleteSpecialHours(trx: DatabaseTransaction, id: string): Promise<SpecialHoursView | undefined> {
  const row = await trx.deleteFrom('special_hours').where('id', '=', id).returningAll().executeTakeFirst();
  return row && toSpecialHoursView(row);
}
