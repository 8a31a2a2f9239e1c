import type { LocationCode } from './locations.ts';
import { hoursOn, type SalonSettings } from './salon-settings.ts';
import { addDays, type CalendarDate, type ClockTime, datesBetween, minutesOf, type SalonMoment } from './salon-time.ts';

/** The state shown of a location: open until a time, or closed and when it opens next (null: not within a year). */
export type OpenState =
  | { open: true; until: ClockTime }
  | { open: false; opens: { date: CalendarDate; time: ClockTime } | null };

const LOOK_AHEAD_DAYS = 366;

/** Whether a location is open at this moment. At the very minute of closing it is closed. */
export function openState(settings: SalonSettings, location: LocationCode, now: SalonMoment): OpenState {
  const today = hoursOn(settings, location, now.date);
  if (today && minutesOf(today.opens) <= now.minutes && now.minutes < minutesOf(today.closes)) {
    return { open: true, until: today.closes };
  }
  for (const date of datesBetween(now.date, addDays(now.date, LOOK_AHEAD_DAYS))) {
    const hours = hoursOn(settings, location, date);
    const stillAhead = date > now.date || (hours !== null && now.minutes < minutesOf(hours.opens));
    if (hours && stillAhead) return { open: false, opens: { date, time: hours.opens } };
  }
  return { open: false, opens: null };
}
