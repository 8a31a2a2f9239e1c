import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { addDays, type CalendarDate, type ClockTime } from '#domain/salon/salon-time.ts';
import { useFirstFreeQuery } from '../../availability/api.ts';

type NextOpening = { date: CalendarDate; time: ClockTime; location: LocationCode };

/** A fuller week than this is better looked at in the calendar. */
const DAYS_AHEAD = 6;

/** The first free time of the coming week at either address; null until both have answered, or when both are full. */
export function useNextOpening(today: CalendarDate): NextOpening | null {
  const days = { from: today, to: addDays(today, DAYS_AHEAD) };
  const answers = { 1: useFirstFreeQuery({ location: 1, ...days }), 2: useFirstFreeQuery({ location: 2, ...days }) };
  if (LOCATION_CODES.some((code) => answers[code].isLoading)) return null;
  const openings = LOCATION_CODES.flatMap((location) => {
    const { data } = answers[location];
    return data ? [{ ...data, location }] : [];
  });
  return openings.toSorted((one, other) => whenOf(one).localeCompare(whenOf(other)))[0] ?? null;
}

function whenOf({ date, time }: NextOpening): string {
  return `${date} ${time}`;
}
