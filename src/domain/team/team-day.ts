import type { LocationCode } from '../salon/locations.ts';
import { type CalendarDate, minutesOf, weekday } from '../salon/salon-time.ts';
import { overlap, type Span } from '../salon/spans.ts';
import type { ServiceCategory } from '../services/services.ts';
import { doesService, type Technician } from './technicians.ts';

/** A service as far as it decides who does it. */
export interface ServedService {
  category: ServiceCategory;
  /** Null when it is not known any more. */
  serviceId: string | null;
}

/** What somebody is served, and when. */
export interface Work extends Span, ServedService {}

/** One person who is seated that day, at either location. */
export interface TeamSitting extends Work {
  id: string;
  /** Null for somebody who is unassigned. */
  technicianId: string | null;
  /** Whether another technician may take over: the visit is pending and here, and its client asked for nobody. */
  mayChange: boolean;
}

/** A location's day as the rules of the team need it. */
export interface TeamDay {
  location: LocationCode;
  date: CalendarDate;
  technicians: readonly Technician[];
  absences: readonly (Span & { technicianId: string })[];
  /** Everybody of that day at both locations. */
  sittings: readonly TeamSitting[];
  /** The order of the day as the desk set it; empty when it did not. */
  byHand: readonly string[];
}

/** A technician on one day at one location. */
export interface Member {
  technician: Technician;
  /** When she works there, in order; stretches that touch are one. */
  hours: readonly Span[];
  absences: readonly Span[];
  /** Whom she serves, at both locations. */
  sittings: readonly TeamSitting[];
  /** How long she serves people that day. */
  plannedMinutes: number;
}

/**
 * Who may serve at that location that day, whose turn comes first in front: active technicians who work there, and whoever
 * has people there who may change.
 */
export function teamOn({ location, date, technicians, absences, sittings, byHand }: TeamDay): Member[] {
  const sittingsOf = Map.groupBy(sittings, ({ technicianId }) => technicianId);
  const absencesOf = Map.groupBy(absences, ({ technicianId }) => technicianId);
  const members = technicians.map((technician) => {
    const own = sittingsOf.get(technician.id) ?? [];
    return {
      technician,
      hours: hoursOn(technician, location, date),
      absences: absencesOf.get(technician.id) ?? [],
      sittings: own,
      plannedMinutes: own.reduce((sum, { start, end }) => sum + end - start, 0),
    };
  });
  return members
    .filter(({ hours, sittings: own }) => hours.length > 0 || own.some(({ mayChange }) => mayChange))
    .sort(byTurn(byHand));
}

/** Whose turn is first: the desk's order by hand, then the fewest planned minutes, then the place in the team. */
function byTurn(byHand: readonly string[]) {
  const places = new Map(byHand.map((id, place) => [id, place]));
  const placeOf = ({ technician }: Member) => places.get(technician.id) ?? byHand.length;
  return (one: Member, other: Member) =>
    placeOf(one) - placeOf(other) ||
    one.plannedMinutes - other.plannedMinutes ||
    one.technician.order - other.technician.order ||
    (one.technician.id < other.technician.id ? -1 : 1);
}

/** What may stand against somebody's doing a work, apart from whom she serves. */
export const HINDRANCES = ['absent', 'not_there', 'other_services'] as const;
export type Hindrance = (typeof HINDRANCES)[number];

type AtWork = Pick<Member, 'technician' | 'hours' | 'absences'>;

/**
 * What stands against somebody's doing these services at that time: she is absent then, is not there all that time, or does
 * not do one of them.
 */
export function hindrancesOf(member: AtWork, time: Span, services: readonly ServedService[]): Hindrance[] {
  const found: Record<Hindrance, boolean> = {
    absent: isAbsent(member, time),
    not_there: !isThere(member, time),
    other_services: !services.every((service) => doesService(member.technician, service)),
  };
  return HINDRANCES.filter((hindrance) => found[hindrance]);
}

/** Whether that work is hers to do: nothing stands against it. Asked so often that it stops at the first. */
export function mayServe(member: AtWork, work: Work): boolean {
  return doesService(member.technician, work) && isThere(member, work) && !isAbsent(member, work);
}

function isThere({ hours }: AtWork, time: Span): boolean {
  return hours.some(({ start, end }) => start <= time.start && time.end <= end);
}

function isAbsent({ absences }: AtWork, time: Span): boolean {
  return absences.some((absence) => overlap(absence, time));
}

/** Whether she serves nobody at that time. */
export function isFree({ sittings }: Pick<Member, 'sittings'>, time: Span): boolean {
  return !sittings.some((sitting) => overlap(sitting, time));
}

/** What somebody is served, where and on which date. */
export interface DatedWork extends Work {
  location: LocationCode;
  date: CalendarDate;
}

/** Whether a change of a technician takes work from her that was hers to do: she is not there then, or does it no more. Who leaves loses all. */
export function isTakenFrom(before: Technician, after: Technician, work: DatedWork): boolean {
  if (after.status === 'inactive') return true;
  const isHers = (technician: Technician) => {
    const hours = hoursOn(technician, work.location, work.date);
    return mayServe({ technician, hours, absences: [] }, work);
  };
  return isHers(before) && !isHers(after);
}

/** When a technician works at a location on a date; nothing of an inactive one. */
export function hoursOn({ hours, status }: Technician, location: LocationCode, date: CalendarDate): Span[] {
  if (status !== 'active') return [];
  const stretches: Span[] = [];
  for (const { opens, closes } of hours[location][weekday(date) - 1] ?? []) {
    const [start, end] = [minutesOf(opens), minutesOf(closes)];
    const last = stretches.at(-1);
    if (last?.end === start) stretches.splice(-1, 1, { start: last.start, end });
    else stretches.push({ start, end });
  }
  return stretches;
}
