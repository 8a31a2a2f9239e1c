import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, dollarsOf, effectivePrice, isEstimate, roundedCents, taxOn, totals, tpsOn } from './pricing.ts';

const anySum = fc.integer({ min: 0, max: 1_000_000_000 });

/** The sums in dollars whose tax falls on half a cent, and their neighbours. */
const HALF_CENT_SUMS = [40.5, 60, 100, 140, 180, 260].flatMap((dollars) => {
  const cents = dollars * 100;
  return [cents - 1, cents, cents + 1];
});

function halfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

describe('rounding', () => {
  it.each([
    [0, 0],
    [0.49999999999999994, 0],
    [0.5, 1],
    [1.4, 1],
    [2.5, 3],
    [898.5, 899],
  ])('%d cents become %d', (cents, rounded) => {
    expect(roundedCents(cents)).toBe(rounded);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0.01, -1, 1e12])(
    'raises on %d',
    (cents) => {
      expect(() => roundedCents(cents)).toThrow('number_invalid');
    },
  );
});

describe('dollars and cents', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.29, 29],
    [1.15, 115],
    [40.5, 4050],
    [126.47, 12_647],
    [4_035.35, 403_535],
  ])('%d $ are %d cents, and back', (dollars, cents) => {
    expect(centsOf(dollars)).toBe(cents);
    expect(dollarsOf(cents)).toBe(dollars);
  });

  it.each([0.001, 1.005, 0.1 + 0.2, 19.999, Number.NaN, -5])('refuses %d $', (dollars) => {
    expect(() => centsOf(dollars)).toThrow('number_invalid');
  });

  it.each([0.5, -1, Number.NaN])('refuses %d cents', (cents) => {
    expect(() => dollarsOf(cents)).toThrow('number_invalid');
  });

  it('survive the way there and back', () => {
    fc.assert(fc.property(anySum, (cents) => centsOf(dollarsOf(cents)) === cents));
  });
});

describe('taxes', () => {
  it.each([
    [11_000, { taxCents: 1647, tpsCents: 550, tvqCents: 1097 }],
    [6_000, { taxCents: 899, tpsCents: 300, tvqCents: 599 }],
    [10_000, { taxCents: 1498, tpsCents: 500, tvqCents: 998 }],
    [14_000, { taxCents: 2097, tpsCents: 700, tvqCents: 1397 }],
    [18_000, { taxCents: 2696, tpsCents: 900, tvqCents: 1796 }],
    [26_000, { taxCents: 3894, tpsCents: 1300, tvqCents: 2594 }],
    [4_050, { taxCents: 606, tpsCents: 203, tvqCents: 403 }],
    [0, { taxCents: 0, tpsCents: 0, tvqCents: 0 }],
  ])('on %d cents are %o', (unitCents, taxes) => {
    expect(totals([{ unitCents, qty: 1 }])).toMatchObject(taxes);
  });

  it.each(HALF_CENT_SUMS)('on %d cents equal the same sum in whole-number arithmetic', (sum) => {
    expect(taxOn(sum)).toBe(halfUp(BigInt(sum) * 14_975n, 100_000n));
    expect(tpsOn(sum)).toBe(halfUp(BigInt(sum) * 5n, 100n));
  });

  it('equal whole-number arithmetic on every sum', () => {
    fc.assert(
      fc.property(anySum, (sum) => {
        expect(taxOn(sum)).toBe(halfUp(BigInt(sum) * 14_975n, 100_000n));
        expect(tpsOn(sum)).toBe(halfUp(BigInt(sum) * 5n, 100n));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([Number.NaN, 0.5, -100])('are refused on %d cents', (sum) => {
    expect(() => taxOn(sum)).toThrow('number_invalid');
    expect(() => tpsOn(sum)).toThrow('number_invalid');
  });
});

describe('totals', () => {
  const someLines = fc.array(
    fc.record({ unitCents: fc.integer({ min: 0, max: 100_000 }), qty: fc.integer({ min: 0, max: 12 }) }),
    { maxLength: 8 },
  );

  it('add up, whatever the lines', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const sums = totals(lines);
        const items = lines.reduce((sum, { unitCents, qty }) => sum + BigInt(unitCents) * BigInt(qty), 0n);

        expect(BigInt(sums.itemsCents)).toBe(items);
        expect(sums.tpsCents + sums.tvqCents).toBe(sums.taxCents);
        expect(sums.itemsCents + sums.taxCents).toBe(sums.totalCents);
        expect(sums.tvqCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('count two people at 55 $ as the cart shows them', () => {
    expect(totals([{ unitCents: 5500, qty: 2 }])).toEqual({
      itemsCents: 11_000,
      tpsCents: 550,
      tvqCents: 1097,
      taxCents: 1647,
      totalCents: 12_647,
    });
  });

  it('of nothing are nothing', () => {
    expect(totals([]).totalCents).toBe(0);
  });

  it.each([
    { unitCents: 55.5, qty: 1 },
    { unitCents: Number.NaN, qty: 1 },
    { unitCents: 5500, qty: 1.5 },
    { unitCents: 5500, qty: -1 },
    { unitCents: 5500, qty: Number.NaN },
  ])('refuse the line %o', (line) => {
    expect(() => totals([line])).toThrow('number_invalid');
  });
});

describe('the price that counts', () => {
  it.each([
    [{ priceType: 'fixed', price: 45, priceDiscount: 30 }, 45],
    [{ priceType: 'range', price: 55, priceDiscount: null }, 55],
    [{ priceType: 'discount', price: 45, priceDiscount: 35.5 }, 35.5],
    [{ priceType: 'discount', price: 45 }, 45],
  ] as const)('of %o is %d', (service, price) => {
    expect(effectivePrice(service)).toBe(price);
  });

  it('is an estimate for a range only', () => {
    expect(isEstimate('range')).toBe(true);
    expect(isEstimate('fixed')).toBe(false);
    expect(isEstimate('discount')).toBe(false);
  });
});
