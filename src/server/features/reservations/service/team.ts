import type { Reservation } from '#contract/schemas/reservations.ts';
import { Refusal } from '#domain/errors.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import type { TeamLine } from '#domain/team/assignment.ts';
import { isTakenFrom, type Member, type TeamSitting } from '#domain/team/team-day.ts';
import type { Technician } from '#domain/team/technicians.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { loadTechnicians } from '../../technicians/queries/technicians.ts';
import { handOrderOf } from '../../technicians/queries/turn-orders.ts';
import { type Absent, countVisitsToCome, visitsWithin, workToCome } from '../queries/assignments.ts';
import { type Day, lockDays, lockTeam } from '../queries/locks.ts';
import { findReservations, findRow } from '../queries/reservations.ts';
import { plannedLines } from '../queries/seats.ts';
import { type ClientVisit, visitsById } from '../queries/team-days.ts';
import { readServedDays, teamFrom } from './staffing.ts';

// What the team asks of the reservations.

/**
 * Waits for every booking and move under way, and holds the team for this transaction, so that none is judged by what a
 * technician did before.
 */
export async function holdTeam(trx: DatabaseTransaction): Promise<void> {
  await lockTeam(trx);
}

export type { Day };

/** Waits until nobody else changes the team or seats people on that day, and holds both for this transaction. */
export async function holdDay(trx: DatabaseTransaction, day: Day): Promise<void> {
  await lockDays(trx, [day]);
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

/** The open visits from `today` on of which a change of a technician takes work from her, earliest first. */
export async function visitsTakenBy(
  db: Database,
  { before, after, today }: { before: Technician; after: Technician; today: CalendarDate },
): Promise<Reservation[]> {
  const works = await workToCome(db, before.id, today);
  const taken = works.filter((work) => isTakenFrom(before, after, work));
  return findReservations(db, [...new Set(taken.map(({ visitId }) => visitId))]);
}

/** Visits as the API shows them, in the order given. */
export function readVisits(db: Database, ids: readonly string[]): Promise<Reservation[]> {
  return findReservations(db, ids);
}

/** The team of a day at a location, in the order of turns. */
export type OrderedTeam = {
  members: readonly Member[];
  /** The order as the desk has set it; empty when it did not. */
  byHand: readonly string[];
  pictureOf: (technicianId: string) => string | null;
  /** Whose visit a person is of. */
  visitOf: (sitting: TeamSitting) => ClientVisit | null;
};

/** Reads the team of a day without the people of the visit `exceptId`. */
export async function readOrderedTeam(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  day: Day,
  exceptId: string | undefined,
): Promise<OrderedTeam> {
  const [technicians, days, byHand] = await Promise.all([
    loadTechnicians(db),
    readServedDays(db, [day.date]),
    handOrderOf(db, day),
  ]);
  const visits = await visitsById(db, [...new Set(days.served.flatMap(({ reservationId }) => reservationId ?? []))]);
  const visitIds = new Map(days.served.map(({ id, reservationId }) => [id, reservationId]));
  return {
    members: teamFrom(days, { ...day, technicians, now: now(), exceptId, byHand }),
    byHand,
    pictureOf: (technicianId) => technicians.find(({ id }) => id === technicianId)?.picture ?? null,
    visitOf: ({ id }) => visits.get(visitIds.get(id) ?? '') ?? null,
  };
}

/** What a visit of that day needs, and from when on; refuses one that is not there then with `reservation_not_found`. */
export async function readNeed(
  db: Database,
  { location, date }: Day,
  visitId: string,
): Promise<{ start: number; lines: TeamLine[] }> {
  const row = await findRow(db, visitId);
  if (row?.date !== date || row.location !== location) throw new Refusal('reservation_not_found');
  return { start: row.start_minute, lines: await plannedLines(db, visitId) };
}
