import { planLines } from '../booking/seats.ts';
import { overlap, sharedMinutes } from '../salon/spans.ts';
import { canBeServed, type TeamLine } from '../team/assignment.ts';
import { type Hindrance, hindrancesOf, isFree, type Member, type Work } from '../team/team-day.ts';

/** What of the team stands against a place: nobody is free, or she does not do that, is not there, is absent, or serves somebody. */
export const PERFORMER_CONFLICTS = [
  'no_technician',
  'performer_unskilled',
  'performer_off',
  'performer_absent',
  'performer_busy',
] as const;
export type PerformerConflict = (typeof PERFORMER_CONFLICTS)[number];

/** What somebody of a visit that several serve is served, and by whom; minutes since the visit begins. */
export type ServedWork = Work & { readonly technicianId: string | null };

type Held = {
  readonly id: string;
  readonly lines: readonly TeamLine[];
  /** Where several serve it, who serves whom. */
  readonly served?: readonly ServedWork[] | undefined;
};
type HeldPlace = { readonly start: number; readonly performer?: string | null | undefined };

/** What of the team stands against a place, of whom that is said, and the visits in the way with the minutes shared. */
export type PerformerLanding = {
  conflicts: PerformerConflict[];
  met: { id: string; minutes: number }[];
  about?: string;
};

/**
 * Judges whether a technician may serve a visit from that minute on, all of its lines; without a technician, whether anybody
 * may. Names the visits that she serves then, each with the minutes that both would share. Her own people of that visit do not
 * count. Where several serve the visit, each is judged by what she would do.
 */
export function performerLanding(
  team: readonly Member[],
  { id, lines, served }: Held,
  { start, performer }: HeldPlace,
): PerformerLanding {
  const others = team.map((member) => ({ ...member, sittings: member.sittings.filter((one) => one.id !== id) }));
  if (served) return severalLanding(others, served, start);
  if (performer === undefined || performer === null) {
    const isServed = canBeServed(others, { lines, start, performerId: null });
    return { conflicts: isServed ? [] : ['no_technician'], met: [] };
  }
  return memberLanding(others, performer, worksOf(lines, start));
}

function memberLanding(team: readonly Member[], performer: string, works: readonly Work[]): PerformerLanding {
  const member = team.find(({ technician }) => technician.id === performer);
  if (!member) return { conflicts: ['performer_off'], met: [] };
  const isBusy = !works.every((work) => isFree(member, work)) || hasTwoAtOnce(works);
  return { conflicts: [...standing(member, works), ...(isBusy ? BUSY : [])], met: metBy(member, works) };
}

function hasTwoAtOnce(works: readonly Work[]): boolean {
  return works.some((work, index) => works.slice(index + 1).some((other) => overlap(work, other)));
}

/** Of those who cannot, the first is told of. */
function severalLanding(team: readonly Member[], served: readonly ServedWork[], start: number): PerformerLanding {
  const works = served.map((work) => ({ ...work, start: work.start + start, end: work.end + start }));
  const landings = [...Map.groupBy(works, ({ technicianId }) => technicianId)].flatMap(([about, own]) =>
    about === null ? [] : [{ ...memberLanding(team, about, own), about }],
  );
  const [first] = landings.filter(({ conflicts }) => conflicts.length > 0);
  const met = landings.flatMap((landing) => landing.met);
  return first ? { ...first, met } : { conflicts: [], met };
}

const BUSY = ['performer_busy'] as const;

const CONFLICT_OF: Record<Hindrance, PerformerConflict> = {
  other_services: 'performer_unskilled',
  not_there: 'performer_off',
  absent: 'performer_absent',
};

function standing(member: Member, works: readonly Work[]): PerformerConflict[] {
  const found = works.flatMap((work) => hindrancesOf(member, work, [work])).map((hindrance) => CONFLICT_OF[hindrance]);
  return PERFORMER_CONFLICTS.filter((code) => found.includes(code));
}

function worksOf(lines: readonly TeamLine[], start: number): Work[] {
  return planLines(lines, start).map(({ category, start: from, end }, number) => ({
    category,
    serviceId: lines[number]?.serviceId ?? null,
    start: from,
    end,
  }));
}

function metBy({ sittings }: Member, works: readonly Work[]): { id: string; minutes: number }[] {
  const shared = sittings.flatMap(({ id, ...sitting }) =>
    works.filter((work) => overlap(work, sitting)).map((work) => ({ id, minutes: sharedMinutes(work, sitting) })),
  );
  return [...Map.groupBy(shared, ({ id }) => id)].map(([id, parts]) => ({
    id,
    minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0),
  }));
}
