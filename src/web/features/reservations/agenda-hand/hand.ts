import type { Reservation } from '#contract/schemas/reservations.ts';
import { HAND_STEPS, leastLength, lengthTo, startNear } from '#domain/agenda/grid.ts';
import type { Place, StandingVisit } from '#domain/agenda/landing.ts';
import { deskMoveRefusal, stretchedTo, VISIT_MINUTES } from '#domain/reservations/moving.ts';
import { endTime } from '#domain/reservations/reservation-times.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, clockTime } from '#domain/salon/salon-time.ts';
import { spanOfVisit, standingOf } from '../agenda/agenda-columns.ts';

/** Where a visit would stand, and for how many minutes. */
export type Standing = Place & { readonly minutes: number };

/** A visit that somebody has picked up: by a pointer or the keyboard, to be moved or made longer. */
export type Hand = {
  readonly visit: Reservation;
  /** The piece by which it was taken. */
  readonly piece: string;
  readonly by: 'pointer' | 'keys';
  readonly deed: 'move' | 'stretch';
  readonly to: Standing;
};

/** Whether the desk may pick a visit up. */
export function mayLift({ status }: Reservation): boolean {
  return deskMoveRefusal(status) === null;
}

/** A visit picked up, still where it stands. */
export function lifted(visit: Reservation, take: Pick<Hand, 'piece' | 'by' | 'deed'>): Hand {
  return { ...take, visit, to: standing(visit) };
}

/** Whether a visit is held over the place that it was taken from. */
export function isUnmoved({ visit, to }: Hand): boolean {
  const { location, start, minutes } = standing(visit);
  return to.location === location && to.start === start && to.minutes === minutes;
}

/** The visit as the rules would see it where it is held. */
export function heldVisit({ visit, to }: Hand): StandingVisit {
  const lines = stretchedTo(visit.reservationServices, to.minutes) ?? visit.reservationServices;
  return { ...standingOf(visit), lines };
}

/** The visit as it will be shown where it is held, before the server has answered. */
export function placedVisit({ visit, to }: Hand): Reservation {
  const lines = stretchedTo(visit.reservationServices, to.minutes) ?? visit.reservationServices;
  const timeReserved = clockTime(to.start);
  return {
    ...visit,
    reservationServices: lines,
    reservationLocation: { locationReserved: to.location },
    reservationDate: { ...visit.reservationDate, timeReserved },
    endTime: endTime(timeReserved, lines),
  };
}

type Over = { date: CalendarDate; minute: number; step: number; location: LocationCode };

/** The hand over another minute of the day: the visit begins at the step nearest to it, or, stretched, ends there. */
export function heldOver(hand: Hand, { date, minute, step, location }: Over): Hand {
  if (hand.deed === 'stretch') {
    const limits = { least: leastLength(hand.visit.reservationServices), most: VISIT_MINUTES.max };
    return withTo(hand, { minutes: lengthTo(minute, hand.to.start, limits) });
  }
  return withTo(hand, { location, start: startNear(minute, date, step) });
}

type Keys = { key: string; shiftKey: boolean; altKey: boolean };
/** How far the arrows move a held visit, in minutes; with Shift farther. */
const ARROW_STEPS = { plain: HAND_STEPS.fine, shift: 15 } as const;

/** The hand after a key: up and down in time, left and right between locations, Alt changes the length. Null for other keys. */
export function heldByKey(
  hand: Hand,
  { key, shiftKey, altKey }: Keys,
  { date, locations }: { date: CalendarDate; locations: readonly LocationCode[] },
): Hand | null {
  const direction = key === 'ArrowDown' ? 1 : -1;
  const step = direction * (shiftKey ? ARROW_STEPS.shift : ARROW_STEPS.plain);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (!altKey) return heldOver(hand, { ...hand.to, date, minute: hand.to.start + step, step: HAND_STEPS.fine });
      return withTo(hand, { minutes: longer(hand, step) });
    case 'ArrowLeft':
    case 'ArrowRight': {
      const at = locations.indexOf(hand.to.location) + (key === 'ArrowRight' ? 1 : -1);
      return withTo(hand, { location: locations[at] ?? hand.to.location });
    }
    default:
      return null;
  }
}

function longer({ visit, to }: Hand, step: number): number {
  const limits = { least: leastLength(visit.reservationServices), most: VISIT_MINUTES.max };
  return lengthTo(to.start + to.minutes + step, to.start, limits);
}

/** The same hand when nothing changes, so that nothing is drawn again. */
function withTo(hand: Hand, change: Partial<Standing>): Hand {
  const to = { ...hand.to, ...change };
  const isSame = to.location === hand.to.location && to.start === hand.to.start && to.minutes === hand.to.minutes;
  return isSame ? hand : { ...hand, to };
}

function standing(visit: Reservation): Standing {
  const { start, end } = spanOfVisit(visit);
  return { location: visit.reservationLocation.locationReserved, start, minutes: end - start };
}
