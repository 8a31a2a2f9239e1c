import { isOpeningHours, LOCATION_CODES, type LocationCode, type OpeningHours } from '../salon/locations.ts';
import type { ServiceCategory } from '../services/services.ts';

/** The lacquers by which people tell technicians apart. */
export const TECHNICIAN_COLOURS = [
  'plum',
  'cherry',
  'coral',
  'orchid',
  'peach',
  'fir',
  'lilac',
  'honey',
  'ink',
  'pearl',
  'lagoon',
] as const;
export type TechnicianColour = (typeof TECHNICIAN_COLOURS)[number];

export const TECHNICIAN_STATUSES = ['active', 'inactive'] as const;
export type TechnicianStatus = (typeof TECHNICIAN_STATUSES)[number];

/** The longest texts of a technician and her absences, in characters, and how often her day may be broken. */
export const TECHNICIAN_TEXT_MAX = { name: 40, note: 120 } as const;
export const SPANS_A_DAY = 4;

/** When she works at each location: seven lists, Monday first, of stretches of the day in their order. */
export type TechnicianHours = Record<LocationCode, readonly (readonly OpeningHours[])[]>;

/** A technician as the rules of the team see her. */
export interface Technician {
  id: string;
  name: string;
  colour: TechnicianColour;
  status: TechnicianStatus;
  categories: readonly ServiceCategory[];
  /** Services of her categories that she does not do. */
  exceptServices: readonly string[];
  hours: TechnicianHours;
  /** Whether clients may ask for her. */
  acceptsRequests: boolean;
  /** Her place when turns are equal; the lowest is first. */
  order: number;
}

/** Whether the hours can be kept: each stretch opens before it closes, and no two of a weekday overlap, at both locations together. */
export function areTechnicianHours(hours: TechnicianHours): boolean {
  return [0, 1, 2, 3, 4, 5, 6].every((day) => {
    const spans = LOCATION_CODES.flatMap((location) => hours[location][day] ?? []);
    const inOrder = [...spans].sort((one, other) => (one.opens < other.opens ? -1 : 1));
    return (
      inOrder.every(isOpeningHours) &&
      inOrder.every(({ opens }, at) => at === 0 || (inOrder[at - 1]?.closes ?? '') <= opens)
    );
  });
}

/** The hours with each day's stretches in their order, as they are kept. */
export function inOrderOfDay(hours: TechnicianHours): TechnicianHours {
  const sorted = (days: TechnicianHours[LocationCode]) =>
    days.map((spans) => [...spans].sort((one, other) => (one.opens < other.opens ? -1 : 1)));
  return { 1: sorted(hours[1]), 2: sorted(hours[2]) };
}

/** Whether she works at that location on some day of the week. */
export function worksAt(hours: TechnicianHours, location: LocationCode): boolean {
  return hours[location].some((spans) => spans.length > 0);
}

/** Whether clients may ask for her at that location, where technicians are needed there. */
export function mayBeAskedForAt(
  { status, acceptsRequests, hours }: Pick<Technician, 'status' | 'acceptsRequests' | 'hours'>,
  location: LocationCode,
): boolean {
  return status === 'active' && acceptsRequests && worksAt(hours, location);
}

/** Whether she does that service. One that is not known any more is judged by its category alone. */
export function doesService(
  { categories, exceptServices }: Pick<Technician, 'categories' | 'exceptServices'>,
  { category, serviceId }: { category: ServiceCategory; serviceId: string | null },
): boolean {
  return categories.includes(category) && (serviceId === null || !exceptServices.includes(serviceId));
}
