import { describe, expect, it } from 'vitest';
import { peopleOf, performerPieces, type ServedPerson, seatPieces } from './pieces.ts';

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

describe('performerPieces', () => {
  const by = (
    technicianId: string | null,
    start: number,
    end: number,
    category: 'manicure' | 'pedicure' = 'manicure',
  ) => ({ technicianId, start, end, category }) satisfies ServedPerson;
  it.each([
    ['one person', [manicure(45)], [by('ana', 600, 645)], ['ana 600-645 ×1 0']],
    [
      'two lines by one technician',
      [manicure(45), pedicure(50)],
      [by('ana', 600, 645), by('ana', 645, 695, 'pedicure')],
      ['ana 600-695 ×1 0,1'],
    ],
    [
      'two lines by two technicians',
      [manicure(45), pedicure(50)],
      [by('ana', 600, 645), by('zoe', 645, 695, 'pedicure')],
      ['ana 600-645 ×1 0', 'zoe 645-695 ×1 1'],
    ],
    [
      'two people side by side',
      [manicure(45, 2)],
      [by('ana', 600, 645), by('zoe', 600, 645)],
      ['ana 600-645 ×1 0', 'zoe 600-645 ×1 0'],
    ],
    ['two people whom nobody serves yet', [manicure(45, 2)], peopleOf([manicure(45, 2)], 600), ['null 600-645 ×2 0']],
    [
      'a technician who comes back',
      [manicure(10), pedicure(10), manicure(10)],
      [by('ana', 600, 610), by(null, 610, 620, 'pedicure'), by('ana', 620, 630)],
      ['ana 600-610 ×1 0', 'ana 620-630 ×1 2', 'null 610-620 ×1 1'],
    ],
  ])('shows %s', (_what, lines, people, shown) => {
    const pieces = performerPieces(lines, 600, people);
    expect(
      pieces.map(({ column, start, end, people: many, lines: held }) => `${column} ${start}-${end} ×${many} ${held}`),
    ).toEqual(shown);
  });
});
