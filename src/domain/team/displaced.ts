import { isFree, type Member, mayServe, type TeamSitting } from './team-day.ts';

/** One person of another visit who was given from one technician to another to make room. */
export interface Displaced {
  /** The person, by her sitting. */
  id: string;
  from: string;
  to: string;
}

/** Of displaced people: who goes back to whom, and who stays where she is although nobody else decided so. */
export interface GivenBack {
  back: { id: string; technicianId: string }[];
  staying: string[];
}

/**
 * Who of these people can go back to whom they were with, once the visit that they made room for has left this team's day. Those
 * who were given to somebody else since, or are not there any more, are left as they are.
 */
export function giveBack(team: readonly Member[], displaced: readonly Displaced[]): GivenBack {
  const people = displaced.flatMap(({ id, from, to }) => {
    const sitting = memberOf(team, to)?.sittings.find((one) => one.id === id);
    return sitting ? [{ id, sitting, former: memberOf(team, from) }] : [];
  });
  let back = people.filter(({ sitting, former }) => sitting.mayChange && former && mayServe(former, sitting));
  // One who stays may be in the way of another.
  for (let count = -1; count !== back.length; ) {
    count = back.length;
    const leaving = new Set(back.map(({ id }) => id));
    back = back.filter(({ sitting, former }) =>
      isFree({ sittings: (former?.sittings ?? []).filter(({ id }) => !leaving.has(id)) }, sitting),
    );
  }
  const goes = new Set(back.map(({ id }) => id));
  return {
    back: back.flatMap(({ id, former }) => (former ? [{ id, technicianId: former.technician.id }] : [])),
    staying: people.filter(({ id }) => !goes.has(id)).map(({ id }) => id),
  };
}

/** One person whom an absence has taken from a technician, and where it has left her: with a colleague, or with nobody yet. */
export interface TakenPerson {
  /** The person, by her sitting. */
  id: string;
  visitId: string;
  from: string;
  to: string | null;
}

/** A person given from one to another; null is nobody. */
export type Given = Omit<TakenPerson, 'from'> & { from: string | null };

/** Those taken, once people were given away for it, one after the other; who made room for them is among them. */
export function takenAfter(taken: readonly TakenPerson[], given: readonly Given[]): TakenPerson[] {
  const people = new Map(taken.map((person) => [person.id, person]));
  for (const { from, ...person } of given) {
    const first = people.get(person.id)?.from ?? from;
    if (first !== null) people.set(person.id, { ...person, from: first });
  }
  return [...people.values()];
}

/**
 * Whether a visit can go back whole to whom it was taken from: nobody has given its people to somebody else since, or moved it,
 * and whoever had them does that work then and is free. The team is that of its day, without its own people.
 */
export function mayGoBack(
  team: readonly Member[],
  taken: readonly TakenPerson[],
  people: readonly Omit<TeamSitting, 'mayChange'>[],
): boolean {
  return taken.every(({ id, from, to }) => {
    const person = people.find((one) => one.id === id);
    const former = memberOf(team, from);
    return person?.technicianId === to && former !== undefined && mayServe(former, person) && isFree(former, person);
  });
}

function memberOf(team: readonly Member[], technicianId: string): Member | undefined {
  return team.find(({ technician }) => technician.id === technicianId);
}
