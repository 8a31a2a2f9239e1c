import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { minutesLate, minutesOwed, waitingLevel, waitingMinutes } from '#domain/reservations/reservation-times.ts';
import { epochOf, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { STATUS_LITERALS } from './status-literals.ts';

/** How a visit stands: its look, a word for it, and how long so, where that is known and of today. */
export type VisitState = {
  look: 'pending' | 'late' | 'waiting' | 'tooLong' | 'done' | 'cancel';
  word: string;
  duration: string;
  /** Whether the word has no room beside so long a duration. */
  isLong: boolean;
};

const HOUR = 60;

/** Returns how a visit stands now: late by so many minutes, waiting for so long, or the salon's own word. */
export function useVisitState(visit: Reservation): VisitState {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const format = useFormat();
  const { status } = visit;
  const late = useSalonClock((now) => now && lateToday(visit, now));
  const wait = useSalonClock((now) => now && waitToday(visit, now));
  const isTooLong = useSalonClock((now) => now !== null && isOwedTooLong(visit, now));
  const isPast = useSalonClock((now) => now !== null && visit.reservationDate.dateReserved < now.date);
  if (late !== null)
    return { look: 'late', word: t('states.late'), duration: format.duration(late), isLong: late >= HOUR };
  if (wait !== null) {
    const look = isTooLong ? 'tooLong' : 'waiting';
    return { look, word: t('states.waiting'), duration: format.duration(wait), isLong: wait >= HOUR };
  }
  return {
    look: lookOf(status, isPast),
    word: literal(STATUS_LITERALS[status]),
    duration: '',
    isLong: false,
  };
}

/** A visit of an earlier day that nobody closed stands out as one that is late, or waits too long. */
function lookOf(status: Reservation['status'], isPast: boolean): VisitState['look'] {
  if (status === 'present') return isPast ? 'tooLong' : 'waiting';
  return status === 'pending' && isPast ? 'late' : status;
}

function lateToday({ status, reservationDate }: Reservation, now: SalonMoment): number | null {
  return reservationDate.dateReserved === now.date ? minutesLate(status, reservationDate, now) : null;
}

function waitToday({ status, presentAt, reservationDate }: Reservation, now: SalonMoment): number | null {
  if (status !== 'present' || presentAt === null || reservationDate.dateReserved !== now.date) return null;
  return waitingMinutes(Date.parse(presentAt), epochOf(now.date, now.minutes));
}

function isOwedTooLong({ presentAt, reservationDate }: Reservation, now: SalonMoment): boolean {
  if (presentAt === null) return false;
  const owed = minutesOwed(Date.parse(presentAt), reservationDate, epochOf(now.date, now.minutes));
  return waitingLevel(owed) === 'too_long';
}
