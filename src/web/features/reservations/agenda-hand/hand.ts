import type { Reservation } from '#contract/schemas/reservations.ts';
import { HAND_STEPS, leastLength, lengthTo, startNear } from '#domain/agenda/grid.ts';
import type { Place, StandingVisit } from '#domain/agenda/landing.ts';
import { stretchedTo, VISIT_MINUTES } from '#domain/reservations/moving.ts';
import { endTime } from '#domain/reservations/reservation-times.ts';
import { type CalendarDate, clockTime, minutesOf } from '#domain/salon/salon-time.ts';
import { type AgendaColumn, spanOfVisit, standingOf } from '../agenda/agenda-columns.ts';

/** Where a visit would stand, and for how many minutes. */
export type Standing = Place & { readonly minutes: number };

/** A visit that somebody has picked up: by a pointer or the keyboard, to be moved or made longer. */
export type Hand = {
  readonly visit: Reservation;
  /** The piece by which it was taken. */
  readonly piece: string;
  readonly by: 'pointer' | 'keys';
  readonly deed: 'move' | 'stretch';
  readonly from: Standing;
  readonly to: Standing;
};

/** A column as somebody to whom a visit may be carried. */
export type Carrier = Pick<AgendaColumn, 'location' | 'performer'>;

/**
 * Whether the desk may pick a visit up: one that is to come; and one whose client is there, to be given to another technician
 * where there are technicians.
 */
export function mayLift({ status }: Reservation, performer: string | null | undefined): boolean {
  return status === 'pending' || (status === 'present' && performer !== undefined);
}

/** A visit picked up, still where it stands. `performer` is who serves the piece by which it was taken. */
export function lifted(
  visit: Reservation,
  { performer, ...take }: Pick<Hand, 'piece' | 'by' | 'deed'> & Pick<Place, 'performer'>,
): Hand {
  const { start, end } = spanOfVisit(visit);
  const from = { location: visit.reservationLocation.locationReserved, start, minutes: end - start, performer };
  return { ...take, visit, from, to: from };
}

/** Whether a visit is held over the place that it was taken from. */
export function isUnmoved({ from, to }: Hand): boolean {
  return isSame(from, to);
}

/** The visit as the rules would see it where it is held. */
export function heldVisit({ visit, to }: Hand): StandingVisit {
  const lines = stretchedTo(visit.reservationServices, to.minutes) ?? visit.reservationServices;
  return { ...standingOf(visit), lines };
}

/** The visit as it will be shown where it is held, before the server has answered. */
export function placedVisit({ visit, from, to }: Hand): Reservation {
  const lines = stretchedTo(visit.reservationServices, to.minutes) ?? visit.reservationServices;
  const timeReserved = clockTime(to.start);
  const later = to.start - from.start;
  const longer = to.minutes - from.minutes;
  const last = visit.sittings
    ?.map(({ end }) => end)
    .toSorted()
    .at(-1);
  const sittings = visit.sittings?.map((one) => ({
    ...one,
    technicianId: one.technicianId === from.performer ? (to.performer ?? null) : one.technicianId,
    start: clockTime(minutesOf(one.start) + later),
    end: clockTime(minutesOf(one.end) + later + (one.end === last ? longer : 0)),
  }));
  return {
    ...visit,
    reservationServices: lines,
    reservationLocation: { locationReserved: to.location },
    reservationDate: { ...visit.reservationDate, timeReserved },
    endTime: endTime(timeReserved, lines),
    ...(sittings && { sittings }),
  };
}

type Over = Carrier & { date: CalendarDate; minute: number; step: number };

/**
 * The hand over another minute of the day: the visit begins at the step nearest to it, or, stretched, ends there. One whose client
 * is there keeps its time and location.
 */
export function heldOver(hand: Hand, { date, minute, step, location, performer }: Over): Hand {
  if (hand.visit.status === 'present') return location === hand.from.location ? withTo(hand, { performer }) : hand;
  if (hand.deed === 'stretch') {
    const limits = { least: leastLength(hand.visit.reservationServices), most: VISIT_MINUTES.max };
    return withTo(hand, { minutes: lengthTo(minute, hand.to.start, limits) });
  }
  return withTo(hand, { location, performer, start: startNear(minute, date, step) });
}

type Keys = { key: string; shiftKey: boolean; altKey: boolean };
/** How far the arrows move a held visit, in minutes; with Shift farther. */
const ARROW_STEPS = { plain: HAND_STEPS.fine, shift: 15 } as const;

/**
 * The hand after a key: up and down in time, left and right between technicians or locations, Alt changes the length. Null for
 * other keys.
 */
export function heldByKey(
  hand: Hand,
  { key, shiftKey, altKey }: Keys,
  { date, carriers }: { date: CalendarDate; carriers: readonly Carrier[] },
): Hand | null {
  const direction = key === 'ArrowDown' ? 1 : -1;
  const step = direction * (shiftKey ? ARROW_STEPS.shift : ARROW_STEPS.plain);
  const held = { ...hand.to, date, minute: hand.to.start, step: HAND_STEPS.fine };
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (!altKey) return heldOver(hand, { ...held, minute: held.minute + step, performer: hand.to.performer });
      return heldOver(
        { ...hand, deed: 'stretch' },
        { ...held, minute: hand.to.start + hand.to.minutes + step, performer: hand.to.performer },
      );
    case 'ArrowLeft':
    case 'ArrowRight': {
      const at = carriers.findIndex((carrier) => isCarrier(carrier, hand.to)) + (key === 'ArrowRight' ? 1 : -1);
      const carrier = carriers[at];
      return carrier ? heldOver({ ...hand, deed: 'move' }, { ...held, ...carrier }) : hand;
    }
    default:
      return null;
  }
}

/** Whether a place is in a column of that carrier. */
export function isCarrier({ location, performer }: Carrier, place: Place): boolean {
  return location === place.location && performer === place.performer;
}

/** To whom a visit may be carried, from left to right: each location without technicians once, else each technician. */
export function carriersOf(columns: readonly AgendaColumn[]): Carrier[] {
  const carriers = new Map(
    columns.map(({ location, performer }) => [`${location} ${performer}`, { location, performer }]),
  );
  return [...carriers.values()];
}

/** The same hand when nothing changes, so that nothing is drawn again. */
function withTo(hand: Hand, change: Partial<Standing>): Hand {
  const to = { ...hand.to, ...change };
  return isSame(to, hand.to) ? hand : { ...hand, to };
}

function isSame(one: Standing, other: Standing): boolean {
  return (
    isCarrier({ location: one.location, performer: one.performer }, other) &&
    one.start === other.start &&
    one.minutes === other.minutes
  );
}
