import { seatPieces } from '#domain/agenda/pieces.ts';
import { workMinutes } from '#domain/booking/seats.ts';
import type { Span } from '#domain/salon/spans.ts';
import type { AgendaColumn } from '../agenda/agenda-columns.ts';
import { teamPieces } from '../agenda/team-columns.ts';
import { type DayPlace, type Drag, heldVisit, isDropTarget, isOfSeveral, isUnmoved, placedVisit } from './drag.ts';
import type { HeldLanding } from './use-landing.ts';

/** What a column shows of a visit that is held. */
export type ColumnMarks = {
  readonly drag: Drag;
  readonly landing: HeldLanding;
  /** The visit whose place was left. */
  readonly ghost: string;
  /** The visits in its way. */
  readonly met: ReadonlySet<string>;
  /** Where it would stand. */
  readonly outlines: readonly Span[];
  /** Where it would fit. */
  readonly free: readonly (Span & { readonly place: DayPlace })[];
  /** Whether what is said of the landing stands here. */
  readonly speaks: boolean;
};

/** The marks of the columns that show something of a visit while it is held, by their keys. */
export function marksOf(
  columns: readonly AgendaColumn[],
  drag: Drag,
  landing: HeldLanding,
): ReadonlyMap<string, ColumnMarks> {
  const met = new Set(landing.met.map(({ id }) => id));
  const ghost = drag.visit._id;
  const speaker = columns.find((column) => !isUnmoved(drag) && outlinesIn(column, drag, drag.to).length > 0);
  return new Map(
    columns.flatMap((column) => {
      const outlines = isUnmoved(drag) ? [] : outlinesIn(column, drag, drag.to);
      const free = landing.free.flatMap((place) =>
        outlinesIn(column, drag, place).map((outline) => ({ ...outline, place })),
      );
      const isHeldHere = column.pieces.some(({ visit }) => visit._id === ghost || met.has(visit._id));
      if (outlines.length === 0 && free.length === 0 && !isHeldHere) return [];
      return [[column.key, { drag, landing, ghost, met, outlines, free, speaks: column === speaker }] as const];
    }),
  );
}

/** What of the held visit would stand in a column if it were let go at a place: with a technician the whole, or what she serves of it, else each kind of seat its own. */
function outlinesIn({ kind, ...column }: AgendaColumn, drag: Drag, place: DayPlace): Span[] {
  if (column.date !== place.date || column.location !== place.location) return [];
  if (isOfSeveral(drag)) {
    const there = placedVisit({ ...drag, to: { ...drag.to, ...place } });
    return teamPieces([there]).filter(({ column: performer }) => performer === column.performer);
  }
  if (!isDropTarget(column, place)) return [];
  const { lines } = heldVisit(drag);
  if (kind.what !== 'seats') return [{ start: place.start, end: place.start + workMinutes(lines) }];
  return seatPieces(lines, place.start).filter(({ column: category }) => category === kind.category);
}
