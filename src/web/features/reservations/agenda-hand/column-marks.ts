import type { Place } from '#domain/agenda/landing.ts';
import { seatPieces } from '#domain/agenda/pieces.ts';
import type { Span } from '#domain/reservations/reservation-times.ts';
import { SERVICE_CATEGORIES } from '#domain/services/services.ts';
import { columnKey } from '../agenda/agenda-columns.ts';
import { type Hand, heldVisit, isUnmoved } from './hand.ts';
import type { HeldLanding } from './use-landing.ts';

/** What a column shows of a visit that is held. */
export type ColumnMarks = {
  readonly hand: Hand;
  readonly landing: HeldLanding;
  /** The visit whose place was left. */
  readonly ghost: string;
  readonly hits: ReadonlySet<string>;
  /** Where it would stand. */
  readonly outlines: readonly Span[];
  /** Where it would fit. */
  readonly free: readonly (Span & { readonly place: Place })[];
  /** Whether what is said of the landing stands here. */
  readonly speaks: boolean;
};

/** The marks of all columns while a visit is held, by the keys of the columns; those that show nothing are left out. */
export function marksOf(hand: Hand, landing: HeldLanding): ReadonlyMap<string, ColumnMarks> {
  const { lines } = heldVisit(hand);
  const from = hand.visit.reservationLocation.locationReserved;
  const outlines = isUnmoved(hand) ? [] : seatPieces(lines, hand.to.start);
  const hits = new Set(landing.hits.map(({ id }) => id));
  const speaker = outlines[0] && columnKey(hand.to.location, outlines[0].column);
  const locations = [...new Set([from, hand.to.location, ...landing.free.map(({ location }) => location)])];
  return new Map(
    locations.flatMap((location) =>
      SERVICE_CATEGORIES.map((kind) => {
        const key = columnKey(location, kind);
        const inColumn = ({ column }: { column: string }) => column === kind;
        const free = landing.free
          .filter((place) => place.location === location)
          .flatMap((place) =>
            seatPieces(lines, place.start)
              .filter(inColumn)
              .map((piece) => ({ ...piece, place })),
          );
        const marks = {
          hand,
          landing,
          ghost: hand.visit._id,
          hits,
          outlines: location === hand.to.location ? outlines.filter(inColumn) : [],
          free,
          speaks: key === speaker,
        };
        return [key, marks] as const;
      }),
    ),
  );
}
