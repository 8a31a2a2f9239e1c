import type { Selectable } from 'kysely';
import type { Help } from '#contract/helps.ts';
import type { Database } from '../../database/schema.ts';
import type { HelpsTable } from '../../database/schema-salon.ts';

/** A help entry as it is kept. */
export type HelpRow = Selectable<HelpsTable>;

/** The questions that anybody may read, in the order in which they were written. */
export async function listPublicHelps(db: Database): Promise<HelpRow[]> {
  return db
    .selectFrom('helps')
    .selectAll()
    .where('status', '=', 'public')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A help entry as anybody sees it, without its owner. */
export function toPublicHelp(row: HelpRow): Help {
  return { _id: row.id, question: row.question, answer: row.answer, status: row.status };
}
