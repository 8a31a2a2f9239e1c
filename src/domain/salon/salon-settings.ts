import { type Closure, closureOn, DEFAULT_CLOSURES } from '../booking/closures.ts';
import { type SpecialHours, specialHoursOn } from '../booking/special-hours.ts';
import {
  DEFAULT_LOCATIONS,
  type LocationCode,
  type LocationSettings,
  type OpeningHours,
  openingOn,
} from './locations.ts';
import type { CalendarDate } from './salon-time.ts';

/** The person whom Law 25 wants named for questions about personal information: by title, not by name. */
export interface PrivacyOfficer {
  title: string;
  email: string;
  address: string;
}

/** What an Admin may change about the salon and everybody may read; every booking rule reads it from here. */
export interface SalonSettings {
  name: string;
  phone: string;
  email: string;
  socialLinks: readonly { name: string; url: string }[];
  tpsNumber: string;
  tvqNumber: string;
  privacyOfficer: PrivacyOfficer;
  /** Past visits are anonymised after so many months (Law 25). */
  retentionMonths: number;
  /** Until so many minutes before its start a client may move a visit. */
  moveCutoffMinutes: number;
  locations: Record<LocationCode, LocationSettings>;
  closures: readonly Closure[];
  specialHours: readonly SpecialHours[];
}

/** The settings with what only Admins read. */
export interface AllSettings extends SalonSettings {
  /** Whether the salon's own e-mail gets a copy of the mails about bookings, moves and cancellations. */
  mailCopies: boolean;
}

/** What a new salon starts from. The name, numbers and street addresses are demo values, on reserved ranges and domains. */
export const DEFAULT_SETTINGS: SalonSettings = {
  name: 'Lunule',
  phone: '418-555-0123',
  email: 'bonjour@lunule.example',
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/lunule.example' },
    { name: 'Instagram', url: 'https://www.instagram.com/lunule.example' },
  ],
  tpsNumber: '',
  tvqNumber: '',
  privacyOfficer: {
    title: 'Responsable de la protection des renseignements personnels',
    email: 'vie-privee@lunule.example',
    address: '2360 chemin Ste-Foy, Québec',
  },
  retentionMonths: 24,
  moveCutoffMinutes: 120,
  locations: DEFAULT_LOCATIONS,
  closures: DEFAULT_CLOSURES,
  specialHours: [],
};

/** What decides a location's day. Without hours it is closed: for the closure, or by its week when that is null too. */
export type DayHours =
  | { hours: null; closure: Closure | null; special: null }
  | { hours: OpeningHours; closure: null; special: SpecialHours | null };

type Days = Pick<SalonSettings, 'closures' | 'specialHours' | 'locations'>;

/**
 * What a location does on that date. What is said of dates counts before what is said of every year, and that before the
 * week: a closure of dates first, then special hours, then a yearly closure, then the weekday's hours.
 */
export function dayHours(
  { closures, specialHours, locations }: Days,
  location: LocationCode,
  date: CalendarDate,
): DayHours {
  const closure = closureOn(closures, location, date);
  const special = closure?.kind === 'single' ? null : specialHoursOn(specialHours, location, date);
  if (special) return { hours: { opens: special.opens, closes: special.closes }, closure: null, special };
  const hours = closure ? null : openingOn(locations[location].hours, date);
  return hours ? { hours, closure: null, special: null } : { hours: null, closure, special: null };
}

/** A location's opening hours on that date; null when it is closed, by its week or by a closure. */
export function hoursOn(settings: Days, location: LocationCode, date: CalendarDate): OpeningHours | null {
  return dayHours(settings, location, date).hours;
}
