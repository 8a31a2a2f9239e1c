import { hoursOn } from '../salon/salon-settings.ts';
import {
  type ClockTime,
  clockTime,
  daysBetween,
  MINUTES_PER_DAY,
  minutesOf,
  type SalonMoment,
} from '../salon/salon-time.ts';
import {
  BOOKING_WINDOW_DAYS,
  type BookableDay,
  endsTooLate,
  isWithin,
  type Slot,
  type SlotRefusal,
  timetableOn,
  type Visit,
} from './booking-window.ts';

/** The hours and minutes the desk may choose from for a booking it makes. */
export const DESK_HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const;
export const DESK_STEP_MINUTES = 5;

/** The conflicts of a slot that the desk has chosen, in the order shown. */
export const DESK_CONFLICTS = [
  'date_out_of_window',
  'salon_closed',
  'outside_hours',
  'slot_too_soon',
  'too_long_for_closing',
] as const;
export type DeskConflict = (typeof DESK_CONFLICTS)[number];

/** Whether the desk may choose this time: five-minute steps from 9:00 to 19:55, or a start of the day's timetable. */
export function isDeskSlot({ date, time }: Slot): boolean {
  const minutes = minutesOf(time);
  const inSteps = minutes % DESK_STEP_MINUTES === 0 && minutes >= 9 * 60 && minutes < 20 * 60;
  return inSteps || timetableOn(date).includes(time);
}

/** Whether a slot is too soon for the desk: its five minutes are over. The 90 minutes of notice are for clients only. */
function isOver({ date, time }: Slot, now: SalonMoment): boolean {
  const startsIn = daysBetween(now.date, date) * MINUTES_PER_DAY + minutesOf(time) - now.minutes;
  return startsIn <= -DESK_STEP_MINUTES;
}

/** Why the desk cannot have work start at that time of a day, or null: the day, then too soon, then too long. Any time will do. */
export function deskStartRefusal(
  day: BookableDay,
  time: ClockTime,
  { workMinutes, now }: { workMinutes: number; now: SalonMoment },
): SlotRefusal | null {
  if (day.refusal) return day.refusal;
  if (isOver({ date: day.date, time }, now)) return 'slot_too_soon';
  return minutesOf(time) + workMinutes > day.latestEnd ? 'too_long_for_closing' : null;
}

/** The conflicts of a slot that the desk has chosen, in the order above. */
export function deskConflicts(slot: Slot, visit: Visit, now: SalonMoment): DeskConflict[] {
  const hours = hoursOn(visit.settings, visit.location, slot.date);
  const daysAhead = daysBetween(now.date, slot.date);
  const conflicts: Record<DeskConflict, boolean> = {
    date_out_of_window: daysAhead > BOOKING_WINDOW_DAYS,
    salon_closed: hours === null,
    outside_hours: hours !== null && !isWithin(hours, slot.time),
    slot_too_soon: isOver(slot, now),
    too_long_for_closing: endsTooLate(slot, visit),
  };
  return DESK_CONFLICTS.filter((code) => conflicts[code]);
}

/** The start time of a walk-in: the current time, rounded down to five minutes. */
export function walkInTime(now: SalonMoment): ClockTime {
  return clockTime(now.minutes - (now.minutes % DESK_STEP_MINUTES));
}
