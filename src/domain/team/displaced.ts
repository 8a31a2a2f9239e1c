import { isFree, type Member, mayServe } from './team-day.ts';

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

function memberOf(team: readonly Member[], technicianId: string): Member | undefined {
  return team.find(({ technician }) => technician.id === technicianId);
}
