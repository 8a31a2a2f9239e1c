import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AbsenceDraft, AbsenceView } from '#contract/schemas/technicians.ts';
import { addDays, type CalendarDate } from '#domain/salon/salon-time.ts';
import type { TakenPerson } from '#domain/team/displaced.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';

/** The absences that touch these days, both included, in the order in which they begin. */
export async function listAbsences(
  db: Database,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<AbsenceView[]> {
  const rows = await selectAbsences(db)
    .where(sql<boolean>`ends_at > ${from}::timestamp`)
    .where(sql<boolean>`starts_at < ${addDays(to, 1)}::timestamp`)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(toAbsence);
}

/** All absences of a technician, in the order in which they begin. */
export async function listAbsencesOf(db: Database, technicianId: string): Promise<AbsenceView[]> {
  const rows = await selectAbsences(db)
    .where('technician_id', '=', technicianId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(toAbsence);
}

/** Deletes the absences that ended before that day. */
export async function deleteAbsencesBefore(trx: DatabaseTransaction, date: CalendarDate): Promise<void> {
  await trx.deleteFrom('absences').where(sql<boolean>`ends_at < ${date}::timestamp`).execute();
}

/** Takes why a technician was or will be away from her absences, and from their trail all but that there were such. */
export async function eraseAbsenceNotes(trx: DatabaseTransaction, technicianId: string): Promise<void> {
  await trx.updateTable('absences').set({ note: '' }).where('technician_id', '=', technicianId).execute();
  await trx
    .updateTable('audit')
    .set({ details: '{}' })
    .where('subject_type', '=', 'absence')
    .where(sql<boolean>`details ->> 'technicianId' = ${technicianId}`)
    .execute();
}

/** Creates an absence. */
export async function insertAbsence(
  trx: DatabaseTransaction,
  draft: Omit<AbsenceDraft, 'reassign'>,
  at: Date,
): Promise<AbsenceView> {
  const { technicianId, from, to, kind, note } = draft;
  const id = randomUUID();
  await trx
    .insertInto('absences')
    .values({ id, technician_id: technicianId, starts_at: from, ends_at: to, kind, note, created_at: at })
    .execute();
  return { _id: id, technicianId, from, to, kind, note };
}

/** An absence; undefined when there is none. */
export async function findAbsence(db: Database, id: string): Promise<AbsenceView | undefined> {
  const row = await selectAbsences(db).where('id', '=', id).executeTakeFirst();
  return row && toAbsence(row);
}

/** Keeps whom an absence has taken from whom, for when it is taken back. */
export async function saveTaken(db: Database, id: string, taken: readonly TakenPerson[]): Promise<void> {
  await db
    .updateTable('absences')
    .set({ taken: JSON.stringify(taken) })
    .where('id', '=', id)
    .execute();
}

/** Deletes an absence. Returns whom it had taken from whom; undefined when it was not there. */
export async function deleteAbsence(trx: DatabaseTransaction, id: string): Promise<readonly TakenPerson[] | undefined> {
  const deleted = await trx.deleteFrom('absences').where('id', '=', id).returning('taken').executeTakeFirst();
  return deleted?.taken;
}

function selectAbsences(db: Database) {
  return db
    .selectFrom('absences')
    .select(['id', 'technician_id', 'kind', 'note'])
    .select([
      sql<string>`to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI')`.as('from'),
      sql<string>`to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI')`.as('to'),
    ]);
}

type AbsenceRow = {
  id: string;
  technician_id: string;
  kind: AbsenceView['kind'];
  note: string;
  from: string;
  to: string;
};

function toAbsence({ id, technician_id, from, to, kind, note }: AbsenceRow): AbsenceView {
  return { _id: id, technicianId: technician_id, from, to, kind, note };
}
