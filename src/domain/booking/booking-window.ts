import type { LocationCode, OpeningHours } from '../salon/locations.ts';
import { hoursOn, type SalonSettings } from '../salon/salon-settings.ts';
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  daysBetween,
  minutesOf,
  type SalonMoment,
  weekday,
} from '../salon/salon-time.ts';

/** How far ahead a client may book: today and the 60 days after it, the last one included. */
export const BOOKING_WINDOW_DAYS = 60;
/** How long before its start a slot can still be taken. */
export const LEAD_MINUTES = 90;

export interface Slot {
  date: CalendarDate;
  time: ClockTime;
}

/** A visit that is to be booked; `workMinutes` is its whole planned length, all lines together. */
export interface Visit {
  settings: SalonSettings;
  location: LocationCode;
  workMinutes: number;
}

export type DayRefusal = 'date_out_of_window' | 'salon_closed';
export type SlotRefusal = DayRefusal | 'no_such_slot' | 'slot_too_soon' | 'too_long_for_closing';

export type ChosenSlotProblem = SlotRefusal | 'past';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6];
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
const LATE_EVENINGS = [4, 5];

/** When a visit may start, and on which weekdays that start exists; earliest first. */
const TIMETABLE: readonly { days: readonly number[]; starts: readonly ClockTime[] }[] = [
  { days: MONDAY_TO_SATURDAY, starts: ['09:30'] },
  { days: EVERY_DAY, starts: ['10:00', '10:30', '11:30', '12:30', '13:30', '14:30', '15:30', '16:00'] },
  { days: MONDAY_TO_FRIDAY, starts: ['16:30', '17:00'] },
  { days: LATE_EVENINGS, starts: ['17:30', '18:30', '19:30', '20:00'] },
];

/** The timetable's starts on that weekday, regardless of the opening hours, earliest first. */
export function timetableOn(date: CalendarDate): ClockTime[] {
  const day = weekday(date);
  return TIMETABLE.filter(({ days }) => days.includes(day)).flatMap(({ starts }) => starts);
}

/** The starts a location offers that day: the timetable, cut to its own hours. None when it is closed. */
export function slotsOn(date: CalendarDate, hours: OpeningHours | null): ClockTime[] {
  return timetableOn(date).filter((time) => isWithin(hours, time));
}

/** Whether work may start at that time: from opening on, and before closing. Never on a closed day (null). */
export function isWithin(hours: OpeningHours | null, time: ClockTime): boolean {
  return hours !== null && hours.opens <= time && time < hours.closes;
}

/** A day as clients may book it at a location: why they cannot, or its starts and when work has to end. */
export interface BookableDay {
  date: CalendarDate;
  refusal: DayRefusal | null;
  /** What the location offers that day, earliest first; none when it is refused. */
  starts: readonly ClockTime[];
  /** In minutes since midnight, closing grace included. */
  latestEnd: number;
}

/** What one day offers at `now`, told once for all its slots. A closed day outside of the window is `date_out_of_window`. */
export function bookableDay(
  date: CalendarDate,
  { settings, location, now }: { settings: SalonSettings; location: LocationCode; now: SalonMoment },
): BookableDay {
  const daysAhead = daysBetween(now.date, date);
  const refused = (refusal: DayRefusal) => ({ date, refusal, starts: [], latestEnd: 0 });
  if (daysAhead < 0 || daysAhead > BOOKING_WINDOW_DAYS) return refused('date_out_of_window');
  const hours = hoursOn(settings, location, date);
  if (!hours) return refused('salon_closed');
  return { date, refusal: null, starts: slotsOn(date, hours), latestEnd: latestEndOf(hours, settings, location) };
}

/**
 * Why a client cannot book this slot at `now`, or null if the window allows it (whether seats are free is another
 * question). The first reason in this order stands: window, closed, timetable, too soon, too long.
 */
export function slotRefusal(slot: Slot, visit: Visit, now: SalonMoment): SlotRefusal | null {
  const { settings, location, workMinutes } = visit;
  return startRefusal(bookableDay(slot.date, { settings, location, now }), slot.time, { workMinutes, now });
}

/** The same of a start of a day that is known already. */
export function startRefusal(
  day: BookableDay,
  time: ClockTime,
  { workMinutes, now }: { workMinutes: number; now: SalonMoment },
): SlotRefusal | null {
  if (day.refusal) return day.refusal;
  if (!day.starts.includes(time)) return 'no_such_slot';
  if (isTooSoon({ date: day.date, time }, now)) return 'slot_too_soon';
  return minutesOf(time) + workMinutes > day.latestEnd ? 'too_long_for_closing' : null;
}

/** Why a slot that was chosen a while ago cannot be booked any more; null when it can. */
export function chosenSlotProblem(slot: Slot, visit: Visit, now: SalonMoment): ChosenSlotProblem | null {
  return hasPassed(slot, now) ? 'past' : slotRefusal(slot, visit, now);
}

/** Whether a slot of today has passed or starts in less than the notice that the salon asks for. */
export function isTooSoon({ date, time }: Slot, now: SalonMoment): boolean {
  return date === now.date && minutesOf(time) - now.minutes < LEAD_MINUTES;
}

/** Whether the slot's own start has come. */
function hasPassed({ date, time }: Slot, now: SalonMoment): boolean {
  return date < now.date || (date === now.date && minutesOf(time) <= now.minutes);
}

/** Whether the work would end later than the location's closing time and its grace; never on a closed day. */
export function endsTooLate({ date, time }: Slot, { settings, location, workMinutes }: Visit): boolean {
  const hours = hoursOn(settings, location, date);
  return hours !== null && minutesOf(time) + workMinutes > latestEndOf(hours, settings, location);
}

function latestEndOf({ closes }: OpeningHours, { locations }: SalonSettings, location: LocationCode): number {
  return minutesOf(closes) + locations[location].closingGraceMinutes;
}

/** The day on which the calendar begins: today, or tomorrow after 16:00 (after 19:00 on Thursday and Friday). */
export function defaultDate(now: SalonMoment): CalendarDate {
  const closingBasis = LATE_EVENINGS.includes(weekday(now.date)) ? 21 : 18;
  return now.minutes > (closingBasis - 2) * 60 ? addDays(now.date, 1) : now.date;
}

/** The last day a client may book. */
export function lastBookableDate(now: SalonMoment): CalendarDate {
  return addDays(now.date, BOOKING_WINDOW_DAYS);
}
