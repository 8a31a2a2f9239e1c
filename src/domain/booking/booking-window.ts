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
  return TIMETABLE.filter(({ days }) => days.includes(weekday(date))).flatMap(({ starts }) => starts);
}

/** The starts a location offers that day: the timetable, cut to its own hours. None when it is closed. */
export function slotsOn(date: CalendarDate, hours: OpeningHours | null): ClockTime[] {
  return timetableOn(date).filter((time) => isWithin(hours, time));
}

/** Whether work may start at that time: from opening on, and before closing. Never on a closed day (null). */
export function isWithin(hours: OpeningHours | null, time: ClockTime): boolean {
  return hours !== null && hours.opens <= time && time < hours.closes;
}

/** Why a client cannot book any slot of that day, or null. A closed day outside of the window is `date_out_of_window`. */
export function dayRefusal(
  date: CalendarDate,
  { settings, location, now }: { settings: SalonSettings; location: LocationCode; now: SalonMoment },
): DayRefusal | null {
  const daysAhead = daysBetween(now.date, date);
  if (daysAhead < 0 || daysAhead > BOOKING_WINDOW_DAYS) return 'date_out_of_window';
  return hoursOn(settings, location, date) ? null : 'salon_closed';
}

/**
 * Why a client cannot book this slot at `now`, or null if the window allows it (whether seats are free is another
 * question). The first reason in this order stands: window, closed, timetable, too soon, too long.
 */
export function slotRefusal(slot: Slot, visit: Visit, now: SalonMoment): SlotRefusal | null {
  const { settings, location } = visit;
  const refusedDay = dayRefusal(slot.date, { settings, location, now });
  if (refusedDay) return refusedDay;
  const hours = hoursOn(settings, location, slot.date);
  if (!slotsOn(slot.date, hours).includes(slot.time)) return 'no_such_slot';
  if (isTooSoon(slot, now)) return 'slot_too_soon';
  return endsTooLate(slot, visit) ? 'too_long_for_closing' : null;
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
  if (!hours) return false;
  const latestEnd = minutesOf(hours.closes) + settings.locations[location].closingGraceMinutes;
  return minutesOf(time) + workMinutes > latestEnd;
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
