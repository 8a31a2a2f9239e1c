import type { ServiceCategory } from '../services/services.ts';
import { type CalendarDate, type ClockTime, weekday } from './salon-time.ts';

/** The two locations, by their codes in the API: 1 is La Pyramide, 2 is Plaza Laval. */
export const LOCATION_CODES = [1, 2] as const;
export type LocationCode = (typeof LOCATION_CODES)[number];

export interface OpeningHours {
  opens: ClockTime;
  closes: ClockTime;
}

/** Seven entries, Monday first; null is a day on which the location never opens. */
export type WeekHours = readonly (OpeningHours | null)[];

/** What an Admin may change about one location. */
export interface LocationSettings {
  name: string;
  street: string;
  city: string;
  hours: WeekHours;
  seats: Record<ServiceCategory, number>;
  /** Closing grace: minutes that work may go on after closing time. */
  closingGraceMinutes: number;
  /** Whether each person of a visit needs a technician beside a seat. */
  staffing: boolean;
}

/** Whether opening hours are valid: opening comes before closing. */
export function isOpeningHours({ opens, closes }: OpeningHours): boolean {
  return opens < closes;
}

const upTo = (closes: ClockTime, opens: ClockTime = '09:30'): OpeningHours => ({ opens, closes });

const DEFAULT_HOURS: WeekHours = [
  upTo('18:00'),
  upTo('18:00'),
  upTo('18:00'),
  upTo('21:00'),
  upTo('21:00'),
  upTo('17:00'),
  upTo('17:00', '10:00'),
];

const DEFAULT_LOCATION_SETTINGS = {
  city: 'Québec',
  hours: DEFAULT_HOURS,
  seats: { manicure: 6, pedicure: 4, other: 3 },
  closingGraceMinutes: 60,
  staffing: false,
};

/** Both locations as a new salon has them; an Admin may change them. */
export const DEFAULT_LOCATIONS: Record<LocationCode, LocationSettings> = {
  1: { ...DEFAULT_LOCATION_SETTINGS, name: 'La Pyramide', street: '2360 chemin Ste-Foy' },
  2: { ...DEFAULT_LOCATION_SETTINGS, name: 'Plaza Laval', street: '2750 chemin Ste-Foy' },
};

/** The other of the two locations. */
export function otherLocation(location: LocationCode): LocationCode {
  return location === 1 ? 2 : 1;
}

/** The hours of that date's weekday, or null when the location never opens on it; closures are not considered. */
export function openingOn(hours: WeekHours, date: CalendarDate): OpeningHours | null {
  return hours[weekday(date) - 1] ?? null;
}

/** The names of both locations, for a sentence about both; a new salon's until `locations` are loaded. */
export function locationNames(locations: readonly { code: LocationCode; name: string }[] = []): {
  first: string;
  second: string;
} {
  const nameOf = (code: LocationCode) =>
    locations.find((address) => address.code === code)?.name ?? DEFAULT_LOCATIONS[code].name;
  return { first: nameOf(1), second: nameOf(2) };
}
