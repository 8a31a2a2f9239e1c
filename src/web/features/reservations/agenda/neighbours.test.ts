import { expect, it } from 'vitest';
import { givenReservation } from '../../../testing/reservations.ts';
import type { AgendaColumn, LanedPiece } from './agenda-columns.ts';
import { withNeighbours } from './neighbours.ts';

const visit = givenReservation();
const piece = (key: string, differences: Partial<LanedPiece> = {}): LanedPiece => ({
  ...{ key, visit, lines: [0], people: 1, beside: 2, start: 600, end: 645, lane: 0, lanes: 1 },
  ...differences,
});
const column = (key: string, pieces: LanedPiece[], location: 1 | 2 = 1): AgendaColumn => ({
  ...{ key, date: '2026-06-03', location, performer: key, kind: { what: 'unassigned' }, open: [], pieces },
  ...{ overflows: [], weight: 1 },
});

function marks(...columns: AgendaColumn[]) {
  return withNeighbours(columns).map(({ pieces }) => pieces.map(({ neighbours }) => neighbours ?? 'alone'));
}

it('meets the piece of the same visit in the next column', () => {
  expect(marks(column('a', [piece('1')]), column('b', [piece('2')]), column('c', []))).toEqual([
    [{ before: false, after: true, part: null }],
    [{ before: true, after: false, part: null }],
    [],
  ]);
});

it.each([
  ['in columns apart', [column('a', [piece('1')]), column('b', []), column('c', [piece('2')])]],
  ['beside another visit', [column('a', [piece('1', { lanes: 2 })]), column('b', [piece('2')])]],
  ['beginning later', [column('a', [piece('1', { start: 630 })]), column('b', [piece('2')])]],
  ['at another location', [column('a', [piece('1')]), column('b', [piece('2')], 2)]],
])('says which of two it is where they stand %s', (_where, columns) => {
  expect(
    marks(...columns)
      .flat()
      .map((one) => one !== 'alone' && one.part),
  ).toEqual([
    { nth: 1, of: 2 },
    { nth: 2, of: 2 },
  ]);
});

it('is nothing to what follows it, or to other visits', () => {
  const other = givenReservation({ _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f00ff' });
  expect(marks(column('a', [piece('1')]), column('b', [piece('2', { start: 645, end: 690 })]))).toEqual([
    ['alone'],
    ['alone'],
  ]);
  expect(marks(column('a', [piece('1')]), column('b', [piece('2', { visit: other })]))).toEqual([['alone'], ['alone']]);
});
