import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { TechnicianView } from '#contract/schemas/technicians.ts';
import type { AgendaDay, StandingVisit } from '#domain/agenda/landing.ts';
import { inLanes, mostBeside, type Overflow } from '#domain/agenda/lanes.ts';
import { peopleOf, type ServedPerson, seatPieces } from '#domain/agenda/pieces.ts';
import { planLines } from '#domain/booking/seats.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, minutesOf } from '#domain/salon/salon-time.ts';
import { overlap, type Span } from '#domain/salon/spans.ts';
import { SERVICE_CATEGORIES, type ServiceCategory } from '#domain/services/services.ts';
import type { AbsenceKind } from '#domain/team/absences.ts';

/** What a column shows of a visit. */
export type VisitPiece = Span & {
  /** Names the piece within the whole agenda. */
  readonly key: string;
  readonly visit: Reservation;
  /** Its lines of the visit, by number. */
  readonly lines: readonly number[];
  readonly people: number;
  /** How many people of the visit are served at that time, here and in other columns. */
  readonly beside: number;
};

/** How a piece stands to those of the same visit at the same time in other columns. */
export type Neighbours = {
  /** Whether it meets the one in the column before or after without a gap. */
  readonly before: boolean;
  readonly after: boolean;
  /** Where one does not stand beside the others: which of how many it is. */
  readonly part: { readonly nth: number; readonly of: number } | null;
};

/** A visit's piece beside others at the same time. */
export type LanedPiece = VisitPiece & {
  readonly lane: number;
  readonly lanes: number;
  /** How it stands to others of the same visit at the same time; none where there are none. */
  readonly neighbours?: Neighbours;
};

/** When a technician is not there, as far as it falls on the day. */
export type ShownAbsence = Span & { readonly id: string; readonly kind: AbsenceKind; readonly note: string };

/** What a column stands for: a kind of seat, somebody of the team, or those whom nobody serves yet. */
export type ColumnKind =
  | { readonly what: 'seats'; readonly category: ServiceCategory; readonly seats: number }
  | {
      readonly what: 'technician';
      readonly technician: TechnicianView;
      readonly absences: readonly ShownAbsence[];
      /** What tells it from the columns beside it: whose it is, or, in a week of hers, which day. */
      readonly shows: 'person' | 'day';
    }
  | { readonly what: 'unassigned' };

/** What is known of each day that the agenda shows while a visit is held over it. */
export type AgendaRules = ReadonlyMap<CalendarDate, AgendaDay>;

/** One column of the agenda. */
export type AgendaColumn = {
  readonly key: string;
  readonly date: CalendarDate;
  readonly location: LocationCode;
  /** Who serves what is put here: by id, null for whoever is free; undefined where no technicians are needed. */
  readonly performer: string | null | undefined;
  readonly kind: ColumnKind;
  /** When work may be done here. */
  readonly open: readonly Span[];
  readonly pieces: readonly LanedPiece[];
  /** Visits for whom there is no room side by side. */
  readonly overflows: readonly Overflow<VisitPiece>[];
  /** How much of the width it is given: the most visits that stand side by side in it. */
  readonly weight: number;
};

/** What is left of a cancelled visit: one line at its start; the rest is an empty slot again. */
const CANCELLED_MINUTES = 15;
const SHORTEST = 5;

/** What the columns of a location are made of. */
export type ColumnsAsked = {
  date: CalendarDate;
  open: readonly Span[];
  /** At most so many visits stand side by side. */
  most: number;
};

/** The columns of a location without technicians: its kinds of seats, each with the visits that sit there. */
export function seatColumns(
  visits: readonly Reservation[],
  { code, seats }: Pick<SalonLocation, 'code' | 'seats'>,
  { date, open, most }: ColumnsAsked,
): AgendaColumn[] {
  const pieces = visits.flatMap((visit) =>
    shownOf(
      visit,
      seatPieces(visit.reservationServices, startOf(visit)).map((piece) => ({ ...piece, beside: piece.people })),
    ),
  );
  return SERVICE_CATEGORIES.flatMap((category) => {
    const own = pieces.filter(({ column }) => column === category);
    if (seats[category] === 0 && own.length === 0) return [];
    const kind = { what: 'seats', category, seats: seats[category] } as const;
    const at = { key: `${date} ${code} ${category}`, date, location: code, performer: undefined, kind, open };
    return [{ ...at, ...laned(own, most) }];
  });
}

/** Pieces side by side, and how many at most. */
export function laned(
  pieces: readonly VisitPiece[],
  most: number,
): Pick<AgendaColumn, 'pieces' | 'overflows' | 'weight'> {
  const { placed, overflows } = inLanes(pieces, most);
  return {
    pieces: placed.map(({ item, lane, lanes }) => ({ ...item, lane, lanes })),
    overflows,
    weight: Math.min(most, Math.max(1, mostBeside(pieces))),
  };
}

type Shown = Omit<VisitPiece, 'key' | 'visit'>;

/** The pieces of a visit with their names; of a cancelled one what is left. */
export function shownOf<Piece extends Shown>(visit: Reservation, pieces: readonly Piece[]): (Piece & VisitPiece)[] {
  const isCancelled = visit.status === 'cancel';
  return pieces
    .filter((_piece, index) => !isCancelled || index === 0)
    .map((piece, index) => ({
      ...piece,
      end: isCancelled ? piece.start + CANCELLED_MINUTES : Math.max(piece.end, piece.start + SHORTEST),
      key: `${visit._id} ${index}`,
      visit,
    }));
}

/** The people of a visit, each with who serves them; nobody yet where no technicians were needed. */
export function servedPeople(visit: Reservation): ServedPerson[] {
  const { sittings = [], reservationServices: lines } = visit;
  const people = sittings.map(({ technicianId, category, start, end }) => ({
    technicianId,
    category,
    start: minutesOf(start),
    end: minutesOf(end) + (end < start ? 24 * 60 : 0),
  }));
  if (people.length > 0) return people;
  // A cancelled visit has no seats any more, but is known to whom it was given.
  const technicianId = visit.performers?.[0]?.technicianId ?? null;
  return peopleOf(lines, startOf(visit)).map((person) => ({ ...person, technicianId }));
}

/** The people of a visit as `servedPeople` has them, each with what she is served: the line that begins with her. */
export function servedWorks(visit: Reservation): (ServedPerson & { serviceId: string | null })[] {
  const { reservationServices: lines } = visit;
  const planned = planLines(lines, startOf(visit));
  return servedPeople(visit).map((person) => {
    const number = planned.findIndex(({ start }) => start === person.start);
    return { ...person, serviceId: lines[number]?.serviceId ?? null };
  });
}

/** How many people of a visit are served during a stretch. */
export function mostServed(people: readonly ServedPerson[], span: Span): number {
  return mostBeside(people.filter((person) => overlap(person, span)));
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

/** How many visits of a column are not cancelled, those without room side by side among them. */
export function standingCount({ pieces, overflows }: Pick<AgendaColumn, 'pieces' | 'overflows'>): number {
  return [...pieces, ...overflows.flatMap(({ items }) => items)].filter(({ visit }) => visit.status !== 'cancel')
    .length;
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
