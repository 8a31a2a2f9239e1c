import type { AvailableDay, AvailableSlot } from '#contract/schemas/availability.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { type DeskConflict, deskConflicts } from '#domain/booking/desk-window.ts';
import { fits, type PlanLine, planLines, type Sitting, workMinutes } from '#domain/booking/seats.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import { spanOf } from '#domain/reservations/reservation-times.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { type CalendarDate, type ClockTime, minutesOf, type SalonMoment } from '#domain/salon/salon-time.ts';
import { overlap, type Span } from '#domain/salon/spans.ts';

/** Where and when the desk wants a visit, and with whom; the time is null until one is chosen. */
export type WantedSlot = {
  readonly location: LocationCode;
  readonly date: CalendarDate;
  readonly time: ClockTime | null;
  /** A technician by id; null when it does not matter; left out when that stays as it is. */
  readonly performerId?: string | null;
};

/** The conflicts of a visit that staff can override. */
export const CONFLICTS = [
  'date_out_of_window',
  'salon_closed',
  'outside_hours',
  'slot_too_soon',
  'too_long_for_closing',
  'quantity_over_capacity',
  'slot_full',
  'no_technician',
  'overlaps_own_visit',
] as const satisfies readonly (
  | DeskConflict
  | 'quantity_over_capacity'
  | 'slot_full'
  | 'no_technician'
  | 'overlaps_own_visit'
)[];
export type Conflict = (typeof CONFLICTS)[number];

type Facts = {
  settings: SalonSettings;
  now: SalonMoment;
  /** What is done in the visit. */
  lines: readonly PlanLine[];
  /** The timetable of the wanted day at the wanted location. */
  slots: readonly AvailableSlot[];
  /** All other visits of the wanted day. */
  visits: readonly Reservation[];
  /** Those of them that are the same person's. */
  sameDay: readonly Reservation[];
};

/** Returns the conflicts of a wanted slot that the browser can see; the server decides, above all on the seats. */
export function slotConflicts(wanted: WantedSlot, facts: Facts): Conflict[] {
  const { date, time, location } = wanted;
  const { settings, now, lines, slots, visits, sameDay } = facts;
  if (time === null) return [];
  const minutes = workMinutes(lines);
  const found: readonly Conflict[] = deskConflicts({ date, time }, { settings, location, workMinutes: minutes }, now);
  const start = minutesOf(time);
  const { seats, staffing } = settings.locations[location];
  const isHeld = lines.length > 0 && slots.some((slot) => slot.time === time && slot.state === 'full');
  const hasSeats = lines.length === 0 || fits({ lines, start, seats }, sittingsOf(visits, location));
  const full = isHeld && hasSeats && staffing ? UNSERVED : FULL;
  const isThere = sameDay.some(({ reservationDate: { timeReserved }, endTime }) =>
    overlap(spanOf(timeReserved, endTime), { start, end: start + minutes }),
  );
  return [...found, ...(isHeld || !hasSeats ? full : []), ...(isThere ? THERE : [])];
}

/** The people of these visits who sit at a location; which seat each has does not matter here. */
function sittingsOf(visits: readonly Reservation[], location: LocationCode): Sitting[] {
  const here = visits.filter(
    ({ status, reservationLocation }) => holdsSeat(status) && reservationLocation.locationReserved === location,
  );
  return here.flatMap(({ reservationServices, reservationDate: { timeReserved } }) =>
    planLines(reservationServices, minutesOf(timeReserved)).flatMap(({ category, people, start, end }) =>
      Array.from({ length: people }, (_, index) => ({ category, seat: index + 1, start, end })),
    ),
  );
}

/** The times that could be proposed to somebody who has these visits that day. */
export function daysWithout(
  days: readonly AvailableDay[],
  date: CalendarDate,
  visits: readonly Span[],
): AvailableDay[] {
  return days.map((day) =>
    day.date === date
      ? { ...day, slots: day.slots.filter(({ time }) => !visits.some((visit) => isDuring(minutesOf(time), visit))) }
      : day,
  );
}

function isDuring(minute: number, { start, end }: Span): boolean {
  return start <= minute && minute < end;
}

const FULL: readonly Conflict[] = ['slot_full'];
/** There are seats: it is the team that has nobody for them. */
const UNSERVED: readonly Conflict[] = ['no_technician'];
const THERE: readonly Conflict[] = ['overlaps_own_visit'];

/** The conflicts that a refusal of the server names; none when it refuses for another reason. */
export function conflictsIn({
  status,
  details,
}: {
  status: number | null;
  details: Readonly<Record<string, unknown>>;
}) {
  const named = details.collisions;
  if (status !== 409 || !Array.isArray(named)) return [];
  return CONFLICTS.filter((code) => named.includes(code));
}
