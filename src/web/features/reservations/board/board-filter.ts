import type { Reservation } from '#contract/schemas/reservations.ts';
import { RESERVATION_STATUSES, type ReservationStatus } from '#domain/reservations/reservation.ts';
import { minutesLate } from '#domain/reservations/reservation-times.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { isFoundBy, reservationSearchText } from '#domain/search.ts';

/** What the counters of the board count, and what each of them leaves on it. */
export const BOARD_COUNTS = [...RESERVATION_STATUSES, 'late'] as const;
export type BoardCount = ReservationStatus | 'late';

export type BoardFilter = {
  location: LocationCode | null;
  count: BoardCount | null;
  keyword: string;
};

/** Whether a visit belongs to a counter; a late one also to those still to come. */
export function isCounted(visit: Reservation, count: BoardCount, now: SalonMoment): boolean {
  if (count !== 'late') return visit.status === count;
  return minutesLate(visit.status, visit.reservationDate, now) !== null;
}

/** Whether a visit answers to the counter and the keyword; the addresses are columns of their own. */
export function isShown(visit: Reservation, { count, keyword }: BoardFilter, now: SalonMoment): boolean {
  const { client, phone, phoneIsDefault } = visit.reservationClientInfo;
  const time = visit.reservationDate.timeReserved;
  const text = reservationSearchText({ client, phone: phoneIsDefault ? '' : phone, time });
  return (count === null || isCounted(visit, count, now)) && isFoundBy(text, keyword);
}

/** The visits at an address; at both when none is named. */
export function visitsAt(visits: readonly Reservation[], location: LocationCode | null): Reservation[] {
  return visits.filter(
    ({ reservationLocation }) => location === null || reservationLocation.locationReserved === location,
  );
}
