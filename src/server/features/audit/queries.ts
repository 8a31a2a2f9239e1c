import { sql } from 'kysely';
import { z } from 'zod';
import type { AuditEntry, AuditQuery } from '#contract/schemas/audit.ts';
import { PAGE_SIZE } from '#domain/reservations/reservation.ts';
import { addDays, clockTime, epochOf, instant } from '#domain/salon/salon-time.ts';
import { searchPatterns, searchTerms } from '#domain/search.ts';
import type { Database } from '../../database/schema.ts';
import type { AuditSubject } from '../../database/trails.ts';
import { namesByIds } from '../users/queries/users.ts';

const CHANGES_MAX = 100;
const NOBODY: ReadonlyMap<string, string> = new Map();

const ownerChangeSchema = z.object({
  changes: z.looseObject({ user: z.object({ from: z.uuid().nullable(), to: z.uuid().nullable() }) }),
});

/**
 * A page of the audit trail, newest first, and the number of all entries; owners by name, visits with their client. A day is
 * the salon's; a person is who did it, or the client of the visit.
 */
export async function listAudit(db: Database, { pageNumber, subjectType, subjectId, date, person }: AuditQuery) {
  let entries = db
    .selectFrom('audit')
    .leftJoin('users as actor', 'actor.id', 'audit.actor_id')
    .leftJoin('reservations as visit', (join) =>
      join.on('audit.subject_type', '=', 'reservation').on(sql<boolean>`visit.id::text = audit.subject_id`),
    );
  if (subjectType) entries = entries.where('subject_type', '=', subjectType);
  if (subjectId) entries = entries.where('subject_id', '=', subjectId);
  if (date) {
    entries = entries
      .where('audit.at', '>=', instant(epochOf(date, 0)))
      .where('audit.at', '<', instant(epochOf(addDays(date, 1), 0)));
  }
  for (const pattern of searchTerms(person ?? '').map(searchPatterns)) {
    entries = entries.where((row) =>
      row.or(
        pattern.flatMap((like) => [row('actor.search_text', 'like', like), row('visit.search_text', 'like', like)]),
      ),
    );
  }
  const rows = await entries
    .selectAll('audit')
    .select(['visit.client', 'visit.date', 'visit.start_minute', 'visit.location'])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNumber - 1) * PAGE_SIZE)
    .execute();
  const { count } = await entries.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow();
  const names = await namesByIds(db, rows.flatMap(ownerIdsIn));
  return { count, entries: rows.map((row) => toEntry(row, names)) };
}

/** What was done with one record, the oldest first, a hundred entries at most. */
export async function listChanges(db: Database, { type, id }: AuditSubject): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .orderBy('audit.at')
    .orderBy('audit.id')
    .limit(CHANGES_MAX)
    .execute();
  return rows.map((row) => toEntry({ ...row, client: null, date: null, start_minute: null, location: null }, NOBODY));
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
  client: string | null;
  date: string | null;
  start_minute: number | null;
  location: number | null;
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
    visit: visitOf(row),
  };
}

function visitOf({ subject_id: _id, client, date, start_minute, location }: Row): AuditEntry['visit'] {
  if (client === null || date === null || start_minute === null || location === null) return null;
  return { _id, client, date, time: clockTime(start_minute), location };
}
