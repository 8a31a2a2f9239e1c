import { Refusal } from '#domain/errors.ts';
import type { Database, DatabaseTransaction } from './schema.ts';

const DEADLOCK = '40P01';
const SEAT_TAKEN = '23P01';
const MOST_TRIES = 4;

/**
 * Runs a story in one transaction. A deadlock, which the database breaks by giving up one of two, is tried again; a seat
 * taken twice surfaces at commit and becomes `slot_full` (architecture, "The heart: seats").
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
      if (code === SEAT_TAKEN) throw new Refusal('slot_full');
      if (code !== DEADLOCK || tries === MOST_TRIES) throw error;
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
