import { DESK_STEP_MINUTES, type DeskConflict, deskConflicts, isDeskSlot } from '../booking/desk-window.ts';
import { fits, type PlanLine, type PlannedLine, planLines, type Sitting, workMinutes } from '../booking/seats.ts';
import { overlap, type Span } from '../reservations/reservation-times.ts';
import type { LocationCode } from '../salon/locations.ts';
import type { SalonSettings } from '../salon/salon-settings.ts';
import { type CalendarDate, clockTime, MINUTES_PER_DAY, type SalonMoment } from '../salon/salon-time.ts';

/** A visit as it stands in the agenda: where, from which minute of the day, and what is done. */
export type StandingVisit = {
  readonly id: string;
  readonly location: LocationCode;
  readonly start: number;
  readonly lines: readonly PlanLine[];
};

/** A place in the agenda of a day at which a visit may be let go. */
export type Place = { readonly location: LocationCode; readonly start: number };

/** What is known of a day while a visit is held over it. Cancelled visits are left out. */
export type AgendaDay = {
  readonly date: CalendarDate;
  readonly now: SalonMoment;
  readonly settings: SalonSettings;
  readonly visits: readonly StandingVisit[];
};

/** What stands against letting a visit go somewhere, and the visits in its way, each with the minutes that both would share. */
export type Landing = {
  readonly conflicts: readonly (DeskConflict | 'slot_full')[];
  readonly hits: readonly { readonly id: string; readonly minutes: number }[];
};

/** Judges a place for a visit by what the day shows, as the server will when it is let go there. */
export function judgeLanding(day: AgendaDay, visit: StandingVisit, place: Place): Landing {
  const { date, now, settings } = day;
  const slot = { date, time: clockTime(place.start) };
  const visitWindow = { settings, location: place.location, workMinutes: workMinutes(visit.lines) };
  const conflicts: Landing['conflicts'] = deskConflicts(slot, visitWindow, now);
  const others = day.visits.filter(({ id, location }) => id !== visit.id && location === place.location);
  const { seats } = settings.locations[place.location];
  const sittings = others.flatMap(sittingsOf);
  const crowded = planLines(visit.lines, place.start).filter(
    (line) => !fits({ lines: [planOf(line)], start: line.start, seats }, sittings),
  );
  if (crowded.length === 0) return { conflicts, hits: [] };
  return { conflicts: [...conflicts, 'slot_full'], hits: others.flatMap((other) => hitOf(other, crowded)) };
}

/**
 * The free places nearest to one that is not: at most one at each of these locations, the nearest first. A place at the same
 * location comes before one as near at the other.
 */
export function nearestFree(
  day: AgendaDay,
  visit: StandingVisit,
  wanted: Place,
  locations: readonly LocationCode[],
): Place[] {
  const away = ({ start }: Place) => Math.abs(start - wanted.start);
  return locations
    .flatMap((location) => {
      const free = STARTS.map((start) => ({ location, start }))
        .filter(({ start }) => isDeskSlot({ date: day.date, time: clockTime(start) }))
        .toSorted((one, other) => away(one) - away(other))
        .find((place) => isFree(day, visit, place));
      return free ? [free] : [];
    })
    .toSorted(
      (one, other) =>
        away(one) - away(other) ||
        Number(other.location === wanted.location) - Number(one.location === wanted.location),
    );
}

const STARTS = Array.from({ length: MINUTES_PER_DAY / DESK_STEP_MINUTES }, (_, index) => index * DESK_STEP_MINUTES);

function isFree(day: AgendaDay, visit: StandingVisit, place: Place): boolean {
  return judgeLanding(day, visit, place).conflicts.length === 0;
}

/** Each person of each line; which seat of its kind it is says nothing here. */
function sittingsOf({ lines, start }: StandingVisit): Sitting[] {
  return planLines(lines, start).flatMap(({ people, category, ...span }) =>
    Array.from({ length: people }, () => ({ ...span, category, seat: 1 })),
  );
}

function planOf({ category, people, start, end }: PlannedLine): PlanLine {
  return { category, qty: people, minutes: end - start };
}

function hitOf({ id, lines, start }: StandingVisit, crowded: readonly PlannedLine[]): Landing['hits'] {
  const minutes = planLines(lines, start).reduce((sum, line) => sum + sharedWith(line, crowded), 0);
  return minutes > 0 ? [{ id, minutes }] : [];
}

function sharedWith({ category, ...span }: PlannedLine, crowded: readonly PlannedLine[]): number {
  return crowded
    .filter((line) => line.category === category && overlap(line, span))
    .reduce((sum, line) => sum + sharedMinutes(line, span), 0);
}

function sharedMinutes(one: Span, other: Span): number {
  return Math.min(one.end, other.end) - Math.max(one.start, other.start);
}
