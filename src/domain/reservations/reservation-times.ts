import type { ErrorCode } from '../errors.ts';
import type { OpeningHours } from '../salon/locations.ts';
import {
  type CalendarDate,
  type ClockTime,
  clockTime,
  daysBetween,
  epochOf,
  MINUTES_PER_DAY,
  minutesOf,
  type SalonMoment,
} from '../salon/salon-time.ts';
import { overlap, type Span } from '../salon/spans.ts';
import type { CancelReason, ReservationStatus } from './reservation.ts';

/** A pending visit is marked late from this long after its time. */
export const LATE_AFTER_MINUTES = 10;
/** A wait turns amber, then red, from these minutes on. */
export const WAIT_LONG_MINUTES = 15;
export const WAIT_TOO_LONG_MINUTES = 25;

export type ReservedTime = { readonly dateReserved: CalendarDate; readonly timeReserved: ClockTime };

/** Whether the visit's time has come. */
export function hasBegun(reserved: ReservedTime, now: SalonMoment): boolean {
  return minutesSinceStart(reserved, now) >= 0;
}

/** Why a client cannot cancel their own visit; null when they can: pending, and not yet begun. */
export function clientCancelRefusal(
  status: ReservationStatus,
  reserved: ReservedTime,
  now: SalonMoment,
): ErrorCode | null {
  if (status === 'cancel') return 'already_cancelled';
  return status === 'pending' && !hasBegun(reserved, now) ? null : 'cancel_too_late';
}

/** Why staff cannot note that reason of a cancel; null when they can. Nobody fails to come before the visit begins. */
export function cancelReasonRefusal(
  reason: CancelReason | undefined,
  reserved: ReservedTime,
  now: SalonMoment,
): ErrorCode | null {
  return reason === 'no_show' && !hasBegun(reserved, now) ? 'no_show_too_early' : null;
}

/** Minutes past the visit's time when it is late, that is pending for more than 10 minutes; null otherwise. */
export function minutesLate(status: ReservationStatus, reserved: ReservedTime, now: SalonMoment): number | null {
  const late = minutesSinceStart(reserved, now);
  return status === 'pending' && late > LATE_AFTER_MINUTES ? late : null;
}

/** Whole minutes that a person has waited since they arrived; both instants in milliseconds. */
export function waitingMinutes(presentAtMs: number, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - presentAtMs) / 60_000));
}

/**
 * Whole minutes that count against the salon: from the arrival, or from the visit's time where the client came early. All
 * instants in milliseconds.
 */
export function minutesOwed(presentAtMs: number, reserved: ReservedTime, nowMs: number): number {
  const startMs = epochOf(reserved.dateReserved, minutesOf(reserved.timeReserved));
  return waitingMinutes(Math.max(presentAtMs, startMs), nowMs);
}

/** How a wait that counts should look: calm, long from 15 minutes, too long from 25. */
export function waitingLevel(minutes: number): 'calm' | 'long' | 'too_long' {
  if (minutes >= WAIT_TOO_LONG_MINUTES) return 'too_long';
  return minutes >= WAIT_LONG_MINUTES ? 'long' : 'calm';
}

/** When the work ends: the lines follow one another, each for its planned minutes. */
export function endTime(start: ClockTime, lines: readonly { readonly minutes: number }[]): ClockTime {
  return clockTime(lines.reduce((sum, line) => sum + line.minutes, minutesOf(start)));
}

/** When a visit begins, and the time of day at which it ends. */
export type PlannedTime = { readonly reservationDate: ReservedTime; readonly endTime: ClockTime };

/** Whether a visit that starts and ends at these times of day ends on the day after it begins. */
export function endsNextDay(start: ClockTime, end: ClockTime): boolean {
  return minutesOf(end) < minutesOf(start);
}

/** The instants, in milliseconds since 1970, at which a visit begins and ends. One past midnight ends on the next day. */
export function instantsOf({ reservationDate: { dateReserved, timeReserved }, endTime }: PlannedTime) {
  const midnights = endsNextDay(timeReserved, endTime) ? MINUTES_PER_DAY : 0;
  return {
    start: epochOf(dateReserved, minutesOf(timeReserved)),
    end: epochOf(dateReserved, minutesOf(endTime) + midnights),
  };
}

/** The stretch from one wall-clock time to another; an end that is not later is of the next day. */
export function spanOf(from: ClockTime, to: ClockTime): Span {
  const start = minutesOf(from);
  const end = minutesOf(to);
  return { start, end: end > start ? end : end + MINUTES_PER_DAY };
}

/** Whether a visit would begin outside these hours of its day, or its work end later than the closing and its grace. */
export function isOutside(visit: Span, { opens, closes }: OpeningHours, graceMinutes: number): boolean {
  const closing = minutesOf(closes);
  return visit.start < minutesOf(opens) || visit.start >= closing || visit.end > closing + graceMinutes;
}

/** Whether two visits of one client are at the same time, at any location. */
export function areAtOnce(one: PlannedTime, other: PlannedTime): boolean {
  const [first, second] = [one.reservationDate, other.reservationDate];
  return (
    first.dateReserved === second.dateReserved &&
    overlap(spanOf(first.timeReserved, one.endTime), spanOf(second.timeReserved, other.endTime))
  );
}

/** Minutes from the visit's time to now; negative while it is to come. */
export function minutesSinceStart({ dateReserved, timeReserved }: ReservedTime, now: SalonMoment): number {
  return daysBetween(dateReserved, now.date) * MINUTES_PER_DAY + now.minutes - minutesOf(timeReserved);
}
