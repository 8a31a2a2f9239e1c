import { type ErrorCode, Refusal } from '#domain/errors.ts';
import type { Database, DatabaseTransaction } from './schema.ts';

const DEADLOCK = '40P01';
const MOST_TRIES = 4;

/** PostgreSQL's own names for: a seat taken twice; a row that is gone while the story writes about it. */
const REFUSALS = new Map<unknown, ErrorCode>([
  ['23P01', 'slot_full'],
  ['23503', 'edit_conflict'],
]);

/**
 * Runs a story in one transaction. A deadlock, which the database breaks by giving up one of two, is tried again; a seat
 * taken twice surfaces at commit and becomes `slot_full` (architecture, "The heart: seats"); what somebody deleted while
 * the story was writing about it is `edit_conflict`.
 */
export async function transact<Result>(
  db: Database,
  story: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(story);
    } catch (error) {
      const code = codeOf(error);
      if (code !== DEADLOCK || tries === MOST_TRIES) throw refusalOf(code) ?? error;
    }
  }
}

function refusalOf(code: unknown): Refusal | undefined {
  const refusal = REFUSALS.get(code);
  return refusal && new Refusal(refusal);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
