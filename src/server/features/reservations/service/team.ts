import type { Reservation } from '#contract/schemas/reservations.ts';
import { Refusal } from '#domain/errors.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import { type Absent, countVisitsToCome, unassignWithin, visitsWithin } from '../queries/assignments.ts';
import { lockTeam, lockVisitRows } from '../queries/locks.ts';
import { findReservations } from '../queries/reservations.ts';

// What changes of the team ask of the reservations.

/**
 * Waits for every booking and move under way, and holds the team for this transaction, so that none is judged by what a
 * technician did before.
 */
export async function holdTeam(trx: DatabaseTransaction): Promise<void> {
  await lockTeam(trx);
}

/** Refuses with `technician_has_visits` while a technician has open visits from `today` on; tells how many. */
export async function refuseWithVisits(
  trx: DatabaseTransaction,
  technicianId: string,
  today: CalendarDate,
): Promise<void> {
  const visits = await countVisitsToCome(trx, technicianId, today);
  if (visits > 0) throw new Refusal('technician_has_visits', { visits });
}

/** The open visits that a technician has within an absence, earliest first. */
export async function visitsHitBy(db: Database, absent: Absent): Promise<Reservation[]> {
  return findReservations(db, await visitsWithin(db, absent));
}

/**
 * Leaves the visits that an absence hits without that technician; who is being served stays with her. The team is held.
 * Returns the visits as they are then.
 */
export async function freeVisitsHitBy(trx: DatabaseTransaction, absent: Absent): Promise<Reservation[]> {
  const ids = await visitsWithin(trx, absent);
  const rows = await lockVisitRows(trx, ids);
  const pending = rows.filter(({ status }) => status === 'pending').map(({ id }) => id);
  await unassignWithin(trx, absent, pending);
  return findReservations(trx, ids);
}
