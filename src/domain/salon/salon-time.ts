/** A day at the salon, `YYYY-MM-DD`. Text, so that no zone can shift it and plain comparison orders it. */
export type CalendarDate = string;
/** A time of day at the salon, `HH:MM`, 24 hours. */
export type ClockTime = string;
/** The salon's date, and whole minutes since its midnight. */
export interface SalonMoment {
  date: CalendarDate;
  minutes: number;
}

/** The salon's time zone. */
export const SALON_TIME_ZONE = 'America/Toronto';
export const MINUTES_PER_DAY = 24 * 60;

const MINUTE = 60_000;
const DAY = MINUTES_PER_DAY * MINUTE;

let wallClock: Intl.DateTimeFormat | undefined;

/** Made at first use: a browser needs about 18 ms for its first time zone. */
function makeWallClockFormat(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: SALON_TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
}

/** The salon's date and time of day at an instant in milliseconds since 1970; seconds are dropped. */
export function salonMoment(epochMs: number): SalonMoment {
  const wall = wallMs(epochMs);
  const day = Math.floor(wall / DAY);
  return { date: dateOfDay(day), minutes: (wall - day * DAY) / MINUTE };
}

/**
 * The instant, in milliseconds since 1970, at which the salon's clock shows these minutes of that day. Of an hour that
 * comes twice in autumn it is the first; a time that spring skips is as much later as the clock jumps.
 */
export function epochOf(date: CalendarDate, minutes: number): number {
  const wall = dayOf(date) * DAY + minutes * MINUTE;
  const byOffsetBefore = wall - offsetAt(wall - DAY);
  if (wallMs(byOffsetBefore) === wall) return byOffsetBefore;
  const byOffsetAfter = wall - offsetAt(wall + DAY);
  return wallMs(byOffsetAfter) === wall ? byOffsetAfter : byOffsetBefore;
}

/** Minutes since midnight of a valid `HH:MM`. */
export function minutesOf(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minutes since midnight as `HH:MM`; from midnight on it counts into the next day (1450 is `00:10`). */
export function clockTime(minutes: number): ClockTime {
  const ofDay = minutes % MINUTES_PER_DAY;
  return `${padded(Math.floor(ofDay / 60))}:${padded(ofDay % 60)}`;
}

/** The date that many days later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDay(dayOf(date) + days);
}

/** The same day that many months later, or earlier when negative; the last of its month where the month is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const lastOfMonth = dateOfDay(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0) / DAY);
  const sameDay = `${lastOfMonth.slice(0, 8)}${date.slice(8, 10)}`;
  return sameDay < lastOfMonth ? sameDay : lastOfMonth;
}

/** Whole days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayOf(to) - dayOf(from);
}

/** Every date from the first to the last, both included; none when the last is earlier. */
export function datesBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** The ISO 8601 day of the week: 1 is Monday, 7 is Sunday. */
export function weekday(date: CalendarDate): number {
  // 1 January 1970, day 0, was a Thursday.
  const sinceMonday = (dayOf(date) + 3) % 7;
  return ((sinceMonday + 7) % 7) + 1;
}

/** The seven days of the week of a date, Monday first. */
export function weekOf(date: CalendarDate): CalendarDate[] {
  const monday = addDays(date, 1 - weekday(date));
  return datesBetween(monday, addDays(monday, 6));
}

/** Whether the text is a date that exists, in the form `YYYY-MM-DD` (2026-02-30 is not). */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOfDay(dayOf(text)) === text;
}

/** Whether the text is a time of day from `00:00` to `23:59`. */
export function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The instant as a Date, for the libraries and columns that want one. */
export function instant(epochMs: number): Date {
  return new Date(epochMs);
}

/** An ISO 8601 instant with its zone (`2026-06-03T18:00:00Z`) in milliseconds since 1970, or null if it is none. */
export function parseInstant(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const epochMs = Date.parse(text);
  return Number.isNaN(epochMs) || !isCalendarDate(text.slice(0, 10)) ? null : epochMs;
}

/** Clocks are only ever put forward or back at a quarter of an hour. */
const QUARTER = 15 * MINUTE;
const QUARTERS_MAX = 1000;
/** By how much the salon's clock is ahead of UTC in each quarter that was asked for, since a time zone is slow to ask. */
const offsets = new Map<number, number>();

/** The salon's wall-clock time at an instant, to the minute, as if it were UTC. */
function wallMs(epochMs: number): number {
  const quarter = Math.floor(epochMs / QUARTER);
  const offset = offsets.get(quarter) ?? readOffset(quarter);
  return Math.floor(epochMs / MINUTE) * MINUTE + offset;
}

function readOffset(quarter: number): number {
  if (offsets.size >= QUARTERS_MAX) offsets.clear();
  const offset = readWallClock(quarter * QUARTER) - quarter * QUARTER;
  offsets.set(quarter, offset);
  return offset;
}

function readWallClock(epochMs: number): number {
  wallClock ??= makeWallClockFormat();
  const parts = wallClock.formatToParts(epochMs);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
}

function offsetAt(epochMs: number): number {
  return wallMs(epochMs) - Math.floor(epochMs / MINUTE) * MINUTE;
}

function dayOf(date: CalendarDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / DAY;
}

function dateOfDay(day: number): CalendarDate {
  const midnight = new Date(day * DAY);
  const year = String(midnight.getUTCFullYear()).padStart(4, '0');
  return `${year}-${padded(midnight.getUTCMonth() + 1)}-${padded(midnight.getUTCDate())}`;
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}
