import type { LocationCode } from '../salon/locations.ts';
import { type CalendarDate, daysBetween, isCalendarDate } from '../salon/salon-time.ts';

/** A day of every year, `MM-DD`. */
export type MonthDay = string;

/** What people read as the reason of a closed day, after « Fermé : »; empty when there is none. */
export interface ClosureLabel {
  fr: string;
  en: string;
}

/** Days from one to another, both included; the same twice for a single day. */
export interface DateSpan {
  date: CalendarDate;
  until: CalendarDate;
}

/** The most days that one closure, or special hours, may last. */
export const DATE_SPAN_DAYS_MAX = 366;

/** Days on which the salon does not open: one each year, or some once, at one location or, with null, at both. */
export type Closure =
  | { kind: 'yearly'; day: MonthDay; location: LocationCode | null; label: ClosureLabel }
  | (DateSpan & { kind: 'single'; location: LocationCode | null; label: ClosureLabel });

/** The closures that a new salon starts from; an Admin may change them. */
export const DEFAULT_CLOSURES: readonly Closure[] = [
  yearly('12-25', 'Noël', 'Christmas Day'),
  yearly('12-26', 'lendemain de Noël', 'Boxing Day'),
  yearly('09-01', '', ''),
  yearly('07-01', 'fête du Canada', 'Canada Day'),
  yearly('06-24', 'fête nationale', 'Quebec’s National Holiday'),
  yearly('01-01', 'jour de l’An', 'New Year’s Day'),
];

/** The closure of that location on that date, or null; one of dates before one of every year. */
export function closureOn(closures: readonly Closure[], location: LocationCode, date: CalendarDate): Closure | null {
  const here = closures.filter((closure) => closure.location === null || closure.location === location);
  const once = here.find((closure) => closure.kind === 'single' && isWithinSpan(closure, date));
  return once ?? here.find((closure) => closure.kind === 'yearly' && date.endsWith(`-${closure.day}`)) ?? null;
}

/** Whether the date is one of these days. */
export function isWithinSpan(span: DateSpan, date: CalendarDate): boolean {
  return span.date <= date && date <= span.until;
}

/** Whether the last of these days is past. */
export function isSpanOver({ until }: DateSpan, today: CalendarDate): boolean {
  return until < today;
}

/** Whether the days are in order and not more than may be named at once. */
export function isDateSpan({ date, until }: DateSpan): boolean {
  return date <= until && daysBetween(date, until) < DATE_SPAN_DAYS_MAX;
}

/** Whether the text is a day of some year, in the form `MM-DD` (02-29 is, 02-30 is not). */
export function isMonthDay(text: string): boolean {
  return /^\d\d-\d\d$/.test(text) && isCalendarDate(`2024-${text}`);
}

function yearly(day: MonthDay, fr: string, en: string): Closure {
  return { kind: 'yearly', day, location: null, label: { fr, en } };
}
