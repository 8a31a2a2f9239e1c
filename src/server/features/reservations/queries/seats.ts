import { randomUUID } from 'node:crypto';
import type { Seating, StoredSitting } from '#domain/booking/seats.ts';
import { instant } from '#domain/salon/salon-time.ts';
import type { Assigned, TeamLine } from '#domain/team/assignment.ts';
import { insertPrepared } from '../../../database/prepared.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { Day } from './locks.ts';

/** Everybody seated that day at that location; holds that have run out at `now` (epoch milliseconds) are deleted first. */
export async function seatedOn(
  trx: DatabaseTransaction,
  { location, date }: Day,
  now: number,
): Promise<StoredSitting<string>[]> {
  await endHolds(trx, { location, date }, now);
  return trx
    .selectFrom('sittings')
    .select(['id', 'category', 'seat', 'start_minute as start', 'end_minute as end'])
    .where('location', '=', location)
    .where('date', '=', date)
    .execute();
}

/** As `seatedOn`, without the people of the reservation `id`, which is about to change seats. */
export async function seatedByOthers(
  trx: DatabaseTransaction,
  day: Day,
  { now, id }: { now: number; id: string },
): Promise<StoredSitting<string>[]> {
  const own = await trx.selectFrom('sittings').select('id').where('reservation_id', '=', id).execute();
  const ownIds = new Set(own.map((sitting) => sitting.id));
  return (await seatedOn(trx, day, now)).filter((sitting) => !ownIds.has(sitting.id));
}

/** Deletes the holds of that day that have run out at `now`. */
export async function endHolds(trx: DatabaseTransaction, { location, date }: Day, now: number): Promise<void> {
  await trx
    .deleteFrom('sittings')
    .where('location', '=', location)
    .where('date', '=', date)
    .where('held_until', '<=', instant(now))
    .execute();
}

/**
 * Writes who sits where and who serves them: the reservation's own people, and those of others who change seats for them.
 * `people` are empty where no technicians are needed.
 */
export async function takeSeats(
  trx: DatabaseTransaction,
  reservation: Day & { id: string },
  {
    seating: { seated, moved },
    people,
    lines,
  }: { seating: Seating<string>; people: readonly Assigned[]; lines: readonly TeamLine[] },
): Promise<void> {
  const peopleOf = Map.groupBy(people, ({ line }) => line);
  const rows = seated.map((sitting) => ({
    id: randomUUID(),
    reservation_id: reservation.id,
    location: reservation.location,
    date: reservation.date,
    category: sitting.category,
    seat: sitting.seat,
    start_minute: sitting.start,
    end_minute: sitting.end,
    service_id: lines[sitting.line]?.serviceId ?? null,
    ...technicianOf(peopleOf.get(sitting.line)?.shift()),
  }));
  await Promise.all([
    ...moved.map(({ id, seat }) => trx.updateTable('sittings').set({ seat }).where('id', '=', id).execute()),
    insertPrepared(trx, 'sittings', rows),
  ]);
}

function technicianOf(person: Assigned | undefined) {
  return { technician_id: person?.technicianId ?? null, requested: person?.requested ?? false };
}

/** Frees every seat of a reservation at once. */
export async function freeSeats(trx: DatabaseTransaction, reservationId: string): Promise<void> {
  await trx.deleteFrom('sittings').where('reservation_id', '=', reservationId).execute();
}

/** The people of a reservation in the order of their lines, with who serves them. */
export async function peopleOf(trx: DatabaseTransaction, reservationId: string) {
  return trx
    .selectFrom('sittings')
    .select(['id', 'technician_id as technicianId', 'start_minute as start', 'end_minute as end'])
    .select(['category', 'service_id as serviceId'])
    .where('reservation_id', '=', reservationId)
    .orderBy('start_minute')
    .orderBy('seat')
    .execute();
}

/** The lines of a reservation as seats and technicians need them, in their order. */
export async function plannedLines(db: Database, reservationId: string): Promise<TeamLine[]> {
  return db
    .selectFrom('reservation_lines')
    .select(['category', 'qty', 'minutes', 'service_id as serviceId'])
    .where('reservation_id', '=', reservationId)
    .orderBy('position')
    .execute();
}
