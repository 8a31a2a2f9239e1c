import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';

/**
 * Whether it may be asked whose turn it is to serve a visit: today, where technicians are needed, for one person at a time, and
 * whom its client did not ask for.
 */
export function mayAskTurn(
  visit: Reservation,
  locations: readonly SalonLocation[],
  today: CalendarDate | null,
): boolean {
  const { status, performers = [], reservationServices, reservationLocation, reservationDate } = visit;
  const location = locations.find(({ code }) => code === reservationLocation.locationReserved);
  return (
    isOpen(status) &&
    reservationDate.dateReserved === today &&
    location?.staffing === true &&
    reservationServices.every(({ qty }) => qty === 1) &&
    !performers.some(({ requested }) => requested)
  );
}

/** The technician who serves all of a visit; null when nobody or several do. */
export function onlyPerformer({ performers = [], sittings = [] }: Reservation): string | null {
  const [one, ...more] = performers;
  const isWhole = sittings.every(({ technicianId }) => technicianId !== null);
  return one && more.length === 0 && isWhole ? one.technicianId : null;
}
