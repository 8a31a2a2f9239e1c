import type { Insertable, Selectable } from 'kysely';
import type { Help } from '#contract/schemas/helps.ts';
import type { Database, DatabaseTransaction } from '../../database/schema.ts';
import type { HelpsTable } from '../../database/schema-salon.ts';

export type HelpRow = Selectable<HelpsTable>;

/** The public helps, oldest first. */
export async function listPublicHelps(db: Database): Promise<HelpRow[]> {
  return db
    .selectFrom('helps')
    .selectAll()
    .where('status', '=', 'public')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** All helps, oldest first. */
export async function listHelps(db: Database): Promise<HelpRow[]> {
  return db.selectFrom('helps').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Locks one help until the end of the transaction. */
export async function lockHelp(trx: DatabaseTransaction, id: string): Promise<HelpRow | undefined> {
  return trx.selectFrom('helps').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Creates a help. */
export async function insertHelp(trx: DatabaseTransaction, row: Insertable<HelpsTable>): Promise<HelpRow> {
  return trx.insertInto('helps').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Changes some columns of a help. */
export async function updateHelp(
  trx: DatabaseTransaction,
  id: string,
  change: Partial<Omit<HelpRow, 'id' | 'created_at'>>,
): Promise<HelpRow> {
  return trx.updateTable('helps').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Deletes a help. */
export async function deleteHelp(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('helps').where('id', '=', id).execute();
}

/** A help as staff see it, with its owner. */
export function toHelp(row: HelpRow): Help {
  return { ...toPublicHelp(row), user: row.user_id };
}

/** A help as everybody sees it: without its owner, in the languages that it has. */
export function toPublicHelp(row: HelpRow): Help {
  return {
    _id: row.id,
    question: row.question,
    answer: row.answer,
    ...(row.question_en !== null && { questionEn: row.question_en }),
    ...(row.answer_en !== null && { answerEn: row.answer_en }),
    ...(row.question_es !== null && { questionEs: row.question_es }),
    ...(row.answer_es !== null && { answerEs: row.answer_es }),
    status: row.status,
  };
}
