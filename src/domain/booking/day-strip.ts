import { addDays, type CalendarDate, daysBetween, weekday } from '../salon/salon-time.ts';
import type { AvailableSlot } from './availability.ts';

/** How many days are shown in a row. */
export const STRIP_DAYS = 14;

/** How much choice a day leaves. */
export type PlacesLeft = 'few' | 'some' | 'many';

const FEW_AT_MOST = 3;
const SOME_AT_MOST = 6;

/** How much choice a day with a free slot leaves: few is up to three free starts, some is up to six. */
export function placesLeft(slots: readonly Pick<AvailableSlot, 'state'>[]): PlacesLeft {
  const free = slots.filter(({ state }) => state === 'free').length;
  if (free <= FEW_AT_MOST) return 'few';
  return free <= SOME_AT_MOST ? 'some' : 'many';
}

type BookingWindow = { first: CalendarDate; last: CalendarDate };

/**
 * The first of the fourteen days in a row in which `shown` is seen: `current` while it is among them, else the first of the
 * window, else its own Monday, or earlier where fewer than fourteen days would be left.
 */
export function stripStart(window: BookingWindow, shown: CalendarDate, current: CalendarDate | null): CalendarDate {
  if (current !== null && current >= window.first && isWithinStrip(shown, current)) return current;
  if (isWithinStrip(shown, window.first)) return window.first;
  const monday = addDays(shown, 1 - weekday(shown));
  const daysFromMonday = daysBetween(monday, window.last) + 1;
  return daysFromMonday < STRIP_DAYS ? addDays(window.last, 1 - STRIP_DAYS) : monday;
}

/** Whether a date is one of the fourteen from `start` on. */
export function isWithinStrip(date: CalendarDate, start: CalendarDate): boolean {
  const position = daysBetween(start, date);
  return position >= 0 && position < STRIP_DAYS;
}
