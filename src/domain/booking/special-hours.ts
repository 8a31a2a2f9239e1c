import type { LocationCode, OpeningHours } from '../salon/locations.ts';
import type { CalendarDate } from '../salon/salon-time.ts';
import { type ClosureLabel, type DateSpan, isWithinSpan } from './closures.ts';

/** Hours that take the place of the weekday's on some dates, at one location or, with null, at both. */
export type SpecialHours = DateSpan & OpeningHours & { location: LocationCode | null; label: ClosureLabel };

/** The special hours of that location on that date, or null; its own before those of both. */
export function specialHoursOn(
  all: readonly SpecialHours[],
  location: LocationCode,
  date: CalendarDate,
): SpecialHours | null {
  const ofDay = all.filter((hours) => isWithinSpan(hours, date));
  const own = ofDay.find((hours) => hours.location === location);
  return own ?? ofDay.find((hours) => hours.location === null) ?? null;
}
