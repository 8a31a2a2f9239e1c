import { overlap } from '../salon/spans.ts';
import { SERVICE_CATEGORIES, type ServiceCategory } from '../services/services.ts';

/** One person on one seat for one line of a visit, at one location on one day; minutes since midnight, end excluded. */
export interface Sitting {
  category: ServiceCategory;
  /** Counted from 1; above the location's count for the category it is an extra seat. */
  seat: number;
  start: number;
  end: number;
}

/** A sitting that is already stored, with the caller's identifier. */
export type StoredSitting<Id> = Sitting & { id: Id };

/** What the plan needs of a line: how many people side by side, and for how many minutes. */
export interface PlanLine {
  category: ServiceCategory;
  qty: number;
  minutes: number;
}

/** A line with its times: these people need seats of the category from start to end. */
export interface PlannedLine {
  category: ServiceCategory;
  people: number;
  start: number;
  end: number;
}

export type SeatCounts = Record<ServiceCategory, number>;

/** Who sits where: the new sittings, line by line, and the stored ones that have to change seats. */
export interface Seating<Id> {
  seated: (Sitting & { line: number })[];
  moved: { id: Id; seat: number }[];
}

/** A visit that needs seats among the sittings of its location and day. */
export interface SeatRequest {
  lines: readonly PlanLine[];
  start: number;
  seats: SeatCounts;
}

/** The lines of a visit one after another in their order, the people of each side by side. */
export function planLines(lines: readonly PlanLine[], start: number): PlannedLine[] {
  let next = start;
  return lines.map(({ category, qty, minutes }) => {
    const line = { category, people: qty, start: next, end: next + minutes };
    next = line.end;
    return line;
  });
}

/** How long the lines take one after another. */
export function workMinutes(lines: readonly PlanLine[]): number {
  return lines.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The people of a category who are being served at that minute. */
export function peopleAt(sittings: readonly Sitting[], category: ServiceCategory, minute: number): number {
  return sittings.filter((sitting) => sitting.category === category && sitting.start <= minute && minute < sitting.end)
    .length;
}

/**
 * Whether every line has enough free seats: at no instant of the visit are there more people than seats. Other instants
 * of the day are not checked, so extra seats taken at another time do not matter.
 */
export function fits({ lines, start, seats }: SeatRequest, sittings: readonly Sitting[]): boolean {
  return planLines(lines, start).every((line) => lineFits(line, sittings, seats));
}

/**
 * Seats for every person of a visit, or null when it does not fit (`slot_full`). Stored sittings keep their seats if
 * they can; when no seat is free for the whole line, people who come later than the visit change seats, never times.
 * With `insist`, people without a seat get extra seats and nobody is moved.
 */
export function seatPlan<Id>(
  request: SeatRequest & { insist?: boolean },
  stored: readonly StoredSitting<Id>[],
): Seating<Id> | null {
  const plan = planLines(request.lines, request.start).map((line, index) => ({ ...line, line: index }));
  const seating: Seating<Id> = { seated: [], moved: [] };
  for (const category of SERVICE_CATEGORIES) {
    const lines = plan.filter((line) => line.category === category);
    const others = stored.filter((sitting) => sitting.category === category);
    const isFree = lines.every((line) => lineFits(line, others, request.seats));
    if (!isFree && !request.insist) return null;
    const limit = isFree ? request.seats[category] : Number.POSITIVE_INFINITY;
    const part = seatAround(lines, others, limit) ?? reseatAll(lines, others);
    seating.seated.push(...part.seated);
    seating.moved.push(...part.moved);
  }
  return seating;
}

type NumberedLine = PlannedLine & { line: number };

function lineFits(line: PlannedLine, sittings: readonly Sitting[], seats: SeatCounts): boolean {
  const others = sittings.filter((sitting) => sitting.category === line.category && overlap(sitting, line));
  const left = seats[line.category] - line.people;
  return others.length <= left || mostAtOnce(others) <= left;
}

/** The most of these people at any one instant. */
function mostAtOnce(sittings: readonly Sitting[]): number {
  const steps = sittings
    .flatMap(({ start, end }) => [
      { at: start, by: 1 },
      { at: end, by: -1 },
    ])
    .sort((one, other) => one.at - other.at || one.by - other.by);
  let people = 0;
  let most = 0;
  for (const { by } of steps) {
    people += by;
    most = Math.max(most, people);
  }
  return most;
}

/** The lowest seats that are free for the whole of each line, nobody moved; null when that needs a seat above the limit. */
function seatAround<Id>(
  lines: readonly NumberedLine[],
  others: readonly StoredSitting<Id>[],
  limit: number,
): Seating<Id> | null {
  const seated: Seating<Id>['seated'] = [];
  for (const { people, ...sitting } of lines) {
    const taken = new Set(others.filter((other) => overlap(other, sitting)).map(({ seat }) => seat));
    for (let seat = 1, left = people; left > 0; seat += 1) {
      if (seat > limit) return null;
      if (taken.has(seat)) continue;
      seated.push({ ...sitting, seat });
      left -= 1;
    }
  }
  return { seated, moved: [] };
}

/**
 * Seats everybody of a category in order of arrival: on their own seat if it is free, else on the lowest free one. This
 * finds seats within the count whenever `lineFits` holds. At equal times stored people come first, so that only people
 * who arrive after the visit begins are moved.
 */
function reseatAll<Id>(lines: readonly NumberedLine[], others: readonly StoredSitting<Id>[]): Seating<Id> {
  const seating: Seating<Id> = { seated: [], moved: [] };
  const take = freeSeats();
  const newcomers = lines.flatMap(({ people, ...sitting }) => Array.from({ length: people }, () => sitting));
  const arrivals = [
    ...others.map((sitting) => ({ ...sitting, isStored: true as const })),
    ...newcomers.map((sitting) => ({ ...sitting, isStored: false as const })),
  ].sort((one, other) => one.start - other.start || Number(other.isStored) - Number(one.isStored));
  for (const arrival of arrivals) {
    if (arrival.isStored) {
      const seat = take(arrival, arrival.seat);
      if (seat !== arrival.seat) seating.moved.push({ id: arrival.id, seat });
    } else {
      const { isStored, ...sitting } = arrival;
      seating.seated.push({ ...sitting, seat: take(sitting) });
    }
  }
  return seating;
}

/** Gives out seats to people in order of arrival and remembers until when each is taken. */
function freeSeats(): (interval: Interval, preferred?: number) => number {
  const takenUntil: number[] = [];
  const isFree = (seat: number, from: number) => (takenUntil[seat] ?? from) <= from;
  return ({ start, end }, preferred = 1) => {
    let seat = preferred;
    if (!isFree(seat, start)) for (seat = 1; !isFree(seat, start); ) seat += 1;
    takenUntil[seat] = end;
    return seat;
  };
}

type Interval = Pick<Sitting, 'start' | 'end'>;
