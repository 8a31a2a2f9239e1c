import { workMinutes } from '../booking/seats.ts';
import type { LocationCode } from '../salon/locations.ts';
import type { CalendarDate } from '../salon/salon-time.ts';
import { overlap, type Span } from '../salon/spans.ts';
import type { TeamLine } from './assignment.ts';
import { type Hindrance, hindrancesOf, hoursOn, isFree, type Member, type TeamSitting } from './team-day.ts';
import type { Technician } from './technicians.ts';

/** What is asked of whose turn it is; minutes since midnight. */
export interface TurnRequest {
  now: number;
  /** The visit that needs somebody, whose own people are not among those of the team; null asks who is free now. */
  visit: { lines: readonly TeamLine[]; start: number } | null;
}

/** What speaks for or against somebody: her place in the order first, then how she stands at that time. */
export const TURN_REASONS = [
  'by_hand',
  'fewest_minutes',
  'free',
  'does_services',
  'serves',
  'absent',
  'not_there',
  'other_services',
] as const;
export type TurnReason = (typeof TURN_REASONS)[number];

/** How one technician stands in the order of the day. */
export interface Turn {
  member: Member;
  isFree: boolean;
  /** Until when, from the start of the visit on, if she is free. */
  freeUntil: number | null;
  /** From when she could serve it, if she is not free; null when that is not today any more. */
  freeFrom: number | null;
  /** Whom she serves then. */
  serves: TeamSitting | null;
  reasons: TurnReason[];
}

/**
 * Everybody who works there that day in the order of turns, with who is free and why: the first who is free is whose turn it
 * is (`whoseTurn`). `team` is in that order, as `teamOn` has it, so that a booking without a preference goes to the same
 * person. Somebody is free for a visit when she does all of it, is there from its start to its end and serves nobody else; a
 * client who comes late is served for as long as was planned.
 */
export function turnsOf(team: readonly Member[], request: TurnRequest, byHand: readonly string[] = []): Turn[] {
  const need = needOf(request);
  const lines = request.visit?.lines ?? [];
  const standings = team.filter(({ hours }) => hours.length > 0).map((member) => standingOf(member, lines, need));
  const fewest = Math.min(...standings.filter((one) => one.isFree).map(({ member }) => member.plannedMinutes));
  return standings.map(({ against, ...standing }) => {
    const isByHand = byHand.includes(standing.member.technician.id);
    const counts: Record<TurnReason, boolean> = {
      by_hand: isByHand,
      fewest_minutes: !isByHand && standing.isFree && standing.member.plannedMinutes === fewest,
      free: standing.isFree,
      does_services: standing.isFree && lines.length > 0,
      ...against,
    };
    return { ...standing, reasons: TURN_REASONS.filter((reason) => counts[reason]) };
  });
}

/** Whether somebody has a turn at a location on a day: she works there then, even if she is absent for a while. */
export function hasTurn(technician: Technician, location: LocationCode, date: CalendarDate): boolean {
  return hoursOn(technician, location, date).length > 0;
}

/** Whose turn it is: the first who is free; null while nobody is. */
export function whoseTurn<One extends Pick<Turn, 'isFree'>>(turns: readonly One[]): One | null {
  return turns.find(({ isFree }) => isFree) ?? null;
}

function needOf({ now, visit }: TurnRequest): Span {
  if (!visit) return { start: now, end: now + 1 };
  return { start: visit.start, end: Math.max(visit.start, now) + workMinutes(visit.lines) };
}

type Against = Record<'serves' | Hindrance, boolean>;
type Standing = Omit<Turn, 'reasons'> & { against: Against };

function standingOf(member: Member, lines: readonly TeamLine[], need: Span): Standing {
  const serves = firstOf(member.sittings.filter((sitting) => overlap(sitting, need)));
  const services = lines.map(({ category, serviceId = null }) => ({ category, serviceId }));
  const hindrances = hindrancesOf(member, need, services);
  const has = (hindrance: Hindrance) => hindrances.includes(hindrance);
  const against: Against = {
    serves: serves !== null,
    absent: has('absent'),
    not_there: has('not_there'),
    other_services: has('other_services'),
  };
  const isFreeThen = !Object.values(against).includes(true);
  const isLater = !isFreeThen && !against.other_services;
  return {
    member,
    isFree: isFreeThen,
    freeUntil: isFreeThen ? untilWhen(member, need.start) : null,
    freeFrom: isLater ? fromWhen(member, need) : null,
    serves,
    against,
  };
}

/** The end of her hours, or what she has before. */
function untilWhen({ hours, absences, sittings }: Member, from: number): number {
  const ends = hours.filter(({ start, end }) => start <= from && from < end).map(({ end }) => end);
  const next = [...absences, ...sittings].map(({ start }) => start).filter((start) => start >= from);
  return Math.min(...ends, ...next);
}

/** The earliest time that is long enough: as she comes, or as something ends. */
function fromWhen(member: Member, need: Span): number | null {
  const length = need.end - need.start;
  const { hours, absences, sittings } = member;
  const times = [...hours.map(({ start }) => start), ...[...absences, ...sittings].map(({ end }) => end)]
    .filter((time) => time > need.start)
    .sort((one, other) => one - other);
  const fits = (start: number) => {
    const time = { start, end: start + length };
    return isFree(member, time) && hindrancesOf(member, time, []).length === 0;
  };
  return times.find(fits) ?? null;
}

function firstOf(sittings: readonly TeamSitting[]): TeamSitting | null {
  return sittings.toSorted((one, other) => one.start - other.start)[0] ?? null;
}
