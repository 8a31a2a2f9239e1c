import { sql } from 'kysely';
import { z } from 'zod';
import type { AuditEntry, AuditQuery } from '#contract/schemas/audit.ts';
import { PAGE_SIZE } from '#domain/reservations/reservation.ts';
import type { Database } from '../../database/schema.ts';
import { namesByIds } from '../users/queries/users.ts';

const ownerChangeSchema = z.object({
  changes: z.looseObject({ user: z.object({ from: z.uuid().nullable(), to: z.uuid().nullable() }) }),
});

/** A page of the audit trail, newest first, and the number of all entries; owners by name. */
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
  const names = await namesByIds(db, rows.flatMap(ownerIdsIn));
  return { count, entries: rows.map((row) => toEntry(row, names)) };
}

/** The ids of the former and the new owner, where the change has them. */
function ownerIdsIn({ details }: Row): string[] {
  const owner = ownerChangeSchema.safeParse(details).data?.changes.user;
  return [owner?.from, owner?.to].filter((id) => typeof id === 'string');
}

/** The details with the owners by name; a deleted account stays an id. */
function withNames(details: Row['details'], names: ReadonlyMap<string, string>): Row['details'] {
  const change = ownerChangeSchema.safeParse(details).data;
  if (!change) return details;
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
  const { from, to } = change.changes.user;
  return { ...details, changes: { ...change.changes, user: { from: nameOf(from), to: nameOf(to) } } };
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

function toEntry(row: Row, names: ReadonlyMap<string, string>): AuditEntry {
  return {
    _id: String(row.id),
    at: row.at.toISOString(),
    actor: row.actor_name === null ? null : { _id: row.actor_id, name: row.actor_name },
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    details: withNames(row.details, names),
  };
}
