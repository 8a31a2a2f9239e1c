import { type PlanLine, planLines } from '../booking/seats.ts';
import type { Span } from '../reservations/reservation-times.ts';
import type { ServiceCategory } from '../services/services.ts';

/** What a column of the agenda shows of a visit: lines that follow one another there, by their numbers in the visit. */
export type Piece<Column> = Span & {
  readonly column: Column;
  readonly people: number;
  readonly lines: readonly number[];
};

/**
 * A visit in the columns of the kinds of seats: one piece for lines that follow one another on one kind, so that a manicure
 * and the pedicure after it stand each in their own column at their own time.
 */
export function seatPieces(lines: readonly PlanLine[], start: number): Piece<ServiceCategory>[] {
  const pieces: Piece<ServiceCategory>[] = [];
  for (const [index, { category, people, ...span }] of planLines(lines, start).entries()) {
    const last = pieces.at(-1);
    if (last?.column === category) {
      const joined = { ...last, end: span.end, people: Math.max(last.people, people), lines: [...last.lines, index] };
      pieces.splice(-1, 1, joined);
    } else pieces.push({ ...span, column: category, people, lines: [index] });
  }
  return pieces;
}
