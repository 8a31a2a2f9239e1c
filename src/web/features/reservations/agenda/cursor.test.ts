import { describe, expect, it } from 'vitest';
import { givenReservation } from '../../../testing/reservations.ts';
import { seatColumns } from './agenda-columns.ts';
import { afterKey, type Cursor, firstStop, stopAt, stopsIn } from './cursor.ts';

const HOURS = { start: 9 * 60, end: 11 * 60 };
const ASKED = { date: '2026-06-06', open: [HOURS], most: 4 };

function visit(_id: string, timeReserved: string, category: 'manicure' | 'pedicure' = 'manicure') {
  const [line] = givenReservation().reservationServices;
  return givenReservation({
    _id,
    reservationDate: { dateReserved: '2026-06-06', timeReserved },
    reservationServices: line ? [{ ...line, category, minutes: 30 }] : [],
  });
}

// Manicure: a at 9:30, b at 9:45 beside it; pedicure: c at 10:00.
const seats = { manicure: 2, pedicure: 1, other: 0 };
const columns = seatColumns(
  [visit('a', '09:30'), visit('b', '09:45'), visit('c', '10:00', 'pedicure')],
  { code: 1, seats },
  ASKED,
);
const told = (cursor: Cursor | null) =>
  cursor && `${cursor.column.replace('2026-06-06 ', '')} ${cursor.piece ?? cursor.minute}`;

it('stands on each visit and each free quarter of a column', () => {
  expect(columns.map((column) => stopsIn(column, HOURS).map(({ piece, minute }) => piece ?? minute))).toEqual([
    [540, 555, 'a 0', 'b 0', 615, 630, 645],
    [540, 555, 570, 585, 'c 0', 630, 645],
  ]);
});

describe('the keyboard', () => {
  const at = (column: '1 manicure' | '1 pedicure', minute: number, piece: string | null = null) => ({
    column: `2026-06-06 ${column}`,
    minute,
    piece,
  });
  it.each([
    ['ArrowDown', at('1 manicure', 555), '1 manicure a 0'],
    ['ArrowDown', at('1 manicure', 570, 'a 0'), '1 manicure b 0'],
    ['ArrowDown', at('1 manicure', 645), null],
    ['ArrowUp', at('1 manicure', 615), '1 manicure b 0'],
    ['ArrowUp', at('1 manicure', 540), null],
    ['ArrowRight', at('1 manicure', 615), '1 pedicure c 0'],
    ['ArrowRight', at('1 manicure', 570, 'a 0'), '1 pedicure 570'],
    ['ArrowRight', at('1 pedicure', 600, 'c 0'), null],
    ['ArrowLeft', at('1 pedicure', 600, 'c 0'), '1 manicure b 0'],
    ['Home', at('1 manicure', 615), '1 manicure 540'],
    ['End', at('1 manicure', 570, 'a 0'), '1 manicure 645'],
    ['PageDown', at('1 manicure', 540), '1 manicure 615'],
    ['PageUp', at('1 manicure', 645), '1 manicure b 0'],
    ['x', at('1 manicure', 540), null],
  ])('goes by %s from %j to %s', (key, from, to) => {
    expect(told(afterKey(key, from, columns, HOURS))).toBe(to);
  });

  it.each([
    [540, '1 manicure a 0'],
    [605, '1 manicure b 0'],
    [640, '1 pedicure c 0'],
  ])('begins at %i on the first visit that is not over: %s', (minute, stop) => {
    expect(told(firstStop(columns, minute, HOURS))).toBe(stop);
  });

  it('begins on an empty day at the hour itself', () => {
    const empty = seatColumns([], { code: 1, seats }, ASKED);
    expect(told(firstStop(empty, 607, HOURS))).toBe('1 manicure 600');
    expect(stopAt(undefined, 600, HOURS)).toBeNull();
  });
});
