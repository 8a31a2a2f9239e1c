import type { Reservation } from '#contract/schemas/reservations.ts';
import { Refusal } from '#domain/errors.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import type { TeamLine } from '#domain/team/assignment.ts';
import { isTakenFrom, type Member, type TeamSitting } from '#domain/team/team-day.ts';
import type { Technician } from '#domain/team/technicians.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import { isUnavailable } from '../../../database/unavailable.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import { loadTechnicians } from '../../technicians/queries/technicians.ts';
import { handOrderOf } from '../../technicians/queries/turn-orders.ts';
import {
  type Absent,
  countVisitsToCome,
  namesServing,
  unassignWithin,
  visitsWithin,
  workToCome,
  writePerformers,
} from '../queries/assignments.ts';
import { type Day, lockDays, lockTeam, lockVisitRows, lockWithDay } from '../queries/locks.ts';
import { appointmentOf } from '../queries/moves.ts';
import { findReservations, findRow } from '../queries/reservations.ts';
import { plannedLines } from '../queries/seats.ts';
import { type ClientVisit, visitsById } from '../queries/team-days.ts';
import { type ChangedBy, performersDetails, recordChange } from './changes.ts';
import { giveWhereItIs, staffingOf, writeStaff } from './move-staff.ts';
import { namesOf, readServedDays, staffFor, teamFrom } from './staffing.ts';

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

/** The visits that an absence has hit, and those of them that may go to colleagues. */
export type FreedVisits = { hit: string[]; toGive: string[] };

/**
 * Takes the visits that an absence hits from that technician, and writes so in the trail of each; who is being served stays
 * with her. Those whose client asked for her are not given to colleagues: they are to be called. The team is held, and the
 * absence is written.
 */
export async function freeVisitsHitBy(
  trx: DatabaseTransaction,
  { by, ...absent }: Absent & { by: ChangedBy },
): Promise<FreedVisits> {
  const hit = await visitsWithin(trx, absent);
  const pending = (await lockVisitRows(trx, hit)).filter(({ status }) => status === 'pending');
  const ids = pending.map(({ id }) => id);
  const before = await namesServing(trx, ids);
  await unassignWithin(trx, absent, ids);
  const after = await writePerformers(trx, ids);
  const trails = ids.map((id) => {
    const details = performersDetails(before(id), after(id));
    return recordChange(trx, { id, action: 'reservation.unassign', ...by, details });
  });
  await Promise.all(trails);
  const askedFor = new Set(
    pending.filter(({ asked_technician_id: askedId }) => askedId === absent.technicianId).map((row) => row.id),
  );
  return { hit, toGive: hit.filter((id) => ids.includes(id) && !askedFor.has(id)) };
}

/** So many visits of one absence are given away at once; more wait until somebody gives them. */
const GIVEN_AT_ONCE = 300;

/**
 * Gives unassigned visits to colleagues where they fit, each in its own transaction, so that nobody waits for more than one
 * of them. One that is moved meanwhile, or whose day is busy, stays unassigned.
 */
export async function giveToColleagues(deps: Deps, ids: readonly string[], by: ChangedBy): Promise<void> {
  for (const id of ids.slice(0, GIVEN_AT_ONCE)) {
    try {
      await transact(deps.db, (trx) => giveOne(deps, trx, id, by));
    } catch (error) {
      if (!(error instanceof Refusal || isUnavailable(error))) throw error;
    }
  }
}

/** Gives the unassigned people of a visit to whoever is free; nothing changes when that is not everybody. */
async function giveOne({ now }: Deps, trx: DatabaseTransaction, id: string, by: ChangedBy): Promise<void> {
  const row = await lockWithDay(trx, id);
  if (row?.status !== 'pending') return;
  const [settings, lines, before] = await Promise.all([
    loadSettings(trx),
    plannedLines(trx, id),
    namesServing(trx, [id]),
  ]);
  const asked = { row, to: appointmentOf(row), lines, settings, performerId: undefined, isStaff: false, now: now() };
  const staffing = await staffingOf(trx, asked);
  const isUnassigned = staffing.people.some(({ technicianId }) => technicianId === null);
  const staff = isUnassigned && staffing.team && staffFor(staffing.team, staffing.request, false);
  if (!staff) return;
  await giveWhereItIs(trx, staffing, staff);
  await writeStaff(trx, { row, settings, by }, staff);
  const details = performersDetails(before(id), namesOf(staff));
  await recordChange(trx, { id, action: 'reservation.reassign', ...by, details });
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
