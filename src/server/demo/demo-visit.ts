import type { PlanLine, Sitting } from '#domain/booking/seats.ts';
import type { ReservationStatus } from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import type { Assigned } from '#domain/team/assignment.ts';

/** A service as a visit needs it; `minutes` are the planned ones. */
export type DemoOffer = PlanLine & { id: string; capacity: number };

/** One visit of the demo: who comes is decided later. */
export type DemoVisit = {
  location: LocationCode;
  date: CalendarDate;
  start: number;
  end: number;
  status: ReservationStatus;
  lines: DemoOffer[];
  sittings: (Sitting & { line: number })[];
  /** Who serves its people, line by line; nobody of a cancelled visit. */
  people: Assigned[];
};
