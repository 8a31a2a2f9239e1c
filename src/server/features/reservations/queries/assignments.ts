import { type SelectQueryBuilder, sql } from 'kysely';
import { OPEN_STATUSES } from '#domain/reservations/reservation.ts';
import { addDays, type CalendarDate } from '#domain/salon/salon-time.ts';
import { type AbsenceTime, absentDates } from '#domain/team/absences.ts';
import { performerOf } from '#domain/team/performers.ts';
import type { DatedWork } from '#domain/team/team-day.ts';
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

/** Takes a technician from the people of these visits whom she would serve within the absence. */
export async function unassignWithin(
  trx: DatabaseTransaction,
  absent: Absent,
  visitIds: readonly string[],
): Promise<void> {
  if (visitIds.length === 0) return;
  const hit = await sittingsWithin(trx.selectFrom('sittings'), absent)
    .select('sittings.id')
    .where('reservation_id', 'in', visitIds)
    .execute();
  await trx
    .updateTable('sittings')
    .set({ technician_id: null, requested: false })
    .where(
      'id',
      'in',
      hit.map(({ id }) => id),
    )
    .execute();
  await writePerformers(trx, visitIds);
}

/** Gives each of these people to a technician. Returns the visits that they are of. */
export async function giveSittings(
  trx: DatabaseTransaction,
  given: readonly { id: string; technicianId: string | null; requested?: boolean }[],
): Promise<string[]> {
  const visits = await Promise.all(
    given.map(({ id, technicianId, requested = false }) =>
      trx
        .updateTable('sittings')
        .set({ technician_id: technicianId, requested })
        .where('id', '=', id)
        .returning('reservation_id')
        .execute(),
    ),
  );
  return [...new Set(visits.flat().flatMap(({ reservation_id }) => reservation_id ?? []))];
}

/** Writes the names of who serves each of these visits, for lists and for when the technician is gone. */
export async function writePerformers(trx: DatabaseTransaction, visitIds: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('sittings')
    .innerJoin('technicians', 'technicians.id', 'sittings.technician_id')
    .select(['reservation_id', 'technicians.name'])
    .where('reservation_id', 'in', visitIds)
    .orderBy('start_minute')
    .orderBy('technicians.position')
    .execute();
  const byVisit = Map.groupBy(rows, ({ reservation_id }) => reservation_id);
  for (const id of visitIds) {
    const names = (byVisit.get(id) ?? []).map(({ name }) => name);
    await trx
      .updateTable('reservations')
      .set({ performer: performerOf([...new Set(names)]) })
      .where('id', '=', id)
      .execute();
  }
}

/** Who serves each of these visits now, by name. */
export async function readPerformers(
  db: Database,
  visitIds: readonly string[],
): Promise<{ id: string; client: string; performer: string | null }[]> {
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
