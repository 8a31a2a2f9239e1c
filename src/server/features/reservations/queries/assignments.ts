import { type SelectQueryBuilder, sql } from 'kysely';
import { OPEN_STATUSES } from '#domain/reservations/reservation.ts';
import { addDays, type CalendarDate } from '#domain/salon/salon-time.ts';
import { type AbsenceTime, absentDates } from '#domain/team/absences.ts';
import { performerOf } from '#domain/team/performers.ts';
import type { DatedWork } from '#domain/team/team-day.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Database, DatabaseTransaction, Tables } from '../../../database/schema.ts';

/** How many open visits of these days a technician has, from `today` on. */
export async function countVisitsToCome(db: Database, technicianId: string, today: CalendarDate): Promise<number> {
  const { count } = await db
    .selectFrom('sittings')
    .innerJoin('reservations', 'reservations.id', 'sittings.reservation_id')
    .select(({ fn }) => fn.count<number>('reservations.id').distinct().as('count'))
    .where('technician_id', '=', technicianId)
    .where('sittings.date', '>=', today)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a technician is to do in open visits from `today` on, earliest first. */
export async function workToCome(
  db: Database,
  technicianId: string,
  today: CalendarDate,
): Promise<(DatedWork & { visitId: string })[]> {
  return db
    .selectFrom('sittings')
    .innerJoin('reservations', 'reservations.id', 'sittings.reservation_id')
    .select(['reservations.id as visitId', 'sittings.location', 'sittings.date', 'category', 'service_id as serviceId'])
    .select(['sittings.start_minute as start', 'sittings.end_minute as end'])
    .where('technician_id', '=', technicianId)
    .where('sittings.date', '>=', today)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('sittings.date')
    .orderBy('sittings.start_minute')
    .orderBy('reservations.id')
    .execute();
}

/** A stretch of time in which a technician is not there. */
export type Absent = AbsenceTime & { technicianId: string };

/** The ids of the open visits that a technician has within an absence, earliest first. */
export async function visitsWithin(db: Database, absent: Absent): Promise<string[]> {
  const rows = await sittingsWithin(db.selectFrom('sittings'), absent)
    .innerJoin('reservations', 'reservations.id', 'sittings.reservation_id')
    .select(['reservations.id', 'reservations.date', 'reservations.start_minute'])
    .distinct()
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('reservations.date')
    .orderBy('reservations.start_minute')
    .orderBy('reservations.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes a technician from the people of these visits whom she would serve within the absence, and returns them. The names are not
 * written.
 */
export async function unassignWithin(
  trx: DatabaseTransaction,
  absent: Absent,
  visitIds: readonly string[],
): Promise<{ id: string; visitId: string }[]> {
  if (visitIds.length === 0) return [];
  const hit = sittingsWithin(trx.selectFrom('sittings'), absent)
    .select('sittings.id')
    .where('reservation_id', 'in', visitIds);
  const rows = await trx
    .updateTable('sittings')
    .set({ technician_id: null, requested: false })
    .where('id', 'in', hit)
    .returning(['id', 'reservation_id'])
    .execute();
  return rows.flatMap(({ id, reservation_id: visitId }) => (visitId === null ? [] : [{ id, visitId }]));
}

/** The visits that these people are of. */
export async function visitsOf(db: Database, sittingIds: readonly string[]): Promise<string[]> {
  return [...new Set((await visitOfEach(db, sittingIds)).values())];
}

/** Of each of these people the visit that she is of. */
export async function visitOfEach(db: Database, sittingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (sittingIds.length === 0) return new Map();
  const rows = await db.selectFrom('sittings').select(['id', 'reservation_id']).where('id', 'in', sittingIds).execute();
  return new Map(rows.flatMap(({ id, reservation_id: visitId }) => (visitId === null ? [] : [[id, visitId] as const])));
}

/** Gives each of these people to a technician. */
export async function giveSittings(
  trx: DatabaseTransaction,
  given: readonly { id: string; technicianId: string | null; requested?: boolean }[],
): Promise<void> {
  await Promise.all(
    given.map(({ id, technicianId, requested = false }) =>
      trx.updateTable('sittings').set({ technician_id: technicianId, requested }).where('id', '=', id).execute(),
    ),
  );
}

/** The names of who serves each of these visits, in the order in which they serve; empty of one whom nobody serves. */
export async function namesServing(
  db: Database,
  visitIds: readonly string[],
): Promise<(visitId: string) => readonly string[]> {
  const rows = await readNames(db, [visitIds]);
  const byVisit = Map.groupBy(rows, ({ visitId }) => visitId);
  return (visitId) => [...new Set((byVisit.get(visitId) ?? []).map(({ name }) => name))];
}

const readNames = prepared<{ visitId: string; name: string }>(
  'names-serving',
  `SELECT reservation_id AS "visitId", technicians.name
   FROM sittings JOIN technicians ON technicians.id = technician_id
   WHERE reservation_id = ANY ($1::uuid[]) ORDER BY start_minute, technicians.position, technicians.id`,
);

/**
 * Writes the names of who serves each of these visits, for lists and for when the technician is gone. Returns these names.
 */
export async function writePerformers(
  trx: DatabaseTransaction,
  visitIds: readonly string[],
): ReturnType<typeof namesServing> {
  const namesOf = await namesServing(trx, visitIds);
  await updatePerformers(trx, [visitIds, visitIds.map((id) => performerOf(namesOf(id)))]);
  return namesOf;
}

const updatePerformers = prepared(
  'performers',
  `UPDATE reservations SET performer = written.performer
   FROM unnest($1::uuid[], $2::text[]) AS written (id, performer) WHERE reservations.id = written.id`,
);

/** Who serves each of these visits now, by name. */
export async function readPerformers(
  db: Database,
  visitIds: readonly string[],
): Promise<{ id: string; client: string; performer: string | null }[]> {
  if (visitIds.length === 0) return [];
  return db
    .selectFrom('reservations')
    .select(['id', 'client', 'performer'])
    .where('id', 'in', visitIds)
    .orderBy('start_minute')
    .orderBy('id')
    .execute();
}

/** Writes whom the client of a visit asked for. */
export async function writeAsked(
  trx: DatabaseTransaction,
  visitId: string,
  technicianId: string | null,
): Promise<void> {
  await trx.updateTable('reservations').set({ asked_technician_id: technicianId }).where('id', '=', visitId).execute();
}

function sittingsWithin<Row>(
  sittings: SelectQueryBuilder<Tables, 'sittings', Row>,
  { technicianId, from, to }: Absent,
): SelectQueryBuilder<Tables, 'sittings', Row> {
  const { first, last } = absentDates({ from, to });
  return sittings
    .where('technician_id', '=', technicianId)
    .where('sittings.date', '>=', addDays(first, -1))
    .where('sittings.date', '<=', last)
    .where(sql<boolean>`sittings.date + sittings.end_minute * interval '1 minute' > ${from}::timestamp`)
    .where(sql<boolean>`sittings.date + sittings.start_minute * interval '1 minute' < ${to}::timestamp`);
}
