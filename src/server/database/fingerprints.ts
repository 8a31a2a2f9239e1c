import { createHash } from 'node:crypto';
import { Refusal } from '#domain/errors.ts';
import type { DatabaseTransaction } from './schema.ts';
import { type AuditSubject, lastActorOf } from './trails.ts';

/** A record with its version: a short name of what it holds, which changes with it and comes back with it. */
export function versioned<R extends object>(record: R): R & { version: string } {
  return { ...record, version: fingerprintOf(record) };
}

/** The version of what a record holds. */
export function fingerprintOf(record: object): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22);
}

/**
 * Refuses with `edit_conflict`, and with who did it where the trail knows, when the record is no longer what the form saw
 * of it. Whoever names no version writes over whatever is there.
 */
export async function refuseOverwriting(
  trx: DatabaseTransaction,
  { seen, kept, subject }: { seen: string | undefined; kept: object; subject?: AuditSubject },
): Promise<void> {
  if (seen === undefined || seen === fingerprintOf(kept)) return;
  const by = subject ? await lastActorOf(trx, subject) : null;
  throw new Refusal('edit_conflict', by === null ? undefined : { by });
}
