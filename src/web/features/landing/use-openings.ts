import { skipToken } from '@reduxjs/toolkit/query/react';
import { BOOKING_WINDOW_DAYS } from '#domain/booking/booking-window.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { addDays, type CalendarDate, type ClockTime } from '#domain/salon/salon-time.ts';
import { useFirstFreeQuery } from '../availability/api.ts';

/** The first free slot of a location for one person: undefined until it is known, null when there is none. */
export type Opening = { date: CalendarDate; time: ClockTime } | null | undefined;

export type Openings = Record<LocationCode, Opening>;

/** The first free slot of each location that a client may book. */
export function useOpenings(today: CalendarDate): Openings {
  return { 1: useOpening(1, today), 2: useOpening(2, today) };
}

/** The coming week nearly always has one, and is a small response; only when it has not, the whole window is asked for. */
const FIRST_DAYS = 6;

function useOpening(location: LocationCode, today: CalendarDate): Opening {
  const soon = { location, from: today, to: addDays(today, FIRST_DAYS) };
  const later = { location, from: addDays(today, FIRST_DAYS + 1), to: addDays(today, BOOKING_WINDOW_DAYS) };
  const { data: first } = useFirstFreeQuery(soon);
  const { data: next } = useFirstFreeQuery(first === null ? later : skipToken);
  return first ?? (first === null ? next : undefined);
}

/** The earliest slot of all, with its location; undefined until it is certain, null when there is none. */
export function earliest(
  openings: Openings,
): { location: LocationCode; date: string; time: string } | null | undefined {
  if (LOCATION_CODES.some((location) => openings[location] === undefined)) return undefined;
  const known = LOCATION_CODES.flatMap((location) => {
    const opening = openings[location];
    return opening ? [{ ...opening, location }] : [];
  });
  return known.toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)))[0] ?? null;
}

function sortKey({ date, time }: { date: CalendarDate; time: ClockTime }): string {
  return `${date} ${time}`;
}
