import { isOpen, type ReservationStatus } from '../reservations/reservation.ts';
import type { LocationCode } from '../salon/locations.ts';
import type { CalendarDate } from '../salon/salon-time.ts';

type Visit = {
  readonly status: ReservationStatus;
  readonly performers?: readonly { readonly technicianId: string; readonly requested: boolean }[] | undefined;
  readonly sittings?: readonly { readonly technicianId: string | null }[] | undefined;
  readonly reservationLocation: { readonly locationReserved: LocationCode };
  readonly reservationDate: { readonly dateReserved: CalendarDate };
};

/** Whether it may be asked whose turn it is to serve a visit: today, where technicians are needed, and whom its client did not ask for. */
export function mayAskTurn(
  { status, performers = [], reservationLocation, reservationDate }: Visit,
  locations: readonly { readonly code: LocationCode; readonly staffing: boolean }[],
  today: CalendarDate | null,
): boolean {
  const location = locations.find(({ code }) => code === reservationLocation.locationReserved);
  return (
    isOpen(status) &&
    reservationDate.dateReserved === today &&
    location?.staffing === true &&
    !performers.some(({ requested }) => requested)
  );
}

/** How many people are served side by side at most, each by a technician of her own. */
export function peopleSideBySide(lines: readonly { readonly qty: number }[]): number {
  return Math.max(0, ...lines.map(({ qty }) => qty));
}

/** Whose turn it is to serve that many people side by side: the first who are free; nobody while they are too few. */
export function whoseTurns<One extends { readonly isFree: boolean }>(turns: readonly One[], people: number): One[] {
  const free = turns.filter(({ isFree }) => isFree).slice(0, people);
  return free.length === people ? free : [];
}

/** Whether these technicians, and nobody else, serve everybody of a visit. */
export function isServedBy({ performers = [], sittings = [] }: Visit, technicianIds: readonly string[]): boolean {
  const isWhole = sittings.every(({ technicianId }) => technicianId !== null);
  const serving = performers.map(({ technicianId }) => technicianId);
  return (
    isWhole &&
    serving.length > 0 &&
    serving.length === technicianIds.length &&
    serving.every((id) => technicianIds.includes(id))
  );
}
