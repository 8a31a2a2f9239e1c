import type { ErrorCode, RefusalDetails } from '#domain/errors.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { absenceOn } from '#domain/team/absences.ts';
import { type Assigned, assign, assignWhatFits, type TeamRequest } from '#domain/team/assignment.ts';
import { performerOf } from '#domain/team/performers.ts';
import { type Member, type TeamSitting, teamOn } from '#domain/team/team-day.ts';
import { mayBeAskedForAt, type Technician } from '#domain/team/technicians.ts';
import type { Database, DatabaseTransaction } from '../../../database/schema.ts';
import { Overtaken } from '../../../database/transact.ts';
import { loadTechnicians } from '../../technicians/queries/technicians.ts';
import { handOrderOf } from '../../technicians/queries/turn-orders.ts';
import { giveSittings, namesServing, readPerformers, visitsOf, writePerformers } from '../queries/assignments.ts';
import type { Day } from '../queries/locks.ts';
import { type AbsentTime, absencesFrom, lockStillPending, type StoredPerson, servedOn } from '../queries/team-days.ts';
import { type ChangedBy, performersDetails, recordChange } from './changes.ts';

/** What is known of the team's days: who is served by whom at both locations, and who is absent. */
export type ServedDays = { served: readonly StoredPerson[]; absences: readonly AbsentTime[] };

type TeamQuestion = Day & {
  technicians: readonly Technician[];
  /** Epoch milliseconds: holds that have run out do not count. */
  now: number;
  /** A visit whose own people do not count. */
  exceptId: string | undefined;
  byHand?: readonly string[];
};

/** Reads the team's days from the first to the last. */
export async function readServedDays(db: Database, dates: readonly CalendarDate[]): Promise<ServedDays> {
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (first === undefined || last === undefined) return { served: [], absences: [] };
  const [served, absences] = await Promise.all([servedOn(db, dates), absencesFrom(db, first, last)]);
  return { served, absences };
}

/** Who may serve at a location on a day, in the order of turns. */
export function teamFrom({ served, absences }: ServedDays, question: TeamQuestion): Member[] {
  const { location, date, technicians, now, exceptId, byHand = [] } = question;
  const isThere = ({ heldUntil }: StoredPerson) => heldUntil === null || heldUntil > now;
  return teamOn({
    location,
    date,
    technicians,
    byHand,
    sittings: served
      .filter((one) => one.date === date && one.reservationId !== exceptId && isThere(one))
      .map((one) => sittingOf(one, location)),
    absences: absences.flatMap(({ technicianId, ...time }) => {
      const part = absenceOn(time, date);
      return part ? [{ technicianId, ...part }] : [];
    }),
  });
}

/** Field by field: a question about two months has thousands of people. */
function sittingOf(one: StoredPerson, location: LocationCode): TeamSitting {
  return {
    id: one.id,
    technicianId: one.technicianId,
    category: one.category,
    serviceId: one.serviceId,
    start: one.start,
    end: one.end,
    // Whom no client asked for, and who is not served yet: at this location alone, whose day is locked.
    mayChange: one.status === 'pending' && !one.requested && one.location === location,
  };
}

/** Who may serve on a locked day; null where no technicians are needed. `technicians` are read when they are not given. */
export async function teamOfDay(
  trx: DatabaseTransaction,
  {
    settings,
    technicians,
    ...question
  }: Omit<TeamQuestion, 'technicians' | 'byHand'> & {
    settings: Pick<SalonSettings, 'locations'>;
    technicians?: readonly Technician[];
  },
): Promise<Member[] | null> {
  const { location, date } = question;
  if (!settings.locations[location].staffing) return null;
  const [known, days, byHand] = await Promise.all([
    technicians ?? loadTechnicians(trx),
    readServedDays(trx, [date]),
    handOrderOf(trx, { location, date }),
  ]);
  return teamFrom(days, { ...question, technicians: known, byHand });
}

/** Who serves a visit, and whom it gives to somebody else; null where no technicians are needed. */
export type Staff = {
  people: readonly Assigned[];
  changed: readonly { id: string; technicianId: string }[];
  /** Who serves it, by name. */
  performers: readonly { technicianId: string; name: string; requested: boolean }[];
  /** Whom the client asked for. */
  askedId: string | null;
};

/** Chooses who serves a visit that was judged; with `insist`, people for whom nobody is free stay unassigned. Null when nobody is. */
export function staffFor(team: readonly Member[], request: TeamRequest, insist: boolean): Staff | null {
  const found = assign(team, request) ?? (insist ? { people: assignWhatFits(team, request), changed: [] } : null);
  return found && { ...found, performers: performersOf(team, found.people), askedId: request.performerId };
}

/**
 * What a full slot says to a client who asks for somebody: her name, or that she is not to be had there any more, and whether
 * it is free with others.
 */
export function fullWith(
  technicians: readonly Technician[],
  { performerId, location, onlyAskable }: { performerId: string | null; location: LocationCode; onlyAskable: boolean },
  isFree: (performerId: null) => boolean,
): RefusalDetails | undefined {
  if (performerId === null) return undefined;
  const asked = technicians.find(({ id }) => id === performerId);
  const acceptsRequests = asked?.acceptsRequests === true || !onlyAskable;
  const isOffered = asked && mayBeAskedForAt({ ...asked, acceptsRequests }, location);
  return { ...(isOffered ? { performer: asked.name } : { isPerformerGone: true }), freeWithOthers: isFree(null) };
}

/** When the salon is closed or full, that nobody of the team is free needs no saying. */
const SAID_BY: readonly ErrorCode[] = ['salon_closed', 'outside_hours', 'too_long_for_closing', 'slot_full'];

/** The conflicts of a slot at the desk with that nobody of the team is free, where that is one. */
export function withTeamConflict(conflicts: readonly ErrorCode[], isServed: boolean): ErrorCode[] {
  const isSaid = isServed || conflicts.some((code) => SAID_BY.includes(code));
  return isSaid ? [...conflicts] : [...conflicts, 'no_technician'];
}

/** The same, when the client asked for `askedId`, who is of this team, or for nobody: whoever else serves was not asked for. */
export function askedBy(staff: Staff, team: readonly Member[], askedId: string | null): Staff {
  const isOfTeam = team.some(({ technician }) => technician.id === askedId);
  const isAsked = ({ technicianId }: { technicianId: string | null }) =>
    technicianId !== null && technicianId === askedId;
  return {
    ...staff,
    people: staff.people.map((person) => ({ ...person, requested: isAsked(person) })),
    performers: staff.performers.map((one) => ({ ...one, requested: isAsked(one) })),
    askedId: isOfTeam ? askedId : null,
  };
}

/** The names of who serves a visit as one text; null when nobody does. */
export function performerText(staff: Staff): string | null {
  return performerOf(namesOf(staff));
}

/** The names of who serves a visit. */
export function namesOf({ performers }: Pick<Staff, 'performers'>): string[] {
  return performers.map(({ name }) => name);
}

/** A visit that was given to somebody else to make room for another one, with who serves it now. */
export type Reassigned = { id: string; client: string; performer: string | null; performers: { name: string }[] };

/**
 * Gives people of other visits to somebody else, and writes so in the trail of each. When one of them has come or gone
 * meanwhile, the whole transaction is done again. Returns these visits.
 */
export async function giveToOthers(
  trx: DatabaseTransaction,
  changed: readonly { id: string; technicianId: string; requested?: boolean }[],
  by: ChangedBy,
): Promise<Reassigned[]> {
  if (changed.length === 0) return [];
  const ids = changed.map(({ id }) => id);
  if (!(await lockStillPending(trx, ids))) throw new Overtaken();
  const visits = await visitsOf(trx, ids);
  const before = await namesServing(trx, visits);
  await giveSittings(trx, changed);
  const after = await writePerformers(trx, visits);
  const reassigned = withNames(await readPerformers(trx, visits), after);
  for (const { id } of reassigned) {
    const details = performersDetails(before(id), after(id));
    await recordChange(trx, { id, action: 'reservation.reassign', ...by, details });
  }
  return reassigned;
}

/** Visits with the names of who serves them. */
export function withNames<Visit extends { id: string }>(
  visits: readonly Visit[],
  namesOfVisit: (visitId: string) => readonly string[],
): (Visit & { performers: { name: string }[] })[] {
  return visits.map((visit) => ({ ...visit, performers: namesOfVisit(visit.id).map((name) => ({ name })) }));
}

function performersOf(team: readonly Member[], people: readonly Assigned[]): Staff['performers'] {
  const names = new Map(team.map(({ technician }) => [technician.id, technician.name]));
  const ids = new Set(people.flatMap(({ technicianId }) => technicianId ?? []));
  return [...ids].map((technicianId) => ({
    technicianId,
    name: names.get(technicianId) ?? '',
    requested: people.some((person) => person.technicianId === technicianId && person.requested),
  }));
}
