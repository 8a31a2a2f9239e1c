import type { Closure } from '#domain/booking/closures.ts';
import type { SpecialHours } from '#domain/booking/special-hours.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { ClosureView, SpecialHoursView } from './schemas/settings.ts';

/** A closure of the API as the domain's rules take it. */
export function closureOf({ monthDay, date, until, location, label }: Omit<ClosureView, '_id'>): Closure {
  const where = codeOf(location);
  if (monthDay !== null) return { kind: 'yearly', day: monthDay, location: where, label };
  return { kind: 'single', date: date ?? '', until: until ?? date ?? '', location: where, label };
}

/** Special hours of the API as the domain's rules take them. */
export function specialHoursOf({
  date,
  until,
  location,
  opens,
  closes,
  label,
}: Omit<SpecialHoursView, '_id'>): SpecialHours {
  return { date, until, location: codeOf(location), opens, closes, label };
}

function codeOf(location: number | null): LocationCode | null {
  return location === 1 || location === 2 ? location : null;
}
