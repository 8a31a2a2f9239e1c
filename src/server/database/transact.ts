import pg from 'pg';
import { type ErrorCode, Refusal } from '#domain/errors.ts';
import { poolOf } from './connect.ts';
import { runTransaction } from './pipelined.ts';
import type { Database, DatabaseTransaction } from './schema.ts';

const DEADLOCK = '40P01';
const MOST_TRIES = 4;

/**
 * Constraints that people can run into when they act at the same time: a seat or a technician taken twice, hours given
 * twice to a day, or a record deleted while another refers to it. Any other violation is a bug.
 */
const REFUSALS = new Map<unknown, ErrorCode>([
  ['sittings_one_person_a_seat', 'slot_full'],
  ['sittings_one_person_a_technician', 'slot_full'],
  ['technicians_user_id_key', 'technician_invalid'],
  ['technicians_user_id_fkey', 'technician_invalid'],
  ['sittings_technician_id_fkey', 'edit_conflict'],
  ['special_hours_once', 'special_hours_exist'],
  ['sessions_user_id_fkey', 'edit_conflict'],
  ['link_tokens_user_id_fkey', 'edit_conflict'],
  ['services_user_id_fkey', 'edit_conflict'],
  ['helps_user_id_fkey', 'edit_conflict'],
  ['reservations_user_id_fkey', 'edit_conflict'],
  ['reservations_moved_by_fkey', 'edit_conflict'],
  ['reservations_created_by_fkey', 'edit_conflict'],
  ['reservation_lines_service_id_fkey', 'edit_conflict'],
  ['idempotency_keys_user_id_fkey', 'edit_conflict'],
  ['visits_to_call_told_by_fkey', 'edit_conflict'],
  ['visits_to_call_reservation_id_fkey', 'edit_conflict'],
]);

/** Thrown by work that was overtaken by somebody else's change, so that it is done again. */
export class Overtaken extends Refusal {
  constructor() {
    super('edit_conflict');
  }
}

/**
 * Runs `work` in one transaction, again after a deadlock, when it is `Overtaken` or has taken a technician at the same time as
 * somebody at the other location, four times at most. A seat or technician taken twice surfaces at commit and is
 * refused as `slot_full`; a record deleted meanwhile is refused as `edit_conflict`.
 */
export async function transact<Result>(
  db: Database,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runTransaction(poolOf(db), work);
    } catch (error) {
      const mayTryAgain =
        error instanceof Overtaken || errorField(error, 'code') === DEADLOCK || isTakenElsewhere(error);
      if (!mayTryAgain || tries === MOST_TRIES) throw refusalOf(error) ?? error;
    }
  }
}

/** A technician whom somebody at the other location has just taken: judged again, it is a conflict, or somebody else is free. */
function isTakenElsewhere(error: unknown): boolean {
  return errorField(error, 'constraint') === 'sittings_one_person_a_technician';
}

function refusalOf(error: unknown): Refusal | undefined {
  const refusal = REFUSALS.get(errorField(error, 'constraint'));
  return refusal && new Refusal(refusal);
}

function errorField(error: unknown, name: 'code' | 'constraint'): unknown {
  return error instanceof pg.DatabaseError ? error[name] : undefined;
}
