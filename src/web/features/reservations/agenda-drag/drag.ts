import type { Reservation } from '#contract/schemas/reservations.ts';
import { DRAG_STEPS, leastLength, lengthTo, startNear } from '#domain/agenda/grid.ts';
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
export type Drag = {
  readonly visit: Reservation;
  /** The piece by which it was taken. */
  readonly piece: string;
  readonly by: 'pointer' | 'keys';
  readonly action: 'move' | 'stretch';
  /** The technicians of each location, from left to right. */
  readonly team: readonly DropTarget[];
  readonly from: Standing;
  readonly to: Standing;
};

/** A column to which a visit may be carried. */
export type DropTarget = Pick<AgendaColumn, 'date' | 'location' | 'performer'>;

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
  { performer, ...take }: Pick<Drag, 'piece' | 'by' | 'action' | 'team'> & Pick<Place, 'performer'>,
): Drag {
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
export function isUnmoved({ from, to }: Drag): boolean {
  return isSame(from, to);
}

/** Whether several serve the visit, so that one of them may be changed alone. */
export function isOfSeveral({ from }: Drag): boolean {
  return from.changes.length > 0;
}

/** The visit as the rules would see it where it is held. */
export function heldVisit(drag: Drag): StandingVisit {
  const { visit, to } = drag;
  const lines = stretchedTo(visit.reservationServices, to.minutes) ?? visit.reservationServices;
  return { ...standingOf(visit), lines, ...(isOfSeveral(drag) && { served: servedWork(placedVisit(drag)) }) };
}

/** Who serves whom of a visit, from its beginning on. */
function servedWork(visit: Reservation): ServedWork[] {
  const begin = startOf(visit);
  return servedWorks(visit).map((work) => ({ ...work, start: work.start - begin, end: work.end - begin }));
}

/** The visit as it will be shown where it is held, before the server has answered. */
export function placedVisit({ visit, from, to }: Drag): Reservation {
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

type Over = DropTarget & { minute: number; step: number; isAlone?: boolean };

/**
 * The drag over a minute of a day: the visit begins at the step nearest to it, or, stretched, ends there. One whose client
 * is there keeps its time and location, and so does one of which one person alone goes to another technician.
 */
export function heldOver(drag: Drag, { date, minute, step, location, performer, isAlone = false }: Over): Drag {
  const mayBeAlone = isAlone && isOfSeveral(drag);
  if (drag.visit.status === 'present' || mayBeAlone) {
    const isHere = date === drag.from.date && location === drag.from.location;
    const { start } = drag.visit.status === 'present' ? drag.to : drag.from;
    return isHere ? withTo(drag, { date, location, performer, start, isAlone: mayBeAlone }) : drag;
  }
  if (drag.action === 'stretch') {
    const limits = { least: leastLength(drag.visit.reservationServices), most: VISIT_MINUTES.max };
    return withTo(drag, { minutes: lengthTo(minute, drag.to.start, limits) });
  }
  return withTo(drag, { date, location, performer, start: startNear(minute, date, step), isAlone: false });
}

type Keys = { key: string; shiftKey: boolean; altKey: boolean };
/** How far the arrows move a held visit, in minutes; with Shift farther. */
const ARROW_STEPS = { plain: DRAG_STEPS.fine, shift: 15 } as const;

/**
 * The drag after a key: up and down in time, left and right between technicians, locations or days. Alt changes the length, and
 * of a visit that several serve the technician of one person alone. Null for other keys.
 */
export function heldByKey(drag: Drag, keys: Keys, dropTargets: readonly DropTarget[]): Drag | null {
  const aside = { isAlone: keys.altKey, dropTargets };
  switch (keys.key) {
    case 'ArrowDown':
      return later(drag, 1, keys);
    case 'ArrowUp':
      return later(drag, -1, keys);
    case 'ArrowLeft':
      return beside(drag, -1, aside);
    case 'ArrowRight':
      return beside(drag, 1, aside);
    default:
      return null;
  }
}

function later(drag: Drag, direction: 1 | -1, { shiftKey, altKey }: Omit<Keys, 'key'>): Drag {
  const { visit, to } = drag;
  const by = direction * (shiftKey ? ARROW_STEPS.shift : ARROW_STEPS.plain);
  const over = { ...to, performer: to.performer, step: DRAG_STEPS.fine, isAlone: false };
  if (altKey) return heldOver({ ...drag, action: 'stretch' }, { ...over, minute: to.start + to.minutes + by });
  if (visit.status === 'present') return drag;
  // Time is of all of them, also after one alone was given to somebody else.
  return withTo(drag, { start: startNear(to.start + by, to.date, DRAG_STEPS.fine) });
}

type Beside = { isAlone: boolean; dropTargets: readonly DropTarget[] };

function beside(drag: Drag, direction: 1 | -1, { isAlone, dropTargets }: Beside): Drag {
  const { to } = drag;
  const dropTarget = dropTargets[dropTargets.findIndex((one) => isDropTarget(one, to)) + direction];
  if (!dropTarget) return drag;
  const mayBeAlone = isAlone && isOfSeveral(drag);
  const isHere = dropTarget.date === to.date && dropTarget.location === to.location;
  if (mayBeAlone) return isHere ? withTo({ ...drag, action: 'move' }, { ...dropTarget, isAlone: true }) : drag;
  return heldOver({ ...drag, action: 'move' }, { ...dropTarget, minute: to.start, step: DRAG_STEPS.fine });
}

/** Whether a place is in a column of that drop target. */
export function isDropTarget({ date, location, performer }: DropTarget, place: DayPlace): boolean {
  return date === place.date && location === place.location && performer === place.performer;
}

/** To where a visit may be carried, from left to right: each location without technicians once, else each technician, or each of her days. */
export function dropTargetsOf(columns: readonly AgendaColumn[]): DropTarget[] {
  const dropTargets = new Map(
    columns.map(({ date, location, performer }) => [`${date} ${location} ${performer}`, { date, location, performer }]),
  );
  return [...dropTargets.values()];
}

/** The same drag when nothing changes, so that nothing is drawn again. */
function withTo(drag: Drag, change: Partial<Standing>): Drag {
  const wanted = { ...drag.to, ...change };
  const changes = isOfSeveral(drag) ? changesOf(drag, wanted) : [];
  const taken = changes.find(({ from }) => from === drag.from.performer);
  const to = taken ? { ...wanted, changes, performer: taken.to } : wanted;
  return isSame(to, drag.to) ? drag : { ...drag, to };
}

function changesOf({ from, team }: Drag, { date, location, performer = null, isAlone }: Standing): PerformerChange[] {
  const teamAt = (place: Pick<Standing, 'date' | 'location'>) =>
    team.flatMap((one) => (one.date === place.date && one.location === place.location && one.performer) || []);
  return performerChanges(
    from.changes.map((one) => one.from),
    { taken: from.performer ?? null, over: performer, isAlone, from: teamAt(from), to: teamAt({ date, location }) },
  );
}

function isSame(one: Standing, other: Standing): boolean {
  return (
    isDropTarget({ date: one.date, location: one.location, performer: one.performer }, other) &&
    one.start === other.start &&
    one.minutes === other.minutes &&
    one.changes.every(({ to }, index) => to === other.changes[index]?.to)
  );
}
