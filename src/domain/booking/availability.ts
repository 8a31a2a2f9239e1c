import { type LocationCode, otherLocation } from '../salon/locations.ts';
import { dayHours, type SalonSettings } from '../salon/salon-settings.ts';
import { type CalendarDate, type ClockTime, datesBetween, minutesOf, type SalonMoment } from '../salon/salon-time.ts';
import { SERVICE_CATEGORIES, type ServiceCategory } from '../services/services.ts';
import { canBeServed, type TeamLine } from '../team/assignment.ts';
import type { Member } from '../team/team-day.ts';
import { doesService, type Technician, worksAt } from '../team/technicians.ts';
import {
  type BookableDay,
  bookableDay,
  type DayRefusal,
  isTooSoon,
  type Slot,
  type SlotRefusal,
  startRefusal,
} from './booking-window.ts';
import type { ClosureLabel } from './closures.ts';
import { deskStartRefusal } from './desk-window.ts';
import { fits, peopleAt, type SeatCounts, type Sitting, workMinutes } from './seats.ts';

export type SlotState = 'free' | 'full' | 'past' | 'too_long';
export type DayState = 'open' | 'full' | 'closed';

export interface AvailableSlot {
  time: ClockTime;
  state: SlotState;
  /** On a full slot: whether the other location has that time free; only when its sittings were given. */
  otherLocationFree?: boolean;
  /** On a slot that is full with a technician who was asked for: whether it is free with others. */
  freeWithOthers?: boolean;
  /** The people being served when the slot starts; only when asked for. */
  load?: Record<ServiceCategory, number>;
}

/** One day of the calendar: open has a free slot, full has none left, closed offers none and says why. */
export interface AvailableDay {
  date: CalendarDate;
  state: DayState;
  reason?: DayRefusal;
  /** The name of the closure, when the day is closed for one that has a name. */
  label?: ClosureLabel;
  slots: AvailableSlot[];
}

export interface Availability {
  days: AvailableDay[];
  firstFree: Slot | null;
}

/** The sittings of one location by date, holds included, cancelled ones not. */
export type SittingsByDate = ReadonlyMap<CalendarDate, readonly Sitting[]>;

export interface AvailabilityQuestion {
  now: SalonMoment;
  settings: SalonSettings;
  location: LocationCode;
  from: CalendarDate;
  to: CalendarDate;
  /** Empty stands for one person on a manicure seat for 30 minutes. */
  lines: readonly TeamLine[];
  /** A technician who is asked for; she is to serve one person of each line. */
  performerId?: string | null;
  /** Whether that has to be one whom clients may ask for. */
  onlyAskable?: boolean;
  /** Who may serve; without it no location needs technicians. */
  teamAt?: TeamAt;
  sittings: SittingsByDate;
  /** The other location's sittings: with them each full slot also says whether that location is free. */
  otherSittings?: SittingsByDate;
  /** Whether each slot carries its load, for staff. */
  withLoad?: boolean;
  /** Judged as the desk judges: the notice is for clients only. */
  isAtDesk?: boolean;
  /** A time that the desk asks about too, in the timetable or not. */
  alsoAt?: ClockTime | null;
}

/** Who may serve at a location on a day; null where no technicians are needed. */
export type TeamAt = (location: LocationCode, date: CalendarDate) => readonly Member[] | null;

/** A question about a single day. */
export type DayQuestion = Omit<AvailabilityQuestion, 'from' | 'to'>;

export type DayOfSlots = {
  readonly date: CalendarDate;
  readonly slots: readonly Pick<AvailableSlot, 'time' | 'state'>[];
};

const DEFAULT_LINES: readonly TeamLine[] = [{ category: 'manicure', qty: 1, minutes: 30 }];

/**
 * What a client can book from one date to another, both included, and the first free slot. Booking is judged by the same
 * `slotProblem`, so the two cannot disagree.
 */
export function availability({ from, to, ...question }: AvailabilityQuestion): Availability {
  const days = datesBetween(from, to).map((date) => availableDay(question, date));
  return { days, firstFree: firstFreeSlot(days) };
}

/** What a client can book on one day. */
export function availableDay(question: DayQuestion, date: CalendarDate): AvailableDay {
  const here = dayAt(question, date, question.location);
  const { refusal: reason, starts } = here.day;
  if (reason) return { date, state: 'closed', reason, ...closedLabel(question, reason, date), slots: [] };
  const there = question.otherSittings && dayAt(question, date, otherLocation(question.location));
  const slots = withTime(starts, question.alsoAt).map((time) => availableSlot(question, time, { here, there }));
  return { date, state: slots.some(({ state }) => state === 'free') ? 'open' : 'full', slots };
}

function withTime(starts: readonly ClockTime[], time: ClockTime | null = null): readonly ClockTime[] {
  return time === null || starts.includes(time) ? starts : [...starts, time].sort();
}

/** The first free slot of these days, or null. */
export function firstFreeSlot(days: readonly DayOfSlots[]): Slot | null {
  for (const { date, slots } of days) {
    const free = slots.find(({ state }) => state === 'free');
    if (free) return { date, time: free.time };
  }
  return null;
}

/** The slot to propose on a full day: the first free slot after it, else the first of all. */
export function nextFreeSlot(days: readonly DayOfSlots[], full: CalendarDate): Slot | null {
  return firstFreeSlot(days.filter(({ date }) => date > full)) ?? firstFreeSlot(days);
}

/**
 * The free slot to propose in place of one that cannot be had: the same time if it is among these, else the next of that
 * day, else the last before it, else the first of a later day. Null when nothing is free.
 */
export function slotInstead(days: readonly DayOfSlots[], wanted: Slot): Slot | null {
  const { date } = wanted;
  const free = days
    .filter((day) => day.date === date)
    .flatMap(({ slots }) => slots.filter(({ state }) => state === 'free').map(({ time }) => time));
  const time = free.find((start) => start >= wanted.time) ?? free.at(-1);
  return time === undefined ? firstFreeSlot(days.filter((day) => day.date > date)) : { date, time };
}

/**
 * Why nothing is free on a full day: `full` when a slot is full, else `too_long` when the work would end too late, else
 * `past`.
 */
export function fullDayReason(slots: readonly Pick<AvailableSlot, 'state'>[]): Exclude<SlotState, 'free'> {
  const has = (wanted: SlotState) => slots.some(({ state }) => state === wanted);
  if (has('full') || slots.length === 0) return 'full';
  return has('too_long') ? 'too_long' : 'past';
}

/** Days fetched earlier, brought up to `now`: slots that have become too soon are past. */
export function asOf<Day extends DayOfSlots & Pick<AvailableDay, 'state'>>(
  days: readonly Day[],
  now: SalonMoment,
): Day[] {
  return days.map((day) => {
    if (day.date !== now.date || day.state !== 'open') return day;
    const slots = day.slots.map((slot) =>
      slot.state === 'free' && isTooSoon({ date: day.date, time: slot.time }, now)
        ? { ...slot, state: 'past' as const }
        : slot,
    );
    return { ...day, slots, state: slots.some(({ state }) => state === 'free') ? 'open' : 'full' };
  });
}

/** The day the calendar shows for a chosen one: itself, or the first later day with a free slot when it has none. */
export function dayToShow(days: readonly Pick<AvailableDay, 'date' | 'state'>[], chosen: CalendarDate): CalendarDate {
  return days.find(({ date, state }) => date >= chosen && state === 'open')?.date ?? chosen;
}

/** How much is asked for, when, and with whom. */
type Asked = Pick<AvailabilityQuestion, 'lines' | 'now' | 'performerId' | 'onlyAskable' | 'isAtDesk'>;

/**
 * Why a client cannot book these lines at this slot, or null if they can: the window first, then seats and technicians.
 * `team` is null where no technicians are needed.
 */
export function bookingRefusal(
  { date, time }: Slot,
  {
    settings,
    location,
    team = null,
    ...asked
  }: Asked & Pick<AvailabilityQuestion, 'settings' | 'location'> & { team?: readonly Member[] | null },
  sittings: readonly Sitting[],
): SlotRefusal | 'slot_full' | null {
  const day = bookableDay(date, { settings, location, now: asked.now });
  return slotProblem({ day, seats: settings.locations[location].seats, sittings, team }, time, asked);
}

/** One day at one location, with everybody who is seated there, and who may serve. */
type SeatedDay = {
  day: BookableDay;
  seats: SeatCounts;
  sittings: readonly Sitting[];
  team: readonly Member[] | null;
};

function slotProblem(
  { day, seats, sittings, team }: SeatedDay,
  time: ClockTime,
  { now, lines, performerId = null, onlyAskable = false, isAtDesk = false }: Asked,
): SlotRefusal | 'slot_full' | null {
  const refusalOf = isAtDesk ? deskStartRefusal : startRefusal;
  const refusal = refusalOf(day, time, { workMinutes: workMinutes(lines), now });
  if (refusal) return refusal;
  const start = minutesOf(time);
  if (!fits({ lines, start, seats }, sittings)) return 'slot_full';
  return team === null || canBeServed(team, { lines, start, performerId, onlyAskable }) ? null : 'slot_full';
}

function dayAt(
  { settings, now, teamAt, ...question }: DayQuestion,
  date: CalendarDate,
  location: LocationCode,
): SeatedDay {
  const sittings = location === question.location ? question.sittings : question.otherSittings;
  const { seats } = settings.locations[location];
  return {
    day: bookableDay(date, { settings, location, now }),
    seats,
    sittings: sittings?.get(date) ?? [],
    team: teamAt?.(location, date) ?? null,
  };
}

/** The people per category being served at that minute. */
export function loadAt(sittings: readonly Sitting[], minute: number): Record<ServiceCategory, number> {
  const load = { manicure: 0, pedicure: 0, other: 0 };
  for (const category of SERVICE_CATEGORIES) load[category] = peopleAt(sittings, category, minute);
  return load;
}

function closedLabel({ settings, location }: DayQuestion, reason: DayRefusal, date: CalendarDate) {
  const closure = reason === 'salon_closed' ? dayHours(settings, location, date).closure : null;
  return closure?.label.fr ? { label: closure.label } : {};
}

/** How a start of the day's own timetable is drawn; on an open day nothing else can stand against it. */
function stateOf(problem: SlotRefusal | 'slot_full' | null): SlotState {
  if (problem === null) return 'free';
  if (problem === 'slot_too_soon') return 'past';
  return problem === 'too_long_for_closing' ? 'too_long' : 'full';
}

type BothDays = { here: SeatedDay; there: SeatedDay | undefined };

function availableSlot(question: DayQuestion, time: ClockTime, { here, there }: BothDays): AvailableSlot {
  const { lines, now, performerId = null, onlyAskable = false, isAtDesk = false } = question;
  const anybody = { lines: lines.length > 0 ? lines : DEFAULT_LINES, now, isAtDesk };
  const state = stateOf(slotProblem(here, time, { ...anybody, performerId, onlyAskable }));
  const isFull = state === 'full';
  const isFree = (day: SeatedDay) => slotProblem(day, time, anybody) === null;
  return {
    time,
    state,
    ...(isFull && performerId !== null && here.team && { freeWithOthers: isFree(here) }),
    ...(isFull && there && { otherLocationFree: isFree(there) }),
    ...(question.withLoad && { load: loadAt(here.sittings, minutesOf(time)) }),
  };
}

/** The technicians whom somebody may ask for to serve these lines, in the order given. */
export function performersFor<Person extends Technician>(
  technicians: readonly Person[],
  { location, lines, onlyAskable = false }: Pick<AvailabilityQuestion, 'location' | 'lines' | 'onlyAskable'>,
): Person[] {
  const asked = lines.length > 0 ? lines : DEFAULT_LINES;
  return technicians.filter(
    (technician) =>
      technician.status === 'active' &&
      (technician.acceptsRequests || !onlyAskable) &&
      worksAt(technician.hours, location) &&
      asked.every(({ category, serviceId = null }) => doesService(technician, { category, serviceId })),
  );
}

/** The first time of a day at which that technician can be had; null when there is none. */
export function firstFreeWith(question: DayQuestion, date: CalendarDate, performerId: string): ClockTime | null {
  const { location, now, isAtDesk = false } = question;
  const here = dayAt(question, date, location);
  if (here.day.refusal || here.team === null) return null;
  const asked = { lines: question.lines.length > 0 ? question.lines : DEFAULT_LINES, now, performerId, isAtDesk };
  return here.day.starts.find((time) => slotProblem(here, time, asked) === null) ?? null;
}
