import { Refusal } from '#domain/errors.ts';
import { hasBegun } from '#domain/reservations/reservation-times.ts';
import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import { type Given, mayGoBack, type TakenPerson } from '#domain/team/displaced.ts';
import type { DatabaseTransaction } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import { isUnavailable } from '../../../database/unavailable.ts';
import type { Deps } from '../../../deps.ts';
import { loadSettings } from '../../settings/queries/settings.ts';
import {
  type Absent,
  namesServing,
  unassignWithin,
  visitOfEach,
  visitsWithin,
  writePerformers,
} from '../queries/assignments.ts';
import { lockVisitRows, lockWithDay } from '../queries/locks.ts';
import { appointmentOf } from '../queries/moves.ts';
import { peopleOf, plannedLines } from '../queries/seats.ts';
import { type ChangedBy, performersDetails, recordChange } from './changes.ts';
import { displacedBy, giveWhereItIs, staffingOf, writeStaff } from './move-staff.ts';
import { giveToOthers, namesOf, staffFor, teamOfDay } from './staffing.ts';

/** The visits that an absence has hit, those of them that may go to colleagues, and whom it has taken from her. */
export type FreedVisits = { hit: string[]; toGive: string[]; taken: TakenPerson[] };

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
  const freed = await unassignWithin(trx, absent, ids);
  const after = await writePerformers(trx, ids);
  const trails = ids.map((id) => {
    const details = performersDetails(before(id), after(id));
    return recordChange(trx, { id, action: 'reservation.unassign', ...by, details });
  });
  await Promise.all(trails);
  const askedFor = new Set(
    pending.filter(({ asked_technician_id: askedId }) => askedId === absent.technicianId).map((row) => row.id),
  );
  return {
    hit,
    toGive: hit.filter((id) => ids.includes(id) && !askedFor.has(id)),
    taken: freed.map((person) => ({ ...person, from: absent.technicianId, to: null })),
  };
}

/** So many visits of one absence are given away or back at once; more wait until somebody gives them. */
const GIVEN_AT_ONCE = 300;

/**
 * Gives unassigned visits to colleagues where they fit, each in its own transaction, so that nobody waits for more than one
 * of them. One that is moved meanwhile, or whose day is busy, stays unassigned. Returns who was given to whom, those who made room
 * among them.
 */
export async function giveToColleagues(deps: Deps, ids: readonly string[], by: ChangedBy): Promise<Given[]> {
  const given: Given[] = [];
  for (const id of ids.slice(0, GIVEN_AT_ONCE)) {
    given.push(...(await unlessRefused(deps, (trx) => giveOne(deps, trx, id, by), [])));
  }
  return given;
}

/** Changes one visit in a transaction of its own; one that is moved meanwhile, or whose day is busy, stays as it is. */
async function unlessRefused<Result>(
  { db }: Deps,
  change: (trx: DatabaseTransaction) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    return await transact(db, change);
  } catch (error) {
    if (error instanceof Refusal || isUnavailable(error)) return otherwise;
    throw error;
  }
}

/** Gives the unassigned people of a visit to whoever is free; nothing changes when that is not everybody. */
async function giveOne({ now }: Deps, trx: DatabaseTransaction, id: string, by: ChangedBy): Promise<Given[]> {
  const row = await lockWithDay(trx, id);
  if (row?.status !== 'pending') return [];
  const [settings, lines, before] = await Promise.all([
    loadSettings(trx),
    plannedLines(trx, id),
    namesServing(trx, [id]),
  ]);
  const asked = { row, to: appointmentOf(row), lines, settings, performerId: undefined, isStaff: false, now: now() };
  const staffing = await staffingOf(trx, asked);
  const isUnassigned = staffing.people.some(({ technicianId }) => technicianId === null);
  const staff = isUnassigned && staffing.team && staffFor(staffing.team, staffing.request, false);
  if (!staff) return [];
  const displaced = displacedBy(staffing, staff);
  const visitOf = await visitOfEach(
    trx,
    displaced.map((person) => person.id),
  );
  await giveWhereItIs(trx, staffing, staff);
  await writeStaff(trx, { row, settings, by }, staff);
  const details = performersDetails(before(id), namesOf(staff));
  await recordChange(trx, { id, action: 'reservation.reassign', ...by, details });
  const own = staffing.people.map(({ id: personId, technicianId: from }, place) => {
    return { id: personId, visitId: id, from, to: staff.people[place]?.technicianId ?? null };
  });
  const others = displaced.map((person) => ({ ...person, visitId: visitOf.get(person.id) ?? '' }));
  return [...own.filter(({ from, to }) => from !== to), ...others];
}

/** How many visits are with whom they were taken from again, and how many of those still to come are not. */
export type GivenBack = { back: number; staying: number };

/**
 * Gives visits back to whom an absence that was taken back had taken them from, each in its own transaction. One that somebody has
 * changed since, or that does not fit there any more, stays where it is. Their clients had been told of nobody else.
 */
export async function giveVisitsBack(deps: Deps, taken: readonly TakenPerson[], by: ChangedBy): Promise<GivenBack> {
  const outcomes: Outcome[] = [];
  for (const people of [...Map.groupBy(taken, ({ visitId }) => visitId).values()].slice(0, GIVEN_AT_ONCE)) {
    outcomes.push(await unlessRefused(deps, (trx) => giveOneBack(deps, trx, people, by), 'staying'));
  }
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return { back: count('back'), staying: count('staying') };
}

type Outcome = 'back' | 'staying' | 'over';

async function giveOneBack(
  { now }: Deps,
  trx: DatabaseTransaction,
  taken: readonly TakenPerson[],
  by: ChangedBy,
): Promise<Outcome> {
  const id = taken[0]?.visitId ?? '';
  const row = await lockWithDay(trx, id);
  if (row?.status !== 'pending') return 'over';
  const { location, date, start_minute: start } = row;
  if (hasBegun({ dateReserved: date, timeReserved: clockTime(start) }, salonMoment(now()))) return 'over';
  const settings = await loadSettings(trx);
  const team = await teamOfDay(trx, { location, date, settings, now: now(), exceptId: id });
  if (!team || !mayGoBack(team, taken, await peopleOf(trx, id))) return 'staying';
  const given = taken.map(({ id: personId, from }) => {
    return { id: personId, technicianId: from, requested: from === row.asked_technician_id };
  });
  await giveToOthers(trx, given, by);
  return 'back';
}
