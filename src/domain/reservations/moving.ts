import type { ErrorCode } from '../errors.ts';
import type { SalonMoment } from '../salon/salon-time.ts';
import type { Appointment, ReservationStatus } from './reservation.ts';
import { minutesSinceStart, type ReservedTime } from './reservation-times.ts';

/** The whole length, in minutes, that staff may give a visit. */
export const VISIT_MINUTES = { min: 5, max: 720 } as const;

/**
 * Why a client cannot move their own visit; null when they can: a pending one, until so many minutes before it begins as
 * the salon asks for.
 */
export function clientMoveRefusal(
  status: ReservationStatus,
  reserved: ReservedTime,
  { now, cutoffMinutes }: { now: SalonMoment; cutoffMinutes: number },
): ErrorCode | null {
  if (status !== 'pending') return 'illegal_move';
  return -minutesSinceStart(reserved, now) < Math.max(cutoffMinutes, 1) ? 'too_late_to_move' : null;
}

/** Why staff cannot move a visit; null when they can: a pending one, and one whose client is there to another technician only. */
export function deskMoveRefusal(status: ReservationStatus, isOnlyPerson = false): ErrorCode | null {
  return status === 'pending' || (status === 'present' && isOnlyPerson) ? null : 'illegal_move';
}

/** Whether two appointments are the same location, time and length, so that a move would change nothing. */
export function isSameAppointment(one: Appointment, other: Appointment): boolean {
  return !isElsewhere(one, other) && one.minutes === other.minutes;
}

/** Where and when somebody has seen a visit. */
export type SeenAppointment = Pick<Appointment, 'location' | 'slot'>;

/** Whether a visit is no longer where and when the person who moves it has seen it. */
export function isElsewhere(seen: SeenAppointment, { location, slot }: SeenAppointment): boolean {
  return seen.location !== location || seen.slot.date !== slot.date || seen.slot.time !== slot.time;
}

/** The lines of a visit that is to take so many minutes in all: the last one is stretched; null when none is left for it. */
export function stretchedTo<Line extends { minutes: number }>(lines: readonly Line[], minutes: number): Line[] | null {
  const last = lines.at(-1);
  const before = lines.slice(0, -1);
  const left = before.reduce((rest, line) => rest - line.minutes, minutes);
  return last && left > 0 ? [...before, { ...last, minutes: left }] : null;
}
