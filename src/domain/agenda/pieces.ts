import { type PlanLine, planLines } from '../booking/seats.ts';
import { overlap, type Span } from '../salon/spans.ts';
import type { ServiceCategory } from '../services/services.ts';
import { mostBeside } from './lanes.ts';

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

/** One person of a visit: who serves them, null when nobody does yet, and when. */
export type ServedPerson = Span & { readonly technicianId: string | null; readonly category: ServiceCategory };

/**
 * A visit in the columns of those who serve it: one piece for what follows one another with the same technician. People side
 * by side whom two serve are two pieces; those whom nobody serves yet are one, in the column of null.
 */
export function performerPieces(
  lines: readonly PlanLine[],
  start: number,
  people: readonly ServedPerson[],
): Piece<string | null>[] {
  const planned = planLines(lines, start);
  const numbersOf = (served: readonly ServedPerson[]) =>
    planned.flatMap((line, number) =>
      served.some((person) => person.category === line.category && overlap(person, line)) ? [number] : [],
    );
  return [...Map.groupBy(people, ({ technicianId }) => technicianId)].flatMap(([column, served]) =>
    stretchesOf(served).map((stretch) => ({
      start: Math.min(...stretch.map((person) => person.start)),
      end: Math.max(...stretch.map((person) => person.end)),
      column,
      people: mostBeside(stretch),
      lines: numbersOf(stretch),
    })),
  );
}

/** The people of every line of a visit, whom nobody serves yet. */
export function peopleOf(lines: readonly PlanLine[], start: number): ServedPerson[] {
  return planLines(lines, start).flatMap(({ people, category, ...span }) =>
    Array.from({ length: people }, () => ({ ...span, category, technicianId: null })),
  );
}

/** People in their order, parted where nobody is served for a while. */
function stretchesOf(people: readonly ServedPerson[]): ServedPerson[][] {
  const stretches: ServedPerson[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const person of people.toSorted((one, other) => one.start - other.start)) {
    if (person.start > end) stretches.push([]);
    stretches.at(-1)?.push(person);
    end = Math.max(end, person.end);
  }
  return stretches;
}
