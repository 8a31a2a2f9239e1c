import { useFormContext, useWatch } from 'react-hook-form';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { ProposedChange } from '#contract/schemas/settings-changes.ts';
import { isOpeningHours } from '#domain/salon/locations.ts';
import { CLOSING_GRACE_MAX, SEATS_MAX } from '#domain/salon/settings-limits.ts';
import { type LocationValues, locationOf } from './location-values.ts';

/** The hours, seats, grace and staffing that the form would save; null while they are the saved ones, or cannot be read. */
export function useLocationChange(saved: SalonLocation): ProposedChange | null {
  const { control, getValues } = useFormContext<LocationValues>();
  const [hours, seats, closingGraceMinutes, staffing] = useWatch({
    control,
    name: ['hours', 'seats', 'closingGraceMinutes', 'staffing'],
  });
  const typed = locationOf(saved.code, { ...getValues(), hours, seats, closingGraceMinutes, staffing });
  const change = daysOf(typed);
  if (!isReadable(typed) || JSON.stringify(change) === JSON.stringify(daysOf(saved))) return null;
  return { location: { code: saved.code, ...change } };
}

type Days = Pick<SalonLocation, 'hours' | 'seats' | 'closingGraceMinutes' | 'staffing'>;

function daysOf({ hours, seats, closingGraceMinutes, staffing }: Days) {
  const { manicure, pedicure, other } = seats;
  const days = hours.map((day) => day && { opens: day.opens, closes: day.closes });
  return { hours: days, seats: { manicure, pedicure, other }, closingGraceMinutes, staffing };
}

function isReadable({ hours, seats, closingGraceMinutes }: Days): boolean {
  const isCount = (count: number, max: number) => Number.isInteger(count) && count >= 0 && count <= max;
  return (
    hours.every((day) => day === null || (day.opens !== '' && isOpeningHours(day))) &&
    Object.values(seats).every((count) => isCount(count, SEATS_MAX)) &&
    isCount(closingGraceMinutes, CLOSING_GRACE_MAX)
  );
}
