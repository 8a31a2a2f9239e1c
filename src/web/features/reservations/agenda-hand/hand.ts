import type { Reservation } from '#contract/schemas/reservations.ts';
import { HAND_STEPS, leastLength, lengthTo, startNear } from '#domain/agenda/grid.ts';
import type { Place, StandingVisit } from '#domain/agenda/landing.ts';
import type { ServedWork } from '#domain/agenda/performer-landing.ts';
import { performerChanges } from '#domain/agenda/several.ts';
import { stretchedTo, VISIT_MINUTES } from '#domain/reservations/moving.ts';
import { endTime } from '#domain/reservations/reservation-times.ts';
import { type CalendarDate, clockTime, minutesOf } from '#domain/salon/salon-time.ts';
import type { PerformerChange } from '#domain/team/performer-changes.ts';
import { type AgendaColumn, servedWorks, spanOfVisit, standingOf, startOf } from '../agenda/agenda-columns.ts';

/** A place of the agenda on one of its days. */
export type DayPlace = Place & { readonly date: CalendarDate };

/** Where a visit would stand, and for how many minutes. */
export type Standing = DayPlace & {
  readonly minutes: number;
  /** Whether the people that were taken go to another technician alone. */
  readonly isAlone: boolean;
  /** Of a visit that several serve, whose people go to whom; none of any other. */
  readonly changes: readonly PerformerChange[];
};

/** A visit that somebody has picked up: by a pointer or the keyboard, to be moved or made longer. */
export type Hand = {
  readonly visit: Reservation;
  /** The piece by which it was taken. */
  readonly piece: string;
  readonly by: 'pointer' | 'keys';
  readonly deed: 'move' | 'stretch';
  /** The technicians of each location, from left to right. */
  readonly team: readonly Carrier[];
  readonly from: Standing;
  readonly to: Standing;
};

/** A column as somebody to whom a visit may be carried. */
export type Carrier = Pick<AgendaColumn, 'date' | 'location' | 'performer'>;

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
  { performer, ...take }: Pick<Hand, 'piece' | 'by' | 'deed' | 'team'> & Pick<Place, 'performer'>,
): Hand {
  const { start, end } = spanOfVisit(visit);
  const date = visit.reservationDate.dateReserved;
  const location = visit.reservationLocation.locationReserved;
  const place = { date, location, start, minutes: end - start, performer };
  const serving = performer === undefined ? [] : new Set(visit.sittings?.map(({ technicianId }) => technicianId));
  const each = [...serving].map((id) => ({ from: id, to: id }));
  const from = { ...place, isAlone: false, changes: each.length > 1 ? each : [] };
  return { ...take, visit, from, to: from };
}

/** Whether a visit is held over the place that it was taken from. */
export function isUnmoved({ from, to }: Hand): boolean {
  return isSame(from, to);
}

/** Whether several serve the visit, so that one of them may be changed alone. */
export function isOfSeveral({ from }: Hand): boolean {
  return from.changes.length > 0;
}

/** The visit as the rules would see it where it is held. */
export function heldVisit(hand: Hand): StandingVisit {
  const { visit, to } = hand;
  const lines = stretchedTo(visit.reservationServices, to.minutes) ?? visit.reservationServices;
  return { ...standingOf(visit), lines, ...(isOfSeveral(hand) && { served: servedWork(placedVisit(hand)) }) };
}

/** Who serves whom of a visit, from its beginning on. */
function servedWork(visit: Reservation): ServedWork[] {
  const begin = startOf(visit);
  return servedWorks(visit).map((work) => ({ ...work, start: work.start - begin, end: work.end - begin }));
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
    technicianId: performerAfter(one.technicianId, from, to),
    start: clockTime(minutesOf(one.start) + later),
    end: clockTime(minutesOf(one.end) + later + (one.end === last ? longer : 0)),
  }));
  return {
    ...visit,
    reservationServices: lines,
    reservationLocation: { locationReserved: to.location },
    reservationDate: { ...visit.reservationDate, dateReserved: to.date, timeReserved },
    endTime: endTime(timeReserved, lines),
    ...(sittings && { sittings }),
  };
}

/** Who serves those whom somebody served before. */
function performerAfter(id: string | null, from: Standing, to: Standing): string | null {
  const change = to.changes.find((one) => one.from === id);
  if (change) return change.to;
  return id === from.performer ? (to.performer ?? null) : id;
}

type Over = Carrier & { minute: number; step: number; isAlone?: boolean };

/**
 * The hand over a minute of a day: the visit begins at the step nearest to it, or, stretched, ends there. One whose client
 * is there keeps its time and location, and so does one of which one person alone goes to another technician.
 */
export function heldOver(hand: Hand, { date, minute, step, location, performer, isAlone = false }: Over): Hand {
  const mayBeAlone = isAlone && isOfSeveral(hand);
  if (hand.visit.status === 'present' || mayBeAlone) {
    const isHere = date === hand.from.date && location === hand.from.location;
    const { start } = hand.visit.status === 'present' ? hand.to : hand.from;
    return isHere ? withTo(hand, { date, location, performer, start, isAlone: mayBeAlone }) : hand;
  }
  if (hand.deed === 'stretch') {
    const limits = { least: leastLength(hand.visit.reservationServices), most: VISIT_MINUTES.max };
    return withTo(hand, { minutes: lengthTo(minute, hand.to.start, limits) });
  }
  return withTo(hand, { date, location, performer, start: startNear(minute, date, step), isAlone: false });
}

type Keys = { key: string; shiftKey: boolean; altKey: boolean };
/** How far the arrows move a held visit, in minutes; with Shift farther. */
const ARROW_STEPS = { plain: HAND_STEPS.fine, shift: 15 } as const;

/**
 * The hand after a key: up and down in time, left and right between technicians, locations or days. Alt changes the length, and
 * of a visit that several serve the technician of one person alone. Null for other keys.
 */
export function heldByKey(hand: Hand, keys: Keys, carriers: readonly Carrier[]): Hand | null {
  const aside = { isAlone: keys.altKey, carriers };
  switch (keys.key) {
    case 'ArrowDown':
      return later(hand, 1, keys);
    case 'ArrowUp':
      return later(hand, -1, keys);
    case 'ArrowLeft':
      return beside(hand, -1, aside);
    case 'ArrowRight':
      return beside(hand, 1, aside);
    default:
      return null;
  }
}

function later(hand: Hand, direction: 1 | -1, { shiftKey, altKey }: Omit<Keys, 'key'>): Hand {
  const { visit, to } = hand;
  const by = direction * (shiftKey ? ARROW_STEPS.shift : ARROW_STEPS.plain);
  const over = { ...to, performer: to.performer, step: HAND_STEPS.fine, isAlone: false };
  if (altKey) return heldOver({ ...hand, deed: 'stretch' }, { ...over, minute: to.start + to.minutes + by });
  if (visit.status === 'present') return hand;
  // Time is of all of them, also after one alone was given to somebody else.
  return withTo(hand, { start: startNear(to.start + by, to.date, HAND_STEPS.fine) });
}

type Beside = { isAlone: boolean; carriers: readonly Carrier[] };

function beside(hand: Hand, direction: 1 | -1, { isAlone, carriers }: Beside): Hand {
  const { to } = hand;
  const carrier = carriers[carriers.findIndex((one) => isCarrier(one, to)) + direction];
  if (!carrier) return hand;
  const mayBeAlone = isAlone && isOfSeveral(hand);
  const isHere = carrier.date === to.date && carrier.location === to.location;
  if (mayBeAlone) return isHere ? withTo({ ...hand, deed: 'move' }, { ...carrier, isAlone: true }) : hand;
  return heldOver({ ...hand, deed: 'move' }, { ...carrier, minute: to.start, step: HAND_STEPS.fine });
}

/** Whether a place is in a column of that carrier. */
export function isCarrier({ date, location, performer }: Carrier, place: DayPlace): boolean {
  return date === place.date && location === place.location && performer === place.performer;
}

/** To where a visit may be carried, from left to right: each location without technicians once, else each technician, or each of her days. */
export function carriersOf(columns: readonly AgendaColumn[]): Carrier[] {
  const carriers = new Map(
    columns.map(({ date, location, performer }) => [`${date} ${location} ${performer}`, { date, location, performer }]),
  );
  return [...carriers.values()];
}

/** The same hand when nothing changes, so that nothing is drawn again. */
function withTo(hand: Hand, change: Partial<Standing>): Hand {
  const wanted = { ...hand.to, ...change };
  const changes = isOfSeveral(hand) ? changesOf(hand, wanted) : [];
  const taken = changes.find(({ from }) => from === hand.from.performer);
  const to = taken ? { ...wanted, changes, performer: taken.to } : wanted;
  return isSame(to, hand.to) ? hand : { ...hand, to };
}

function changesOf({ from, team }: Hand, { date, location, performer = null, isAlone }: Standing): PerformerChange[] {
  const teamAt = (place: Pick<Standing, 'date' | 'location'>) =>
    team.flatMap((one) => (one.date === place.date && one.location === place.location && one.performer) || []);
  return performerChanges(
    from.changes.map((one) => one.from),
    { taken: from.performer ?? null, over: performer, isAlone, from: teamAt(from), to: teamAt({ date, location }) },
  );
}

function isSame(one: Standing, other: Standing): boolean {
  return (
    isCarrier({ date: one.date, location: one.location, performer: one.performer }, other) &&
    one.start === other.start &&
    one.minutes === other.minutes &&
    one.changes.every(({ to }, index) => to === other.changes[index]?.to)
  );
}
