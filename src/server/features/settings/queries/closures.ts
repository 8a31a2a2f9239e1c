import { randomUUID } from 'node:crypto';
import type { ClosureView } from '#contract/schemas/settings.ts';
import type { ClosureDraft } from '#contract/schemas/settings-changes.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';

/** Creates a closure; undefined when those days and location have one. */
export async function insertClosure(trx: DatabaseTransaction, draft: ClosureDraft): Promise<ClosureView | undefined> {
  const row = {
    id: randomUUID(),
    month_day: draft.monthDay ?? null,
    date: draft.date ?? null,
    until: draft.until && draft.until !== draft.date ? draft.until : null,
    location: draft.location,
    label_fr: draft.label.fr,
    label_en: draft.label.en,
  };
  const written = await trx
    .insertInto('closures')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return (
    written && {
      _id: row.id,
      monthDay: row.month_day,
      date: row.date,
      until: row.until ?? row.date,
      location: row.location,
      label: { fr: row.label_fr, en: row.label_en },
    }
  );
}

type RemovedClosure = {
  monthDay: string | null;
  date: string | null;
  until: string | null;
  location: LocationCode | null;
};

/** Deletes a closure and returns its days and location; undefined when there is none. */
export async function deleteClosure(trx: DatabaseTransaction, id: string): Promise<RemovedClosure | undefined> {
  return trx
    .deleteFrom('closures')
    .where('id', '=', id)
    .returning(['month_day as monthDay', 'date', 'until', 'location'])
    .executeTakeFirst();
}
