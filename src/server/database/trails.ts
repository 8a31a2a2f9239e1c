import type { AUDIT_SUBJECTS } from '#contract/schemas/audit.ts';
import { insertPrepared } from './prepared.ts';
import type { Database } from './schema.ts';

/** The record that an entry is about. */
export type AuditSubject = { type: (typeof AUDIT_SUBJECTS)[number]; id: string };

type AuditEntry = {
  at: Date;
  actor: { _id: string; name: string } | null;
  /** What was done, as `noun.verb`, such as `reservation.book`. */
  action: string;
  subjectType: (typeof AUDIT_SUBJECTS)[number];
  subjectId: string;
  details?: Record<string, unknown>;
};

/** Writes an audit entry, in the transaction of the change. */
export async function writeAudit(trx: Database, entry: AuditEntry): Promise<void> {
  const row = {
    at: entry.at,
    actor_id: entry.actor?._id ?? null,
    actor_name: entry.actor?.name ?? null,
    action: entry.action,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId,
    details: JSON.stringify(entry.details ?? {}),
  };
  await insertPrepared(trx, 'audit', [row]);
}

/** Returns who last changed that record, by name; null when the trail does not say. */
export async function lastActorOf(db: Database, { type, id }: AuditSubject): Promise<string | null> {
  const entry = await db
    .selectFrom('audit')
    .select('actor_name')
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.actor_name ?? null;
}

/** A login, a failure, an export and the like. */
export type SecurityEvent = {
  at: Date;
  /** Such as `sign_in`, `sign_in_failed`, `password_reset`, `roles_changed`, `data_exported`. */
  kind: string;
  userId?: string | null;
  email?: string | null;
  ip?: string | null;
  details?: Record<string, unknown>;
};

/** Writes a security event, which is kept for a year at least. */
export async function writeSecurityEvent(db: Database, event: SecurityEvent): Promise<void> {
  await db
    .insertInto('security_events')
    .values({
      at: event.at,
      kind: event.kind,
      user_id: event.userId ?? null,
      email: event.email ?? null,
      ip: event.ip ?? null,
      details: JSON.stringify(event.details ?? {}),
    })
    .execute();
}
