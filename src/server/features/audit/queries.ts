import { sql } from 'kysely';
import type { AuditEntry, AuditQuery } from '#contract/audit.ts';
import { PAGE_SIZE } from '#domain/reservation.ts';
import type { Database } from '../../database/schema.ts';

/** A page of the trail, newest first, and how many entries there are in all. */
export async function listAudit(db: Database, { pageNumber, subjectType, subjectId }: AuditQuery) {
  let entries = db.selectFrom('audit');
  if (subjectType) entries = entries.where('subject_type', '=', subjectType);
  if (subjectId) entries = entries.where('subject_id', '=', subjectId);
  const rows = await entries
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNumber - 1) * PAGE_SIZE)
    .execute();
  const { count } = await entries.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow();
  return { count, entries: rows.map(toEntry) };
}

type Row = {
  id: number;
  at: Date;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  details: Record<string, unknown>;
};

function toEntry(row: Row): AuditEntry {
  return {
    _id: String(row.id),
    at: row.at.toISOString(),
    actor: row.actor_name === null ? null : { _id: row.actor_id, name: row.actor_name },
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    details: row.details,
  };
}
