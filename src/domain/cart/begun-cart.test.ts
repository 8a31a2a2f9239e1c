import { describe, expect, it } from 'vitest';
import { begunCart, isKeepable, resumedCart } from './begun-cart.ts';
import { type CardItem, EMPTY_CART, withLines } from './cart.ts';
import { readStoredCart } from './cart-storage.ts';

const NOW = 1_783_600_000_000;
const HOUR = 60 * 60_000;
const line: CardItem = {
  serviceId: 'gel',
  titre: 'Manucure gel',
  duration: 45,
  price: 55,
  capacity: 4,
  qty: 2,
  category: 'manicure',
  priceType: 'fixed',
  isOffered: true,
};
const full = {
  ...withLines(EMPTY_CART, [line]),
  reservationDate: { dateReserved: '2026-07-09', timeReserved: '10:30' },
};

describe('a cart kept with an account', () => {
  it('is what was sent, mended, and as old as its keeping', () => {
    const text = begunCart({ ...full, totalPrice: 1, updatedAt: NOW - 6 * 24 * HOUR }, NOW);

    expect(readStoredCart(text, NOW)).toEqual(full);
    expect(readStoredCart(text, NOW + 7 * 24 * HOUR).cardItems).toEqual([line]);
    expect(readStoredCart(text, NOW + 7 * 24 * HOUR + 1)).toEqual(EMPTY_CART);
  });

  it.each([
    ['nothing', undefined],
    ['no cart', 'card'],
    ['no line', { ...full, cardItems: [] }],
    ['a cart of last week', { ...full, updatedAt: NOW - 8 * 24 * HOUR }],
  ])('is none when %s was sent', (_, sent) => {
    expect(begunCart(sent, NOW)).toBeNull();
  });

  it('has 16 KiB as text at most', () => {
    expect(isKeepable(undefined)).toBe(true);
    expect(isKeepable('x'.repeat(16 * 1024 - 2))).toBe(true);
    expect(isKeepable('x'.repeat(16 * 1024 - 1))).toBe(false);
  });
});

describe('the cart after the first login', () => {
  it('is what was begun, mended', () => {
    expect(resumedCart(EMPTY_CART, { ...full, totalPrice: 1 }, NOW)).toEqual(full);
    expect(resumedCart(EMPTY_CART, 'card', NOW)).toEqual(EMPTY_CART);
  });

  it('is that of the browser when it has lines', () => {
    const own = withLines(EMPTY_CART, [{ ...line, serviceId: 'spa' }]);

    expect(resumedCart(own, full, NOW)).toBe(own);
  });
});
