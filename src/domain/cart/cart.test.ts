import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToCart,
  afterBooking,
  badgeCount,
  type CardItem,
  type Cart,
  type CatalogueService,
  cartMinutes,
  cartPrice,
  cartTotals,
  EMPTY_CART,
  emptied,
  isEstimated,
  isGroup,
  quantityOf,
  removeFromCart,
  restoreLine,
  setQuantity,
  withLines,
} from './cart.ts';
import { chooseLocation, setClientInfo } from './cart-choices.ts';

const gel: CatalogueService = {
  _id: 'gel',
  titre: 'Manucure gel',
  category: 'manicure',
  status: 'public',
  durationType: 'fixed',
  duration: 45,
  priceType: 'fixed',
  price: 55,
  capacity: 4,
};
const spa: CatalogueService = {
  ...gel,
  _id: 'spa',
  titre: 'Pédicure spa',
  category: 'pedicure',
  durationType: 'range',
  duration: 60,
  durationMax: 75,
  priceType: 'range',
  price: 40.5,
  capacity: 2,
};
const discounted: CatalogueService = { ...gel, _id: 'duo', priceType: 'discount', priceDiscount: 35 };

describe('adding to the cart', () => {
  it('makes a line and its sums', () => {
    expect(addToCart(EMPTY_CART, gel, 2)).toEqual({
      ...EMPTY_CART,
      cardItems: [
        {
          serviceId: 'gel',
          titre: 'Manucure gel',
          duration: 45,
          price: 55,
          capacity: 4,
          qty: 2,
          category: 'manicure',
          priceType: 'fixed',
          isOffered: true,
        },
      ],
      itemsPrice: 110,
      taxPrice: 16.47,
      totalPrice: 126.47,
    });
  });

  it('adds people to the line that is already there, up to its capacity', () => {
    const cart = addToCart(addToCart(addToCart(EMPTY_CART, gel), gel, 2), spa);

    expect(cart.cardItems.map(({ serviceId, qty }) => [serviceId, qty])).toEqual([
      ['gel', 3],
      ['spa', 1],
    ]);
    expect(addToCart(addToCart(EMPTY_CART, spa, 2), spa, 9).cardItems[0]?.qty).toBe(2);
  });

  it('counts the price after discount and the longest duration', () => {
    expect(addToCart(EMPTY_CART, discounted).cardItems[0]?.price).toBe(35);
    expect(addToCart(EMPTY_CART, spa).cardItems[0]?.duration).toBe(75);
  });
});

describe('the quantity of a line', () => {
  const cart = addToCart(addToCart(EMPTY_CART, gel, 2), spa);

  it.each([
    [1, 1],
    [4, 4],
    [5, 4],
    [1000, 4],
  ])('asked to be %d is %d', (asked, qty) => {
    expect(setQuantity(cart, 'gel', asked).cardItems[0]?.qty).toBe(qty);
  });

  it('of nobody removes the line', () => {
    expect(setQuantity(cart, 'gel', 0)).toEqual(removeFromCart(cart, 'gel'));
    expect(setQuantity(cart, 'gel', 0).cardItems.map(({ serviceId }) => serviceId)).toEqual(['spa']);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('raises on %d', (qty) => {
    expect(() => setQuantity(cart, 'gel', qty)).toThrow('number_invalid');
    expect(() => addToCart(cart, gel, qty)).toThrow('number_invalid');
  });

  it('changes nothing for a service that is not in the cart', () => {
    expect(setQuantity(cart, 'else', 2)).toEqual(cart);
    expect(removeFromCart(cart, 'else')).toEqual(cart);
  });
});

describe('what the cart comes to', () => {
  const cart = addToCart(addToCart(EMPTY_CART, gel, 2), spa);

  it('is the sum of people on the badge, and of minutes in the agenda', () => {
    expect(badgeCount(cart)).toBe(3);
    expect(badgeCount(EMPTY_CART)).toBe(0);
    expect([quantityOf(cart, 'gel'), quantityOf(cart, 'else')]).toEqual([2, 0]);
    expect(cartMinutes(cart)).toBe(120);
  });

  it('is a group from four people on', () => {
    expect(isGroup(cart)).toBe(false);
    expect(isGroup(setQuantity(cart, 'gel', 3))).toBe(true);
  });

  it('is an estimate while a price is a range', () => {
    expect(isEstimated(cart)).toBe(true);
    expect(cartPrice(cart)).toEqual({ cents: 17_304, isFrom: true });
    expect(cartPrice(removeFromCart(cart, 'spa')).isFrom).toBe(false);
    expect(isEstimated(removeFromCart(cart, 'spa'))).toBe(false);
  });

  it('has its two taxes apart', () => {
    expect(cartTotals(cart)).toMatchObject({ itemsCents: 15_050, tpsCents: 753, tvqCents: 1501, taxCents: 2254 });
  });

  it('keeps its sums true through any changes', () => {
    const change = fc.record({ service: fc.constantFrom(gel, spa, discounted), qty: fc.integer({ min: 0, max: 6 }) });
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const changed = changes.reduce<Cart>(
          (so, { service, qty }) => setQuantity(addToCart(so, service), service._id, qty),
          EMPTY_CART,
        );
        const sums = cartTotals(changed);

        expect(Math.round(changed.itemsPrice * 100)).toBe(sums.itemsCents);
        expect(Math.round(changed.totalPrice * 100)).toBe(sums.totalCents);
        expect(Math.round((changed.itemsPrice + changed.taxPrice) * 100)).toBe(sums.totalCents);
        expect(changed.cardItems.every(({ qty, capacity }) => qty >= 1 && qty <= capacity)).toBe(true);
      }),
    );
  });
});

describe('clearing the cart', () => {
  const info = { client: 'Camille Tremblay', phone: '418-555-0123', comment: '' };
  const dated = { reservationDate: { dateReserved: '2026-07-09', timeReserved: '10:30' } };
  const cart = { ...setClientInfo(chooseLocation(addToCart(EMPTY_CART, gel), 2), info, 1), ...dated };

  it('drops lines, date and sums, and keeps address and person', () => {
    expect(emptied(cart)).toEqual({
      ...EMPTY_CART,
      reservationLocation: { locationReserved: '2' },
      reservationClientInfo: info,
      clientInfoUpdatedAt: 1,
    });
  });

  it('after a booking keeps the address only', () => {
    expect(afterBooking(cart)).toEqual({ ...EMPTY_CART, reservationLocation: { locationReserved: '2' } });
  });
});

describe('an invalid cart state', () => {
  const [line] = addToCart(EMPTY_CART, gel).cardItems;

  it.each([
    ['no lines', '{}'],
    ['nothing', 'null'],
    ['lines that are no list', '{"cardItems":{}}'],
    ['a line that is none', '{"cardItems":[null]}'],
    ['nobody on a line', JSON.stringify({ cardItems: [{ ...line, qty: 0 }] })],
    ['half a person', JSON.stringify({ cardItems: [{ ...line, qty: 1.5 }] })],
    ['more people than seats', JSON.stringify({ cardItems: [{ ...line, qty: 5 }] })],
  ])('raises an error: %s', (_, text) => {
    const state = JSON.parse(text);

    expect(() => addToCart(state, gel)).toThrow('cart_invalid');
    expect(() => setQuantity(state, 'gel', 1)).toThrow('cart_invalid');
    expect(() => badgeCount(state)).toThrow('cart_invalid');
  });

  it('raises an error on a price that is no money', () => {
    const state = JSON.parse(JSON.stringify({ cardItems: [{ ...line, price: 1.005 }] }));

    expect(() => setQuantity(state, 'gel', 1)).toThrow('number_invalid');
  });
});

describe('putting a removed line back', () => {
  const gelLine: CardItem = {
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
  const spaLine: CardItem = { ...gelLine, serviceId: 'spa', titre: 'Pédicure spa', category: 'pedicure', qty: 1 };
  const cart = withLines(EMPTY_CART, [gelLine, spaLine]);

  it('gives the cart as it was, order and sums included', () => {
    expect(restoreLine(removeFromCart(cart, 'gel'), gelLine, 0)).toEqual(cart);
  });

  it('keeps what was changed meanwhile', () => {
    const changed = setQuantity(removeFromCart(cart, 'gel'), 'spa', 3);
    expect(restoreLine(changed, gelLine, 0).cardItems.map(({ qty }) => qty)).toEqual([2, 3]);
  });

  it('leaves the cart alone when the service was added again meanwhile', () => {
    expect(restoreLine(cart, gelLine, 0)).toBe(cart);
  });

  it('puts it at the end when the cart has become shorter', () => {
    expect(restoreLine(EMPTY_CART, spaLine, 1).cardItems).toEqual([spaLine]);
  });
});
