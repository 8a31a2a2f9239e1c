import { fits, type PlanLine, planLines, type Sitting } from '../booking/seats.ts';
import { LOCATION_CODES, type LocationCode } from '../salon/locations.ts';
import { hoursOn, type SalonSettings } from '../salon/salon-settings.ts';
import type { CalendarDate } from '../salon/salon-time.ts';
import type { Span } from '../salon/spans.ts';
import { isOutside } from './reservation-times.ts';

/** Why a visit cannot stay as the salon is set: its day is closed, it is outside the hours, or the seats do not suffice. */
export const HIT_REASONS = ['closed', 'outside_hours', 'no_seat'] as const;
export type HitReason = (typeof HIT_REASONS)[number];

/** What a change of the settings may do to a visit: it cannot stay, or somebody has still to be found who serves it. */
export const CHANGE_REASONS = [...HIT_REASONS, 'no_technician'] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** A visit that takes seats; `end` is later than 1440 when the work goes on beyond midnight. */
export type SeatedVisit = Span & {
  readonly id: string;
  readonly date: CalendarDate;
  readonly location: LocationCode;
  readonly lines: readonly PlanLine[];
  /** Nobody has come for it yet: the visits that a change may hit. */
  readonly isToCome: boolean;
};

/** What is judged of the salon: its locations with hours, seats and grace, and the days that are different. */
export type SalonDays = Pick<SalonSettings, 'locations' | 'closures' | 'specialHours'>;

/**
 * The visits that a change of the settings hits, with the reason: those that fitted before and do not after it. Visits are
 * given in the order in which they were booked: who booked first keeps the seats that are left, and who has come already
 * keeps them before anybody.
 */
export function hitVisits(before: SalonDays, after: SalonDays, visits: readonly SeatedVisit[]): Map<string, HitReason> {
  const did = misfits(before, visits);
  return new Map([...misfits(after, visits)].filter(([id]) => !did.has(id)));
}

/** The locations whose visits need technicians after a change of the settings, and did not before it. */
export function newlyStaffed(before: SalonDays, after: SalonDays): LocationCode[] {
  return LOCATION_CODES.filter((code) => after.locations[code].staffing && !before.locations[code].staffing);
}

/** The visits to come that do not fit the salon as it is set, with the reason, in the order given. */
export function misfits(salon: SalonDays, visits: readonly SeatedVisit[]): Map<string, HitReason> {
  const found = new Map<string, HitReason>();
  const days = Map.groupBy(visits, ({ date, location }) => `${date} ${location}`);
  for (const day of days.values()) {
    const seated: Sitting[] = [];
    for (const visit of day.filter(({ isToCome }) => !isToCome)) seated.push(...sittingsOf(visit));
    for (const visit of day.filter(({ isToCome }) => isToCome)) {
      const reason = misfit(salon, visit, seated);
      if (reason) found.set(visit.id, reason);
      else seated.push(...sittingsOf(visit));
    }
  }
  return found;
}

function misfit(salon: SalonDays, visit: SeatedVisit, seated: readonly Sitting[]): HitReason | null {
  const { closingGraceMinutes, seats } = salon.locations[visit.location];
  const hours = hoursOn(salon, visit.location, visit.date);
  if (!hours) return 'closed';
  if (isOutside(visit, hours, closingGraceMinutes)) return 'outside_hours';
  return fits({ lines: visit.lines, start: visit.start, seats }, seated) ? null : 'no_seat';
}

/** Whoever sits where does not matter here, only how many at once. */
function sittingsOf({ lines, start }: SeatedVisit): Sitting[] {
  return planLines(lines, start).flatMap(({ people, ...line }) =>
    Array.from({ length: people }, () => ({ ...line, seat: 1 })),
  );
}
