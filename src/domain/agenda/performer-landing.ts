import { planLines } from '../booking/seats.ts';
import type { Span } from '../reservations/reservation-times.ts';
import { canBeServed, type TeamLine } from '../team/assignment.ts';
import { isFree, type Member, mayServe, overlap, type Work } from '../team/team-day.ts';
import { doesService } from '../team/technicians.ts';

/** What of the team stands against a place: nobody is free, or she does not do that, is not there, is absent, or serves somebody. */
export const PERFORMER_CONFLICTS = [
  'no_technician',
  'performer_unskilled',
  'performer_off',
  'performer_absent',
  'performer_busy',
] as const;
export type PerformerConflict = (typeof PERFORMER_CONFLICTS)[number];

type Held = { readonly id: string; readonly lines: readonly TeamLine[] };
type HeldPlace = { readonly start: number; readonly performer?: string | null | undefined };

/**
 * Judges whether a technician may serve a visit from that minute on, all of its lines; without a technician, whether anybody
 * may. Names the visits that she serves then, each with the minutes that both would share. Her own people of that visit do not
 * count.
 */
export function performerLanding(
  team: readonly Member[],
  { id, lines }: Held,
  { start, performer }: HeldPlace,
): { conflicts: PerformerConflict[]; hits: { id: string; minutes: number }[] } {
  const others = team.map((member) => ({ ...member, sittings: member.sittings.filter((one) => one.id !== id) }));
  if (performer === undefined || performer === null) {
    const isServed = canBeServed(others, { lines, start, performerId: null });
    return { conflicts: isServed ? [] : ['no_technician'], hits: [] };
  }
  const member = others.find(({ technician }) => technician.id === performer);
  if (!member) return { conflicts: ['performer_off'], hits: [] };
  const works = worksOf(lines, start);
  const conflicts = [...standing(member, works), ...(works.every((work) => isFree(member, work)) ? [] : BUSY)];
  return { conflicts, hits: hitsOf(member, works) };
}

const BUSY = ['performer_busy'] as const;

function standing(member: Member, works: readonly Work[]): PerformerConflict[] {
  if (works.every((work) => mayServe(member, work))) return [];
  const { technician, hours, absences } = member;
  const isThere = ({ start, end }: Span) => hours.some((span) => span.start <= start && end <= span.end);
  const found: Partial<Record<PerformerConflict, boolean>> = {
    performer_unskilled: !works.every((work) => doesService(technician, work)),
    performer_off: !works.every(isThere),
    performer_absent: works.some((work) => absences.some((absence) => overlap(absence, work))),
  };
  return PERFORMER_CONFLICTS.filter((code) => found[code]);
}

function worksOf(lines: readonly TeamLine[], start: number): Work[] {
  return planLines(lines, start).map(({ category, start: from, end }, number) => ({
    category,
    serviceId: lines[number]?.serviceId ?? null,
    start: from,
    end,
  }));
}

function hitsOf({ sittings }: Member, works: readonly Work[]): { id: string; minutes: number }[] {
  const shared = sittings.flatMap(({ id, ...sitting }) =>
    works
      .filter((work) => overlap(work, sitting))
      .map((work) => ({ id, minutes: Math.min(work.end, sitting.end) - Math.max(work.start, sitting.start) })),
  );
  return [...Map.groupBy(shared, ({ id }) => id)].map(([id, parts]) => ({
    id,
    minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0),
  }));
}
