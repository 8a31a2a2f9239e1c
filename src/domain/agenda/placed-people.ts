import { assign, assignWhatFits } from '../team/assignment.ts';
import type { Member } from '../team/team-day.ts';
import type { Place, StandingVisit } from './landing.ts';

/** What becomes of people when staff place a visit, whatever stands in its way. */
export type PlacedPeople = {
  /** The visits that are given to somebody else to make room, each with whom. */
  readonly given: readonly { readonly id: string; readonly technicianId: string }[];
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
  const found = assign(team, request);
  if (found) {
    const given = new Map(found.changed.map((change) => [change.id, change]));
    return { given: [...given.values()], unassigned: 0, people: found.people.length };
  }
  const left = assignWhatFits(team, request);
  const unassigned = left.filter(({ technicianId }) => technicianId === null).length;
  return { given: [], unassigned, people: left.length };
}
