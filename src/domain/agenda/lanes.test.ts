import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap } from '../salon/spans.ts';
import { inLanes, mostBeside } from './lanes.ts';

const at = (start: number, end: number) => ({ start, end });
const shape = (items: ReturnType<typeof at>[], most = 9) => {
  const { placed, overflows } = inLanes(items, most);
  return {
    placed: placed.map(({ item, lane, lanes }) => `${item.start}-${item.end} ${lane}/${lanes}`),
    overflows: overflows.map(
      ({ start, end, items: held, lane, lanes }) => `${start}-${end} ${held.length} ${lane}/${lanes}`,
    ),
  };
};

describe('inLanes', () => {
  it.each([
    ['alone', [at(0, 30)], ['0-30 0/1']],
    ['after one another', [at(0, 30), at(30, 60)], ['0-30 0/1', '30-60 0/1']],
    ['side by side', [at(0, 30), at(10, 40)], ['0-30 0/2', '10-40 1/2']],
    ['the longer first', [at(0, 30), at(0, 60)], ['0-60 0/2', '0-30 1/2']],
    ['in a lane that has become free', [at(0, 60), at(0, 30), at(30, 50)], ['0-60 0/2', '0-30 1/2', '30-50 1/2']],
  ])('sets visits %s', (_what, items, placed) => {
    expect(shape(items)).toEqual({ placed, overflows: [] });
  });

  it('leaves the last lane to those who have none of their own', () => {
    expect(shape([at(0, 60), at(5, 60), at(10, 60), at(20, 40)], 2)).toEqual({
      placed: ['0-60 0/2'],
      overflows: ['5-60 3 1/2'],
    });
  });

  it('shows one who is alone in the last lane', () => {
    expect(shape([at(0, 60), at(0, 20), at(0, 10), at(30, 60)], 2)).toEqual({
      placed: ['0-60 0/2', '30-60 1/2'],
      overflows: ['0-20 2 1/2'],
    });
  });

  it('never sets two at the same time into one lane, and loses none', () => {
    const span = fc
      .tuple(fc.nat(100), fc.integer({ min: 1, max: 40 }))
      .map(([start, length]) => at(start, start + length));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 20 }), fc.integer({ min: 1, max: 5 }), (items, most) => {
        const { placed, overflows } = inLanes(items, most);
        const blocks = [...placed.map(({ item, lane }) => ({ ...at(item.start, item.end), lane })), ...overflows];
        for (const [index, one] of blocks.entries()) {
          expect(one.lane).toBeLessThan(most);
          for (const other of blocks.slice(index + 1))
            expect(one.lane === other.lane && overlap(one, other)).toBe(false);
        }
        expect(placed.length + overflows.flatMap(({ items: held }) => held).length).toBe(items.length);
      }),
    );
  });
});

describe('mostBeside', () => {
  it.each([
    [[], 0],
    [[at(0, 30), at(30, 60)], 1],
    [[at(0, 30), at(10, 40), at(20, 25), at(35, 50)], 3],
  ])('of %j is %i', (items, most) => {
    expect(mostBeside(items)).toBe(most);
  });
});
