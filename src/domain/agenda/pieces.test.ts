import { describe, expect, it } from 'vitest';
import { seatPieces } from './pieces.ts';

const manicure = (minutes: number, qty = 1) => ({ category: 'manicure', qty, minutes }) as const;
const pedicure = (minutes: number) => ({ category: 'pedicure', qty: 1, minutes }) as const;

describe('seatPieces', () => {
  it.each([
    ['one line', [manicure(45)], ['manicure 600-645 ×1 0']],
    ['lines of one kind', [manicure(45), manicure(30, 2)], ['manicure 600-675 ×2 0,1']],
    ['lines of two kinds', [manicure(45), pedicure(50)], ['manicure 600-645 ×1 0', 'pedicure 645-695 ×1 1']],
    [
      'a kind taken up again',
      [manicure(10), pedicure(10), manicure(10)],
      ['manicure 600-610 ×1 0', 'pedicure 610-620 ×1 1', 'manicure 620-630 ×1 2'],
    ],
  ])('shows %s', (_what, lines, shown) => {
    const pieces = seatPieces(lines, 600);
    expect(
      pieces.map(({ column, start, end, people, lines: held }) => `${column} ${start}-${end} ×${people} ${held}`),
    ).toEqual(shown);
  });
});
