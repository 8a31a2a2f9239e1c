import type { LocationCode } from '../salon/locations.ts';
import { type CalendarDate, minutesOf, weekday } from '../salon/salon-time.ts';
import type { ServiceCategory } from '../services/services.ts';
import { doesService, type Technician } from './technicians.ts';

/** A stretch of the day, in minutes since midnight, the end excluded. */
export interface Stretch {
  start: number;
  end: number;
}

/** What somebody is served, and when. */
export interface Work extends Stretch {
  category: ServiceCategory;
  /** Null when it is not known any more. */
  serviceId: string | null;
}

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
  absences: readonly (Stretch & { technicianId: string })[];
  /** Everybody of that day at both locations. */
  sittings: readonly TeamSitting[];
  /** The order of the day as the desk set it; empty when it did not. */
  byHand: readonly string[];
}

/** A technician on one day at one location. */
export interface Member {
  technician: Technician;
  /** When she works there, in order; stretches that touch are one. */
  hours: readonly Stretch[];
  absences: readonly Stretch[];
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
export type Hindrance = 'absent' | 'not_there' | 'other_services';

type AtWork = Pick<Member, 'technician' | 'hours' | 'absences'>;

/** What stands against that work's being hers: she is absent then, is not there all that time, or does not do the service. */
export function hindrancesOf({ technician, hours, absences }: AtWork, work: Work): Hindrance[] {
  const found: Hindrance[] = [];
  if (absences.some((absence) => overlap(absence, work))) found.push('absent');
  if (!hours.some(({ start, end }) => start <= work.start && work.end <= end)) found.push('not_there');
  if (!doesService(technician, work)) found.push('other_services');
  return found;
}

/** Whether that work is hers to do. */
export function mayServe(member: AtWork, work: Work): boolean {
  return hindrancesOf(member, work).length === 0;
}

/** Whether she serves nobody at that time. */
export function isFree({ sittings }: Pick<Member, 'sittings'>, time: Stretch): boolean {
  return !sittings.some((sitting) => overlap(sitting, time));
}

/** Whether two stretches share some time; one that ends when the other begins does not. */
export function overlap(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && other.start < one.end;
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
export function hoursOn({ hours, status }: Technician, location: LocationCode, date: CalendarDate): Stretch[] {
  if (status !== 'active') return [];
  const stretches: Stretch[] = [];
  for (const { opens, closes } of hours[location][weekday(date) - 1] ?? []) {
    const [start, end] = [minutesOf(opens), minutesOf(closes)];
    const last = stretches.at(-1);
    if (last?.end === start) last.end = end;
    else stretches.push({ start, end });
  }
  return stretches;
}
