import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cart, cartTotals, EMPTY_CART, withLines } from './cart.ts';
import { readStoredCart, storedCart } from './cart-storage.ts';

const NOW = 1_783_600_000_000;
const HOUR = 60 * 60_000;

const line = {
  serviceId: 'gel',
  titre: 'Manucure gel',
  duration: 45,
  price: 55,
  capacity: 4,
  qty: 2,
  category: 'manicure' as const,
  priceType: 'fixed' as const,
  isOffered: true,
};
const full: Cart = {
  ...withLines(EMPTY_CART, [line]),
  reservationLocation: { locationReserved: '1' },
  reservationServiceCategory: { categoryReserved: 'pedicure' },
  reservationService: { serviceId: 'gel' },
  reservationDate: { dateReserved: '2026-07-09', timeReserved: '10:30' },
  performerId: '3f0c9a52-3f0e-4d3c-9b52-54f0a7f7a0aa',
  performerName: 'Mai',
  reservationClientInfo: { client: 'Zoé D’Amours', phone: '418-555-0123', comment: 'Allergie au latex' },
  clientInfoUpdatedAt: NOW,
};
const read = (value: unknown, nowMs = NOW) => readStoredCart(JSON.stringify(value), nowMs);

describe('a stored cart', () => {
  it('is read as it was kept', () => {
    expect(readStoredCart(storedCart(full, NOW), NOW)).toEqual(full);
    expect(readStoredCart(storedCart(EMPTY_CART, NOW), NOW)).toEqual(EMPTY_CART);
  });

  it("is read in the specification's plain shape, without stamps", () => {
    const { category, priceType, isOffered, ...plainLine } = line;
    const plain = { ...full, cardItems: [plainLine], clientInfoUpdatedAt: undefined };

    expect(read(plain)).toEqual({ ...full, cardItems: [{ ...line, category: 'other' }] });
  });

  it('forgets who comes after a day, and everything after a week', () => {
    const text = storedCart(full, NOW);

    expect(readStoredCart(text, NOW + 24 * HOUR).reservationClientInfo).toEqual(full.reservationClientInfo);
    expect(readStoredCart(text, NOW + 24 * HOUR + 1)).toEqual({
      ...full,
      reservationClientInfo: null,
      clientInfoUpdatedAt: null,
    });
    expect(readStoredCart(text, NOW + 7 * 24 * HOUR).cardItems).toEqual([line]);
    expect(readStoredCart(text, NOW + 7 * 24 * HOUR + 1)).toEqual(EMPTY_CART);
  });

  it('forgets who comes a day after that was said, even when the cart changed since', () => {
    expect(readStoredCart(storedCart(full, NOW + 20 * HOUR), NOW + 25 * HOUR).reservationClientInfo).toBeNull();
  });

  it('takes a time that is missing or in the future for now', () => {
    expect(read({ ...full, updatedAt: NOW + HOUR, clientInfoUpdatedAt: NOW + HOUR })).toEqual(full);
    expect(read({ ...full, updatedAt: 'hier', clientInfoUpdatedAt: null })).toEqual(full);
  });
});

describe('a damaged cart is mended', () => {
  it.each<[string, unknown, unknown]>([
    ['too many people', [{ ...line, qty: 9 }], [{ ...line, qty: 4 }]],
    ['the same service twice', [line, { ...line, qty: 1 }], [{ ...line, qty: 3 }]],
    ['the same service too often', [line, line, line], [{ ...line, qty: 4 }]],
    ['a quantity in text', [{ ...line, qty: '3' }], [{ ...line, qty: 3 }]],
    ['no name', [{ ...line, titre: 7 }], [{ ...line, titre: '' }]],
    ['an unknown category', [{ ...line, category: 'hair' }], [{ ...line, category: 'other' }]],
    [
      'one bad line of two',
      [
        { ...line, price: 'free' },
        { ...line, serviceId: 'spa' },
      ],
      [{ ...line, serviceId: 'spa' }],
    ],
  ])('%s', (_, cardItems, mended) => {
    expect(read({ cardItems }).cardItems).toEqual(mended);
  });

  it.each<[string, object]>([
    ['nobody', { qty: 0 }],
    ['less than nobody', { qty: -2 }],
    ['NaN people', { qty: Number.NaN }],
    ['half a person', { qty: 1.5 }],
    ['no price', { price: null }],
    ['a negative price', { price: -5 }],
    ['a price with three decimals', { price: 1.005 }],
    ['an endless price', { price: 1e300 }],
    ['no capacity', { capacity: 0 }],
    ['no duration', { duration: undefined }],
    ['no service', { serviceId: '' }],
    ['a service that is an object', { serviceId: { toString: 1 } }],
  ])('a line with %s is left out', (_, damage) => {
    expect(read({ cardItems: [{ ...line, ...damage }] })).toEqual(EMPTY_CART);
  });

  it('sums are counted again', () => {
    expect(read({ ...full, itemsPrice: 1, taxPrice: null, totalPrice: '0' })).toEqual(full);
  });

  it.each<[string, object, object]>([
    [
      'an address that does not exist',
      { reservationLocation: { locationReserved: '3' } },
      { reservationLocation: null },
    ],
    ['an address in number', { reservationLocation: { locationReserved: 1 } }, {}],
    [
      'an address that breaks text',
      { reservationLocation: { locationReserved: { toString: 1 } } },
      { reservationLocation: null },
    ],
    [
      'a day that does not exist',
      { reservationDate: { dateReserved: '2026-02-30', timeReserved: '10:30' } },
      { reservationDate: null },
    ],
    [
      'a time that does not exist',
      { reservationDate: { dateReserved: '2026-07-09', timeReserved: '25:00' } },
      { reservationDate: null },
    ],
    ['a technician whose id is none', { performerId: 'mai' }, { performerId: null, performerName: null }],
    ['a technician that is an object', { performerId: { id: 1 } }, { performerId: null, performerName: null }],
    ['a name without a technician', { performerId: null }, { performerId: null, performerName: null }],
    ['a technician without a name', { performerName: null }, { performerName: '' }],
    [
      'a phone in another form',
      { reservationClientInfo: { ...full.reservationClientInfo, phone: '(418) 555-0123' } },
      {},
    ],
    [
      'client info without words',
      { reservationClientInfo: {} },
      { reservationClientInfo: null, clientInfoUpdatedAt: null },
    ],
  ])('%s', (_, damage, mended) => {
    expect(read({ ...full, ...damage })).toEqual({ ...full, ...mended });
  });
});

describe('what is no cart is an empty one', () => {
  it.each<[string, string | null]>([
    ['nothing', null],
    ['empty text', ''],
    ['no JSON', '{"cardItems":['],
    ['null', 'null'],
    ['a number', '42'],
    ['a word', '"card"'],
    ['a list', '[{"serviceId":"gel"}]'],
    ['undefined', 'undefined'],
    ['lines that are no list', '{"cardItems":{"0":{}}}'],
    ['lines of nothing', '{"cardItems":[null,1,"a",[]]}'],
    ['a prototype', '{"__proto__":{"cardItems":[1]},"constructor":1}'],
    ['a later version', JSON.stringify({ ...full, version: 2 })],
    ['a huge text', JSON.stringify({ ...full, comment: 'x'.repeat(70_000) })],
    [
      'the generic shop cart',
      '{"cartItems":[{"productId":"p","price":10,"qty":1}],"shippingAddress":{},"paymentMethod":"PayPal","itemsPrice":10,"shippingPrice":10,"taxPrice":1.68,"totalPrice":21.68}',
    ],
  ])('%s', (_, text) => {
    expect(readStoredCart(text, NOW)).toEqual(EMPTY_CART);
  });

  it('reads at most fifty lines', () => {
    const many = Array.from({ length: 80 }, (_, index) => ({ ...line, serviceId: `s${index}` }));

    expect(read({ cardItems: many }).cardItems).toHaveLength(50);
  });
});

describe('reading', () => {
  it('never throws and always gives a sound cart, whatever text is there', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.anything().map((value) => String(JSON.stringify(value))),
    );
    fc.assert(fc.property(anything, (text) => cartTotals(readStoredCart(text, NOW)).totalCents >= 0));
  });

  it('never throws on a cart with any field replaced by anything', () => {
    const damage = fc.dictionary(fc.constantFrom(...Object.keys(full), ...Object.keys(line)), fc.jsonValue());
    fc.assert(
      fc.property(damage, damage, (cartDamage, lineDamage) => {
        const cart = read({ ...full, cardItems: [{ ...line, ...lineDamage }], ...cartDamage });

        expect(readStoredCart(storedCart(cart, NOW), NOW)).toEqual(cart);
      }),
      { numRuns: 1000 },
    );
  });
});
