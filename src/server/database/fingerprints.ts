import { createHash } from 'node:crypto';
import { Refusal } from '#domain/errors.ts';
import type { DatabaseTransaction } from './schema.ts';
import { type AuditSubject, lastActorOf } from './trails.ts';

/** Adds to a record the fingerprint of its contents, which a form sends back when it saves. */
export function versioned<R extends object>(record: R): R & { version: string } {
  return { ...record, version: fingerprintOf(record) };
}

/** Returns the same 22 characters for the same contents. */
export function fingerprintOf(record: object): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22);
}

/**
 * Refuses with `edit_conflict` when the record has changed since the form saw it; names who changed it when the audit
 * trail has it for `subject`. Without a `seen` version nothing is refused.
 */
export async function refuseOverwriting(
  trx: DatabaseTransaction,
  { seen, current, subject }: { seen: string | undefined; current: object; subject?: AuditSubject },
): Promise<void> {
  if (seen === undefined || seen === fingerprintOf(current)) return;
  const by = subject ? await lastActorOf(trx, subject) : null;
  throw new Refusal('edit_conflict', by === null ? undefined : { by });
}
