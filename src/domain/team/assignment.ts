import { type PlanLine, planLines } from '../booking/seats.ts';
import { entangled, isAssignable, type Need, reassign } from './reassignment.ts';
import { isFree, type Member, mayServe, type TeamSitting, type Work } from './team-day.ts';

/** A line of a visit, with the service, by which technicians are chosen; absent when it is not known. */
export type TeamLine = PlanLine & { serviceId?: string | null | undefined };

/** A visit that needs technicians. */
export interface TeamRequest {
  lines: readonly TeamLine[];
  /** Minutes since midnight. */
  start: number;
  /** Whom the client asked for: she serves one person of each line. Null when it does not matter. */
  performerId: string | null;
  /** Who is to serve each person, line by line, in place of `performerId`; null is whoever is free. */
  performerIds?: readonly (string | null)[];
  /** Whether that has to be somebody whom clients may ask for. */
  onlyAskable?: boolean;
  /** Who serves it now, and goes on if she can before whose turn it is. */
  preferred?: readonly string[];
}

/** One person of a visit and who serves her; `technicianId` is null for who stays unassigned. */
export interface Assigned {
  line: number;
  technicianId: string | null;
  requested: boolean;
}

/** Who serves a visit: its people line by line, and those of other visits who are given to somebody else for it. */
export interface Assignment {
  people: Assigned[];
  changed: { id: string; technicianId: string }[];
}

/**
 * Whether each person of the visit can have a technician, when people whom no client asked for may be given to somebody
 * else. The same yes and no as `assign`.
 */
export function canBeServed(team: readonly Member[], request: TeamRequest): boolean {
  const people = peopleOf(request);
  if (withoutChange(team, people, request)) return true;
  const { newcomers, others } = needsOf(team, people, request);
  return isAssignable(inOrder(newcomers, others).map(({ need }) => need));
}

/**
 * Technicians for every person of a visit, or null when that cannot be (`slot_full` to clients, `no_technician` to staff).
 * `team` is in the order of turns. Chosen is whom the client asked for, else who did the line before, else whose turn it
 * is; when nobody is free, as few others as possible change technicians.
 */
export function assign(team: readonly Member[], request: TeamRequest): Assignment | null {
  const people = peopleOf(request);
  const free = withoutChange(team, people, request);
  if (free) return { people: free, changed: [] };
  const { newcomers, others } = needsOf(team, people, request);
  const all = inOrder(newcomers, others);
  const found = reassign(all.map(({ need }) => need));
  if (!found) return null;
  const memberIds = team.map(({ technician }) => technician.id);
  const given = all.map((one, index) => ({ ...one, technicianId: memberIds[found[index] ?? -1] ?? null }));
  return {
    people: given
      .flatMap(({ person, technicianId }) => (person ? [assigned(person, technicianId)] : []))
      .sort((one, other) => one.line - other.line),
    changed: given.flatMap(({ sitting, technicianId }) =>
      sitting && technicianId !== null && technicianId !== sitting.technicianId
        ? [{ id: sitting.id, technicianId }]
        : [],
    ),
  };
}

/** As far as it goes, nobody else changed: people for whom nobody is free stay unassigned. What staff insist on. */
export function assignWhatFits(team: readonly Member[], request: TeamRequest): Assigned[] {
  return choose(team, peopleOf(request), request);
}

/** A person of the visit; `wanted` is whom she asked for. */
type Person = Work & { line: number; wanted: string | null; onlyAskable: boolean };

function peopleOf({ lines, start, performerId, performerIds, onlyAskable = false }: TeamRequest): Person[] {
  const people = planLines(lines, start).flatMap(({ people: count, ...time }, line) =>
    Array.from({ length: count }, (_, place) => ({
      ...time,
      line,
      serviceId: lines[line]?.serviceId ?? null,
      wanted: place === 0 ? performerId : null,
      onlyAskable,
    })),
  );
  return performerIds ? people.map((person, index) => ({ ...person, wanted: performerIds[index] ?? null })) : people;
}

/** Everybody with a free technician, or null. People of a line are alike, and lines follow one another: the first choice is as good as any. */
function withoutChange(team: readonly Member[], people: readonly Person[], request: TeamRequest): Assigned[] | null {
  const chosen = choose(team, people, request);
  return chosen.every(({ technicianId }) => technicianId !== null) ? chosen : null;
}

function choose(team: readonly Member[], people: readonly Person[], { preferred = [] }: TeamRequest): Assigned[] {
  const chosen: (Assigned & { person: Person })[] = [];
  for (const person of people) {
    const busy = chosen.filter((other) => other.line === person.line).map(({ technicianId }) => technicianId);
    const before = chosen.filter((other) => other.line < person.line).map(({ technicianId }) => technicianId);
    const keptForWanted = people.flatMap(({ line, wanted }) => (line === person.line && wanted ? [wanted] : []));
    const free = team.filter(
      (member) =>
        mayBeGiven(member, person, keptForWanted) && !busy.includes(member.technician.id) && isFree(member, person),
    );
    const one =
      free.find(({ technician }) => before.includes(technician.id)) ??
      free.find(({ technician }) => preferred.includes(technician.id)) ??
      free[0];
    chosen.push({ ...assigned(person, one?.technician.id ?? null), person });
  }
  return chosen.map(({ person: _person, ...rest }) => rest);
}

/** Who was asked for serves who asked, and nobody else of the line. */
function mayBeGiven(member: Member, person: Person, wantedOfLine: readonly string[]): boolean {
  const { id, acceptsRequests } = member.technician;
  const mayBeAsked = acceptsRequests || !person.onlyAskable;
  const isWished = person.wanted === null ? !wantedOfLine.includes(id) : id === person.wanted && mayBeAsked;
  return isWished && mayServe(member, person);
}

function assigned({ line, wanted }: Person, technicianId: string | null): Assigned {
  return { line, technicianId, requested: technicianId !== null && technicianId === wanted };
}

type Placed = { need: Need; person: Person | null; sitting: TeamSitting | null };

/** What the newcomers need, and all who could change for them; those who cannot are in the way of nobody but their own technician. */
function needsOf(
  team: readonly Member[],
  people: readonly Person[],
  { preferred = [] }: TeamRequest,
): { newcomers: Placed[]; others: Placed[] } {
  const fixed = team.map(({ sittings }) => ({ sittings: sittings.filter(({ mayChange }) => !mayChange) }));
  const optionsFor = (work: Work, isOption: (member: Member) => boolean) =>
    team.flatMap((member, index) => {
      const kept = fixed[index];
      return kept && isOption(member) && isFree(kept, work) ? [index] : [];
    });
  const newcomers = people.map((person) => {
    const able = optionsFor(person, (member) => mayBeGiven(member, person, []));
    const isPreferred = (index: number) => preferred.includes(team[index]?.technician.id ?? '');
    const options = [...able.filter(isPreferred), ...able.filter((index) => !isPreferred(index))];
    return { person, sitting: null, need: { start: person.start, end: person.end, current: null, options } };
  });
  const changeable = team.flatMap(({ sittings }, current) =>
    sittings.filter(({ mayChange }) => mayChange).map((sitting) => ({ ...sitting, current })),
  );
  const others = entangled(people, changeable).map(({ current, ...sitting }) => {
    const elsewhere = optionsFor(sitting, (member) => mayServe(member, sitting)).filter((index) => index !== current);
    const need = { start: sitting.start, end: sitting.end, current, options: [current, ...elsewhere] };
    return { sitting, person: null, need };
  });
  return { newcomers, others };
}

function inOrder(newcomers: readonly Placed[], others: readonly Placed[]): Placed[] {
  return [...newcomers, ...others].sort(
    (one, other) => one.need.start - other.need.start || one.need.end - other.need.end,
  );
}
