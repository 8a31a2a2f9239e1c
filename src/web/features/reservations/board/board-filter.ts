import type { Reservation } from '#contract/schemas/reservations.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { isFoundBy, reservationSearchText } from '#domain/search.ts';
import type { BoardCount, BoardFilter } from '../slice.ts';

/** Whether a visit belongs to a counter; one of the `late` also to those still to come. */
export function isCounted({ _id, status }: Reservation, count: BoardCount, late: ReadonlySet<string>): boolean {
  return count === 'late' ? late.has(_id) : status === count;
}

/** Whether a visit has the filter's status and words; the locations are columns of their own. */
export function isShown(visit: Reservation, { count, keyword }: BoardFilter, late: ReadonlySet<string>): boolean {
  const { client, phone, phoneIsDefault } = visit.reservationClientInfo;
  const time = visit.reservationDate.timeReserved;
  const text = reservationSearchText({ client, phone: phoneIsDefault ? '' : phone, time });
  return (count === null || isCounted(visit, count, late)) && isFoundBy(text, keyword);
}

/** The visits at a location; at both when it is null. */
export function visitsAt(visits: readonly Reservation[], location: LocationCode | null): Reservation[] {
  return visits.filter(
    ({ reservationLocation }) => location === null || reservationLocation.locationReserved === location,
  );
}
