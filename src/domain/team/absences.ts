import type { ReservationStatus } from '../reservations/reservation.ts';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  isClockTime,
  MINUTES_PER_DAY,
  minutesOf,
} from '../salon/salon-time.ts';
import { overlap, type Span } from '../salon/spans.ts';

export const ABSENCE_KINDS = ['break', 'off', 'training'] as const;
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

/** The longest absence; more is a change of her week. */
export const ABSENCE_DAYS_MAX = 366;

/** A wall-clock time of the salon, `YYYY-MM-DDTHH:MM`; plain comparison orders it. */
export type WallTime = string;

/** When somebody is not there, the end excluded. */
export interface AbsenceTime {
  from: WallTime;
  to: WallTime;
}

/** Whether the text is a wall-clock time that exists. */
export function isWallTime(text: string): boolean {
  return text.charAt(10) === 'T' && isCalendarDate(text.slice(0, 10)) && isClockTime(text.slice(11));
}

/** Whether the absence begins before it ends, and is no longer than a year. */
export function isAbsenceTime({ from, to }: AbsenceTime): boolean {
  return from < to && daysBetween(dateOf(from), dateOf(to)) <= ABSENCE_DAYS_MAX;
}

/** The first and the last date on which somebody is absent; one that ends at midnight does not touch the next day. */
export function absentDates({ from, to }: AbsenceTime): { first: CalendarDate; last: CalendarDate } {
  const last = dateOf(to);
  return { first: dateOf(from), last: to.endsWith('T00:00') ? addDays(last, -1) : last };
}

/** The part of an absence that falls on a day, in minutes since its midnight; null when none does. One that goes on ends later. */
export function absenceOn({ from, to }: AbsenceTime, date: CalendarDate): Span | null {
  const start = minutesFrom(date, from);
  const end = minutesFrom(date, to);
  return end <= 0 || start >= MINUTES_PER_DAY ? null : { start: Math.max(0, start), end };
}

/** Whether somebody is absent during some of these minutes of that day. */
export function isAbsentDuring(absences: readonly AbsenceTime[], date: CalendarDate, time: Span): boolean {
  return absences.some((absence) => {
    const part = absenceOn(absence, date);
    return part !== null && overlap(part, time);
  });
}

/** What became of a visit that a saved absence hit. */
export type AbsenceOutcome = 'given' | 'unassigned' | 'kept';

/** Whether a visit that an absence hit went to colleagues, waits for somebody, or stays hers because she is serving it. */
export function outcomeOf({ status, sittings = [] }: HitVisit): AbsenceOutcome {
  if (status !== 'pending') return 'kept';
  return sittings.some(({ technicianId }) => technicianId === null) ? 'unassigned' : 'given';
}

type HitVisit = {
  readonly status: ReservationStatus;
  readonly sittings?: readonly { readonly technicianId: string | null }[] | undefined;
};

function minutesFrom(date: CalendarDate, time: WallTime): number {
  const day = dateOf(time);
  const minutes = minutesOf(time.slice(11));
  return day === date ? minutes : daysBetween(date, day) * MINUTES_PER_DAY + minutes;
}

function dateOf(time: WallTime): CalendarDate {
  return time.slice(0, 10);
}
