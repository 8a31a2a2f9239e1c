import { time } from '#contract/format.ts';
import type { TechnicianView } from '#contract/schemas/technicians.ts';
import type { Language } from '#domain/languages.ts';
import type { LocationCode, OpeningHours } from '#domain/salon/locations.ts';
import { minutesOf } from '#domain/salon/salon-time.ts';
import type { ServiceCategory } from '#domain/services/services.ts';
import { areTechnicianHours, TECHNICIAN_COLOURS, type TechnicianColour } from '#domain/team/technicians.ts';
import { readSpans } from '#domain/team/week-text.ts';
import { cleanLine } from '#domain/texts.ts';
import type { TechnicianBody } from '../api.ts';

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The values of a technician's form: each day's hours as they are typed. */
export type TechnicianValues = {
  name: string;
  colour: TechnicianColour;
  picture: string | null;
  userId: string;
  categories: ServiceCategory[];
  exceptServices: string[];
  /** By location, Monday first. */
  week: Record<`${LocationCode}`, string[]>;
  acceptsRequests: boolean;
  status: 'active' | 'inactive';
};

/** The values of a saved technician; of a new one what most people do, in the first colour that nobody has. */
export function valuesOf(
  technician: TechnicianView | null,
  { team, language }: { team: readonly TechnicianView[]; language: Language },
): TechnicianValues {
  const weekAt = (location: LocationCode) =>
    WEEKDAYS.map((day) => spansText(technician?.hours[location][day] ?? [], language));
  const isFree = (colour: TechnicianColour) => team.every((other) => other.colour !== colour);
  return {
    name: technician?.name ?? '',
    colour: technician?.colour ?? TECHNICIAN_COLOURS.find(isFree) ?? TECHNICIAN_COLOURS[0],
    picture: technician?.picture ?? null,
    userId: technician?.userId ?? '',
    categories: [...(technician?.categories ?? (['manicure', 'pedicure'] as const))],
    exceptServices: [...(technician?.exceptServices ?? [])],
    week: { 1: weekAt(1), 2: weekAt(2) },
    acceptsRequests: technician?.acceptsRequests ?? true,
    status: technician?.status ?? 'active',
  };
}

/** The stretches of a day as the form shows them: `9 h 30 – 12 h, 13 h – 18 h`. */
export function spansText(spans: readonly OpeningHours[], language: Language): string {
  return spans.map(({ opens, closes }) => `${time(opens, language)} – ${time(closes, language)}`).join(', ');
}

/** What is wrong with the hours of a day; null when they can be saved. */
export function dayFault(
  week: TechnicianValues['week'],
  { location, day }: { location: LocationCode; day: number },
): 'unreadable' | 'overlap' | null {
  if (spansOf(week, location, day) === null) return 'unreadable';
  const onThatDay = (code: LocationCode) => [spansOf(week, code, day) ?? []];
  return areTechnicianHours({ 1: onThatDay(1), 2: onThatDay(2) }) ? null : 'overlap';
}

/** What the form sends. */
export function bodyOf({ week, userId, name, ...values }: TechnicianValues): TechnicianBody {
  const daysAt = (location: LocationCode) => WEEKDAYS.map((day) => spansOf(week, location, day) ?? []);
  return { ...values, name: cleanLine(name), userId: userId || null, hours: { 1: daysAt(1), 2: daysAt(2) } };
}

/** How long she works in a week at a location, in minutes. */
export function weekMinutes(week: TechnicianValues['week'], location: LocationCode): number {
  return WEEKDAYS.flatMap((day) => spansOf(week, location, day) ?? []).reduce(
    (sum, { opens, closes }) => sum + minutesOf(closes) - minutesOf(opens),
    0,
  );
}

function spansOf(week: TechnicianValues['week'], location: LocationCode, day: number): OpeningHours[] | null {
  return readSpans(week[`${location}`][day] ?? '');
}
