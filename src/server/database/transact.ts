import pg from 'pg';
import { type ErrorCode, Refusal } from '#domain/errors.ts';
import type { Database, DatabaseTransaction } from './schema.ts';

const DEADLOCK = '40P01';
const MOST_TRIES = 4;

/**
 * Constraints that people can run into when they act at the same time: a seat taken twice, and what a story writes about while
 * somebody takes it away. Any other that objects is a bug of the story.
 */
const REFUSALS = new Map<unknown, ErrorCode>([
  ['sittings_one_person_a_seat', 'slot_full'],
  ['sessions_user_id_fkey', 'edit_conflict'],
  ['link_tokens_user_id_fkey', 'edit_conflict'],
  ['services_user_id_fkey', 'edit_conflict'],
  ['helps_user_id_fkey', 'edit_conflict'],
  ['reservations_user_id_fkey', 'edit_conflict'],
  ['reservations_moved_by_fkey', 'edit_conflict'],
  ['reservations_created_by_fkey', 'edit_conflict'],
  ['reservation_lines_service_id_fkey', 'edit_conflict'],
  ['idempotency_keys_user_id_fkey', 'edit_conflict'],
]);

/**
 * Runs a story in one transaction. A deadlock, which the database breaks by giving up one of two, is tried again; a seat
 * taken twice surfaces at commit and becomes `slot_full` (architecture, "The heart: seats"); a person or a service that
 * somebody deleted while the story was writing about it is `edit_conflict`.
 */
export async function transact<Result>(
  db: Database,
  story: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(story);
    } catch (error) {
      if (errorField(error, 'code') !== DEADLOCK || tries === MOST_TRIES) throw refusalOf(error) ?? error;
    }
  }
}

function refusalOf(error: unknown): Refusal | undefined {
  const refusal = REFUSALS.get(errorField(error, 'constraint'));
  return refusal && new Refusal(refusal);
}

function errorField(error: unknown, name: 'code' | 'constraint'): unknown {
  return error instanceof pg.DatabaseError ? error[name] : undefined;
}
