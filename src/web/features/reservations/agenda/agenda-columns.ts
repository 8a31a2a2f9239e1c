import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { StandingVisit } from '#domain/agenda/landing.ts';
import { type Crowd, inLanes, mostBeside } from '#domain/agenda/lanes.ts';
import { seatPieces } from '#domain/agenda/pieces.ts';
import type { Span } from '#domain/reservations/reservation-times.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { minutesOf } from '#domain/salon/salon-time.ts';
import { SERVICE_CATEGORIES, type ServiceCategory } from '#domain/services/services.ts';

/** What a column shows of a visit. */
export type VisitPiece = Span & {
  /** Names the piece within the whole agenda. */
  readonly key: string;
  readonly visit: Reservation;
  /** Its lines of the visit, by number. */
  readonly lines: readonly number[];
  readonly people: number;
};

/** A visit's piece beside others at the same time. */
export type LanedPiece = VisitPiece & { readonly lane: number; readonly lanes: number };

/** One column of a day: a kind of seat at a location. */
export type AgendaColumn = {
  readonly key: string;
  readonly location: LocationCode;
  readonly kind: ServiceCategory;
  readonly seats: number;
  readonly pieces: readonly LanedPiece[];
  /** Visits for whom there is no room side by side. */
  readonly crowds: readonly Crowd<VisitPiece>[];
  /** How much of the width it is given: the most visits that stand side by side in it. */
  readonly weight: number;
};

/** What is left of a cancelled visit: one line at its start; the rest is free ground again. */
const CANCELLED_MINUTES = 15;

/** The columns of a location: its kinds of seats, each with the visits that sit there, at most so many side by side. */
export function seatColumns(
  visits: readonly Reservation[],
  { code, seats }: Pick<SalonLocation, 'code' | 'seats'>,
  most: number,
): AgendaColumn[] {
  const here = visits.filter(({ reservationLocation }) => reservationLocation.locationReserved === code);
  const pieces = here.flatMap(piecesOf);
  return SERVICE_CATEGORIES.flatMap((kind) => {
    const own = pieces.filter(({ column }) => column === kind);
    if (seats[kind] === 0 && own.length === 0) return [];
    const { placed, crowds } = inLanes(own, most);
    return {
      key: columnKey(code, kind),
      location: code,
      kind,
      seats: seats[kind],
      pieces: placed.map(({ item, lane, lanes }) => ({ ...item, lane, lanes })),
      crowds,
      weight: Math.min(most, Math.max(1, mostBeside(own))),
    };
  });
}

/** The key of the column of a kind of seat at a location. */
export function columnKey(location: LocationCode, kind: ServiceCategory): string {
  return `${location} ${kind}`;
}

/** A visit as the rules of the agenda see it. */
export function standingOf(visit: Reservation): StandingVisit {
  return {
    id: visit._id,
    location: visit.reservationLocation.locationReserved,
    start: startOf(visit),
    lines: visit.reservationServices,
  };
}

/** The minute of its day at which a visit begins. */
export function startOf({ reservationDate }: Reservation): number {
  return minutesOf(reservationDate.timeReserved);
}

/** From when to when of its day a visit stands in the agenda. */
export function spanOfVisit(visit: Reservation): Span {
  const start = startOf(visit);
  const minutes = visit.reservationServices.reduce((sum, line) => sum + line.minutes, 0);
  return { start, end: start + minutes };
}

function piecesOf(visit: Reservation) {
  return seatPieces(visit.reservationServices, startOf(visit))
    .filter((_piece, index) => visit.status !== 'cancel' || index === 0)
    .map((piece, index) => ({
      ...piece,
      end: visit.status === 'cancel' ? piece.start + CANCELLED_MINUTES : Math.max(piece.end, piece.start + 5),
      key: `${visit._id} ${index}`,
      visit,
    }));
}
