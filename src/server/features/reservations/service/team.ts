import type { Reservation } from '#contract/schemas/reservations.ts';
import { Refusal } from '#domain/errors.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { type Absent, countVisitsToCome, unassignWithin, visitsWithin } from '../queries/assignments.ts';
import { lockTeam, lockVisitRows } from '../queries/locks.ts';
import { appointmentOf } from '../queries/moves.ts';
import { findReservations, type ReservationRow } from '../queries/reservations.ts';
import { plannedLines } from '../queries/seats.ts';
import { giveWhereItIs, staffingOf, writeStaff } from './move-staff.ts';
import { staffFor } from './staffing.ts';

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
 * Takes the visits that an absence hits from that technician; who is being served stays with her. With `reassign` they go to
 * colleagues where they fit, but for those whose client asked for her: they stay unassigned, to be called. The team is held,
 * and the absence is written. Returns the visits as they are then.
 */
export async function freeVisitsHitBy(
  { now }: Pick<Deps, 'now'>,
  trx: DatabaseTransaction,
  { reassign, ...absent }: Absent & { reassign: boolean },
): Promise<Reservation[]> {
  const ids = await visitsWithin(trx, absent);
  const rows = (await lockVisitRows(trx, ids)).filter(({ status }) => status === 'pending');
  await unassignWithin(
    trx,
    absent,
    rows.map(({ id }) => id),
  );
  if (reassign) {
    const settings = await loadSettings(trx);
    for (const row of rows) {
      if (row.asked_technician_id !== absent.technicianId) await giveToColleagues(trx, { row, settings, now: now() });
    }
  }
  return findReservations(trx, ids);
}

type Left = { row: ReservationRow; settings: SalonSettings; now: number };

/** Gives the unassigned people of a visit to whoever is free; nothing changes when that is not everybody. */
async function giveToColleagues(trx: DatabaseTransaction, { row, settings, now }: Left): Promise<void> {
  const lines = await plannedLines(trx, row.id);
  const asked = { row, to: appointmentOf(row), lines, settings, performerId: undefined, isStaff: false, now };
  const staffing = await staffingOf(trx, asked);
  const staff = staffing.team && staffFor(staffing.team, staffing.request, false);
  if (!staff) return;
  await giveWhereItIs(trx, staffing, staff);
  await writeStaff(trx, { row, settings }, staff);
}
