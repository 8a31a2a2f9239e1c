import { describe, expect, it } from 'vitest';
import { type CardItem, EMPTY_CART, removeFromCart, setQuantity, withLines } from './cart.ts';
import { restoreLine } from './cart-undo.ts';

const gel: CardItem = {
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
const spa: CardItem = { ...gel, serviceId: 'spa', titre: 'Pédicure spa', category: 'pedicure', qty: 1 };
const cart = withLines(EMPTY_CART, [gel, spa]);

describe('putting a removed line back', () => {
  it('gives the cart as it was, order and sums included', () => {
    expect(restoreLine(removeFromCart(cart, 'gel'), gel, 0)).toEqual(cart);
  });

  it('keeps what was changed meanwhile', () => {
    const changed = setQuantity(removeFromCart(cart, 'gel'), 'spa', 3);
    expect(restoreLine(changed, gel, 0).cardItems.map(({ qty }) => qty)).toEqual([2, 3]);
  });

  it('leaves the cart alone when the service was added again meanwhile', () => {
    expect(restoreLine(cart, gel, 0)).toBe(cart);
  });

  it('puts it at the end when the cart has become shorter', () => {
    expect(restoreLine(EMPTY_CART, spa, 1).cardItems).toEqual([spa]);
  });
});
