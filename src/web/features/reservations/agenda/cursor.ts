import type { Span } from '#domain/salon/spans.ts';
import type { AgendaColumn } from './agenda-columns.ts';

/** Where the keyboard stands in the agenda: on a visit, or on a free quarter of an hour. */
export type Cursor = { readonly column: string; readonly minute: number; readonly piece: string | null };

const QUARTER = 15;
const HOUR = 60;

/** Where the keyboard can stand in a column, from morning to evening: each visit, and each quarter that none covers. */
export function stopsIn({ key, pieces }: AgendaColumn, { start, end }: Span): Cursor[] {
  const visits = pieces.map((piece) => ({ column: key, minute: piece.start, piece: piece.key, lane: piece.lane }));
  const quarters = Array.from({ length: (end - start) / QUARTER }, (_, index) => start + index * QUARTER);
  const free = quarters.filter((minute) => !pieces.some((piece) => piece.start <= minute && minute < piece.end));
  return [...visits, ...free.map((minute) => ({ column: key, minute, piece: null, lane: 0 }))]
    .toSorted((one, other) => one.minute - other.minute || one.lane - other.lane)
    .map(({ lane: _lane, ...stop }) => stop);
}

/** Where the keyboard goes from a place by a key; null for a key of no meaning here. */
export function afterKey(key: string, from: Cursor, columns: readonly AgendaColumn[], hours: Span): Cursor | null {
  const index = columns.findIndex((column) => column.key === from.column);
  const column = columns[index];
  if (!column) return null;
  const stops = stopsIn(column, hours);
  const at = stops.findIndex(({ minute, piece }) => minute === from.minute && piece === from.piece);
  const beside = (step: number) => columns[index + step];
  switch (key) {
    case 'ArrowDown':
      return stops[at + 1] ?? null;
    case 'ArrowUp':
      return stops[at - 1] ?? null;
    case 'Home':
      return stops[0] ?? null;
    case 'End':
      return stops.at(-1) ?? null;
    case 'PageDown':
      return stops.find(({ minute }) => minute >= from.minute + HOUR) ?? stops.at(-1) ?? null;
    case 'PageUp':
      return stops.findLast(({ minute }) => minute <= from.minute - HOUR) ?? stops[0] ?? null;
    case 'ArrowLeft':
      return stopAt(beside(-1), from.minute, hours);
    case 'ArrowRight':
      return stopAt(beside(1), from.minute, hours);
    default:
      return null;
  }
}

/** Where the keyboard stands at a minute of a column: on the visit that covers it, else on the last stop before it. */
export function stopAt(column: AgendaColumn | undefined, minute: number, hours: Span): Cursor | null {
  if (!column) return null;
  const over = column.pieces.find((piece) => piece.start <= minute && minute < piece.end);
  if (over) return { column: column.key, minute: over.start, piece: over.key };
  const stops = stopsIn(column, hours);
  return stops.findLast((stop) => stop.minute <= minute) ?? stops[0] ?? null;
}

/** Where the keyboard begins: on the first visit from this minute on, else on the last one, else at the minute itself. */
export function firstStop(columns: readonly AgendaColumn[], minute: number, hours: Span): Cursor | null {
  const pieces = columns
    .flatMap(({ key: column, pieces: own }) =>
      own.map((piece) => ({ column, minute: piece.start, piece: piece.key, end: piece.end })),
    )
    .toSorted((one, other) => one.minute - other.minute);
  const found = pieces.find(({ end }) => end > minute) ?? pieces.at(-1);
  if (!found) return stopAt(columns[0], minute, hours);
  return { column: found.column, minute: found.minute, piece: found.piece };
}
