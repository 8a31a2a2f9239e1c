import { holdsSeat, type ReservationStatus } from '#domain/reservations/reservation.ts';
import type { CalendarDate, SalonMoment } from '#domain/salon/salon-time.ts';

type Timed = { start: number; end: number; status: ReservationStatus };

/** How many minutes before their time some clients are already there. */
const EARLY_MINUTES = 20;
/** The last three that have begun: one has not come yet, two have arrived, at any time of day. */
const LATEST: readonly ReservationStatus[] = ['pending', 'present', 'present'];

/** Where the visits of one day stand at `now`: past ones done, later ones pending, today's in between; cancelled ones stay so. */
export function withStatuses<Visit extends Timed>(
  visits: readonly Visit[],
  date: CalendarDate,
  now: SalonMoment,
): Visit[] {
  if (date > now.date) return [...visits];
  const kept = visits.filter(({ status }) => holdsSeat(status)).sort((one, other) => one.start - other.start);
  const cancelled = visits.filter(({ status }) => !holdsSeat(status));
  if (date < now.date) return [...kept.map((visit) => ({ ...visit, status: 'done' as const })), ...cancelled];
  const begun = kept.filter(({ start }) => start <= now.minutes);
  const coming = kept.filter(({ start }) => start > now.minutes);
  return [
    ...begun.map((visit, index) => ({
      ...visit,
      status: LATEST[index - begun.length + LATEST.length] ?? underWay(visit, now),
    })),
    ...coming.map((visit, index) => ({
      ...visit,
      status: index % 2 === 0 ? earlyOrNot(visit, now) : ('pending' as const),
    })),
    ...cancelled,
  ];
}

function underWay({ end }: Timed, now: SalonMoment): ReservationStatus {
  return end <= now.minutes ? 'done' : 'present';
}

function earlyOrNot({ start }: Timed, now: SalonMoment): ReservationStatus {
  return start - now.minutes <= EARLY_MINUTES ? 'present' : 'pending';
}
