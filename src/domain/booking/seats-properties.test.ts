import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServiceCategory } from '../services/services.ts';
import { fits, planLines, type StoredSitting, seatPlan, workMinutes } from './seats.ts';

function sitting(id: number, seat: number, start: number, end: number, category: ServiceCategory) {
  return { id, category, seat, start, end };
}

const categories: fc.Arbitrary<ServiceCategory> = fc.constantFrom('manicure', 'pedicure', 'other');
const counts = fc.integer({ min: 0, max: 4 });
const lines = fc.array(
  fc.record({ category: categories, qty: fc.integer({ min: 1, max: 4 }), minutes: fc.integer({ min: 1, max: 12 }) }),
  { minLength: 1, maxLength: 4 },
);
const wishes = fc.record({
  lines,
  start: fc.integer({ min: 0, max: 40 }),
  seats: fc.record({ manicure: counts, pedicure: counts, other: counts }),
});

/** A day as it may be kept: seats never taken twice, but here and there above the count. */
const days = fc
  .array(
    fc.record({
      category: categories,
      seat: fc.integer({ min: 1, max: 6 }),
      start: fc.integer({ min: 0, max: 45 }),
      minutes: fc.integer({ min: 1, max: 15 }),
    }),
    { maxLength: 40 },
  )
  .map((drafts) => {
    const kept: StoredSitting<number>[] = [];
    for (const { category, seat, start, minutes } of drafts) {
      const draft = sitting(kept.length, seat, start, start + minutes, category);
      if (!kept.some((other) => clash(draft, other))) kept.push(draft);
    }
    return kept;
  });

type Placed = Omit<StoredSitting<number>, 'id'>;

function clash(one: Placed, other: Placed): boolean {
  return one.category === other.category && one.seat === other.seat && one.start < other.end && other.start < one.end;
}

/** Minute by minute and head by head: does the visit fit? */
function fitsByCounting({ lines, start, seats }: Parameters<typeof fits>[0], stored: readonly Placed[]): boolean {
  return planLines(lines, start).every((line) => {
    for (let minute = line.start; minute < line.end; minute += 1) {
      const there = stored.filter((one) => one.category === line.category && one.start <= minute && minute < one.end);
      if (there.length + line.people > seats[line.category]) return false;
    }
    return true;
  });
}

/** Everybody of the day after the plan, at the seats it gave. */
function dayAfter(stored: readonly StoredSitting<number>[], seating: NonNullable<ReturnType<typeof seatPlan<number>>>) {
  const moves = new Map(seating.moved.map(({ id, seat }) => [id, seat]));
  return [...stored.map((one) => ({ ...one, seat: moves.get(one.id) ?? one.seat })), ...seating.seated];
}

const expectNoClash = (placed: readonly Placed[]) => {
  for (const [index, one] of placed.entries()) {
    expect(placed.slice(index + 1).filter((other) => clash(one, other))).toEqual([]);
  }
};

describe('any visit on any day', () => {
  it('is seated if and only if no instant of it has more people than seats', () => {
    fc.assert(
      fc.property(wishes, days, (wish, stored) => {
        const expected = fitsByCounting(wish, stored);
        expect(fits(wish, stored)).toBe(expected);
        expect(seatPlan(wish, stored) !== null).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('seats everybody within the count, nobody on a seat in use', () => {
    fc.assert(
      fc.property(wishes, days, (wish, stored) => {
        const seating = seatPlan(wish, stored);
        fc.pre(seating !== null);
        if (!seating) return;
        expect(seating.seated.map(({ line }) => line)).toHaveLength(wish.lines.reduce((sum, { qty }) => sum + qty, 0));
        for (const { seat, category } of seating.seated) expect(seat).toBeLessThanOrEqual(wish.seats[category]);
        expectNoClash(dayAfter(stored, seating));
      }),
    );
  });

  it('moves only people who come after it begins, and never their times', () => {
    fc.assert(
      fc.property(wishes, days, (wish, stored) => {
        const moved = seatPlan(wish, stored)?.moved ?? [];
        for (const { id, seat } of moved) {
          const before = stored.find((one) => one.id === id);
          expect(before?.start).toBeGreaterThan(wish.start);
          expect(before?.seat).not.toBe(seat);
        }
      }),
    );
  });

  it('is refused nothing by an overflow elsewhere in the day', () => {
    fc.assert(
      fc.property(wishes, days, categories, fc.integer({ min: 7, max: 12 }), (wish, stored, category, people) => {
        const end = wish.start + workMinutes(wish.lines);
        const crowd = Array.from({ length: people }, (_, index) => [
          sitting(1000 + index, 7 + index, 0, wish.start, category),
          sitting(2000 + index, 7 + index, end, end + 10, category),
        ]).flat();
        expect(fits(wish, [...stored, ...crowd])).toBe(fits(wish, stored));
        expect(seatPlan(wish, [...stored, ...crowd]) === null).toBe(seatPlan(wish, stored) === null);
      }),
    );
  });

  it('always finds chairs when told to insist, extra ones only for what does not fit', () => {
    fc.assert(
      fc.property(wishes, days, (wish, stored) => {
        const seating = seatPlan({ ...wish, insist: true }, stored);
        expect(seating).not.toBeNull();
        if (!seating) return;
        expectNoClash(dayAfter(stored, seating));
        const plain = seatPlan(wish, stored);
        if (plain) expect(seating).toEqual(plain);
        const extra = seating.seated.some(({ seat, category }) => seat > wish.seats[category]);
        if (extra) expect(plain).toBeNull();
      }),
    );
  });
});
