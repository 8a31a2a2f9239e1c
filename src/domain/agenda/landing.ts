import { DESK_STEP_MINUTES, type DeskConflict, deskConflicts, isDeskSlot } from '../booking/desk-window.ts';
import { fits, type PlanLine, type PlannedLine, planLines, type Sitting, workMinutes } from '../booking/seats.ts';
import type { LocationCode } from '../salon/locations.ts';
import type { SalonSettings } from '../salon/salon-settings.ts';
import { type CalendarDate, clockTime, MINUTES_PER_DAY, type SalonMoment } from '../salon/salon-time.ts';
import { sharedMinutes } from '../salon/spans.ts';
import type { TeamLine } from '../team/assignment.ts';
import type { Member } from '../team/team-day.ts';
import { type PerformerConflict, performerLanding, type ServedWork } from './performer-landing.ts';
import { peopleOf } from './pieces.ts';

/** A visit as it stands in the agenda: where, from which minute of the day, and what is done. */
export type StandingVisit = {
  readonly id: string;
  readonly location: LocationCode;
  readonly start: number;
  readonly lines: readonly TeamLine[];
  /** Where several serve it, who would serve whom. */
  readonly served?: readonly ServedWork[] | undefined;
};

/**
 * A place in the agenda of a day at which a visit may be let go. Where technicians are needed, with whom: by id, or null for
 * whoever is free; elsewhere undefined.
 */
export type Place = {
  readonly location: LocationCode;
  readonly start: number;
  readonly performer?: string | null | undefined;
};

/** What is known of a day while a visit is held over it. Cancelled visits are left out. */
export type AgendaDay = {
  readonly date: CalendarDate;
  readonly now: SalonMoment;
  readonly settings: SalonSettings;
  readonly visits: readonly StandingVisit[];
  /** Who may serve, at the locations where technicians are needed. */
  readonly teams?: Partial<Record<LocationCode, readonly Member[]>>;
};

export type LandingConflict = DeskConflict | 'slot_full' | PerformerConflict;

/** What stands against letting a visit go somewhere, and the visits in its way, each with the minutes that both would share. */
export type Landing = {
  readonly conflicts: readonly LandingConflict[];
  readonly met: readonly { readonly id: string; readonly minutes: number }[];
  /** Of which of several technicians the conflicts tell. */
  readonly about?: string | undefined;
};

/** Judges a place for a visit by what the day shows, as the server will when it is let go there. */
export function judgeLanding(day: AgendaDay, visit: StandingVisit, place: Place): Landing {
  const { date, now, settings } = day;
  const slot = { date, time: clockTime(place.start) };
  const visitWindow = { settings, location: place.location, workMinutes: workMinutes(visit.lines) };
  const conflicts: LandingConflict[] = deskConflicts(slot, visitWindow, now);
  const others = day.visits.filter(({ id, location }) => id !== visit.id && location === place.location);
  const crowded = crowdedLines(day, visit, { place, others });
  if (crowded.length > 0) {
    return { conflicts: [...conflicts, 'slot_full'], met: others.flatMap((other) => metBy(crowded, other)) };
  }
  const team = day.teams?.[place.location];
  const served = team && performerLanding(team, visit, place);
  const isShut = conflicts.some((code) => code === 'salon_closed' || code === 'outside_hours');
  const kept = served?.conflicts.filter((code) => !(isShut && code === 'performer_off')) ?? [];
  const about = served?.about;
  return { conflicts: [...conflicts, ...kept], met: served?.met ?? [], ...(about !== undefined && { about }) };
}

type Around = { place: Place; others: readonly StandingVisit[] };

/** The lines for which there are not enough seats. */
function crowdedLines({ settings }: AgendaDay, { lines }: StandingVisit, { place, others }: Around): PlannedLine[] {
  const { seats } = settings.locations[place.location];
  const sittings = others.flatMap(sittingsOf);
  return planLines(lines, place.start).filter(
    (line) => !fits({ lines: [planOf(line)], start: line.start, seats }, sittings),
  );
}

/** The most places that are proposed in place of one that cannot be had. */
export const PROPOSALS = 2;

/**
 * The free places nearest to one that is not, two at most: of each location, or each technician there, the nearest. As near, the
 * same technician and location come first. For a visit that several serve, the nearest times with those same.
 */
export function nearestFree(
  day: AgendaDay,
  visit: StandingVisit,
  wanted: Place,
  locations: readonly LocationCode[],
): Place[] {
  const away = ({ start }: Place) => Math.abs(start - wanted.start);
  const starts = STARTS.filter((start) => isDeskSlot({ date: day.date, time: clockTime(start) })).toSorted(
    (one, other) => away({ ...wanted, start: one }) - away({ ...wanted, start: other }),
  );
  const strangeness = ({ location, performer }: Place) =>
    Number(location !== wanted.location) * 2 + Number(performer !== wanted.performer);
  const isFree = (place: Place) => judgeLanding(day, visit, place).conflicts.length === 0;
  if (visit.served) {
    const found: Place[] = [];
    for (const start of starts) {
      if (found.length < PROPOSALS && isFree({ ...wanted, start })) found.push({ ...wanted, start });
    }
    return found;
  }
  return locations
    .flatMap((location) => placesAt(day, location))
    .flatMap((place) => {
      const start = starts.find((one) => isFree({ ...place, start: one }));
      return start === undefined ? [] : [{ ...place, start }];
    })
    .toSorted((one, other) => away(one) - away(other) || strangeness(one) - strangeness(other))
    .slice(0, PROPOSALS);
}

function placesAt({ teams }: AgendaDay, location: LocationCode): Omit<Place, 'start'>[] {
  const team = teams?.[location];
  return team ? team.map(({ technician }) => ({ location, performer: technician.id })) : [{ location }];
}

const STARTS = Array.from({ length: MINUTES_PER_DAY / DESK_STEP_MINUTES }, (_, index) => index * DESK_STEP_MINUTES);

/** Each person of each line; which seat of its kind it is says nothing here. */
function sittingsOf({ lines, start }: StandingVisit): Sitting[] {
  return peopleOf(lines, start).map(({ technicianId: _nobody, ...sitting }) => ({ ...sitting, seat: 1 }));
}

function planOf({ category, people, start, end }: PlannedLine): PlanLine {
  return { category, qty: people, minutes: end - start };
}

function metBy(crowded: readonly PlannedLine[], { id, lines, start }: StandingVisit): Landing['met'] {
  const minutes = planLines(lines, start).reduce((sum, line) => sum + sharedWith(line, crowded), 0);
  return minutes > 0 ? [{ id, minutes }] : [];
}

function sharedWith({ category, ...span }: PlannedLine, crowded: readonly PlannedLine[]): number {
  return crowded.filter((line) => line.category === category).reduce((sum, line) => sum + sharedMinutes(line, span), 0);
}
