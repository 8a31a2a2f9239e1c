import { type Assignment, assign, assignWhatFits } from '../team/assignment.ts';
import type { Member } from '../team/team-day.ts';
import type { Place, StandingVisit } from './landing.ts';

/** What becomes of people when staff place a visit, whatever stands in its way. */
export type PlacedPeople = {
  /** The visits of which somebody is given to another technician to make room, each with all who serve it then. */
  readonly given: readonly { readonly id: string; readonly technicianIds: readonly string[] }[];
  /** How many people of the visit itself nobody serves then, and how many there are. */
  readonly unassigned: number;
  readonly people: number;
};

type Placed = Pick<StandingVisit, 'lines' | 'served'> & {
  /** Who serves it now, and goes on if she can. */
  readonly preferred: readonly string[];
};

/**
 * Foresees who is served by whom once a visit is placed: others make room where they can, else the visit waits for somebody.
 * `team` is in the order of turns and without the people of that visit.
 */
export function placedPeople(
  team: readonly Member[],
  { lines, served, preferred }: Placed,
  { start, performer = null }: Place,
): PlacedPeople {
  const performerIds = served?.map(({ technicianId }) => technicianId);
  const request = { lines, start, performerId: performer, preferred, ...(performerIds && { performerIds }) };
  const found = assign(team.map(numbered), request);
  if (found) return { given: givenBy(team, found), unassigned: 0, people: found.people.length };
  const left = assignWhatFits(team, request);
  const unassigned = left.filter(({ technicianId }) => technicianId === null).length;
  return { given: [], unassigned, people: left.length };
}

/** Visits give their id to each of their people, who are told apart here. */
function numbered(member: Member): Member {
  return { ...member, sittings: member.sittings.map((sitting, place) => ({ ...sitting, id: keyOf(member, place) })) };
}

function keyOf({ technician }: Member, place: number): string {
  return `${technician.id} ${place}`;
}

/** Who serves the visits of which somebody has changed: in the order in which their people are served, then in that of the team. */
function givenBy(team: readonly Member[], { changed }: Assignment): PlacedPeople['given'] {
  const changes = new Map(changed.map(({ id, technicianId }) => [id, technicianId]));
  const orders = new Map(team.map(({ technician }) => [technician.id, technician.order]));
  const served = team.flatMap((member) =>
    member.sittings.map(({ id, start }, place) => {
      const after = changes.get(keyOf(member, place));
      return { id, start, technicianId: after ?? member.technician.id, isChanged: after !== undefined };
    }),
  );
  return [...Map.groupBy(served, ({ id }) => id)].flatMap(([id, people]) => {
    if (!people.some(({ isChanged }) => isChanged)) return [];
    const order = (one: string) => orders.get(one) ?? 0;
    people.sort((one, other) => one.start - other.start || order(one.technicianId) - order(other.technicianId));
    return [{ id, technicianIds: [...new Set(people.map(({ technicianId }) => technicianId))] }];
  });
}
