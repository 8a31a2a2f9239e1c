import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToCart, type CatalogueService, cartMinutes, EMPTY_CART } from './cart.ts';
import { refreshFromCatalogue } from './cart-refresh.ts';

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
const spa: CatalogueService = { ...gel, _id: 'spa', titre: 'Pédicure spa', category: 'pedicure', price: 70 };
const cart = addToCart(addToCart(EMPTY_CART, gel, 3), spa);

describe('a cart brought up to the catalogue', () => {
  it('is the very same while nothing changed', () => {
    const refreshed = refreshFromCatalogue(cart, [spa, gel]);

    expect(refreshed.cart).toBe(cart);
    expect(refreshed.changes).toEqual([]);
  });

  it('takes the new price, its sums too, and tells', () => {
    const refreshed = refreshFromCatalogue(cart, [{ ...gel, price: 60 }, spa]);

    expect(refreshed.cart).toMatchObject({ itemsPrice: 250, taxPrice: 37.44, totalPrice: 287.44 });
    expect(refreshed.changes).toEqual([
      { kind: 'price_changed', serviceId: 'gel', titre: 'Manucure gel', from: 55, to: 60 },
    ]);
  });

  it('takes a discount for a price', () => {
    const { changes } = refreshFromCatalogue(cart, [{ ...gel, priceType: 'discount', priceDiscount: 40 }, spa]);

    expect(changes).toMatchObject([{ kind: 'price_changed', from: 55, to: 40 }]);
  });

  it('holds fewer people when the capacity went down, and tells when somebody is left out', () => {
    const refreshed = refreshFromCatalogue(cart, [
      { ...gel, capacity: 2 },
      { ...spa, capacity: 2 },
    ]);

    expect(refreshed.cart.cardItems).toMatchObject([
      { serviceId: 'gel', qty: 2, capacity: 2 },
      { serviceId: 'spa', qty: 1, capacity: 2 },
    ]);
    expect(refreshed.changes).toMatchObject([{ kind: 'capacity_lowered', serviceId: 'gel', from: 3, to: 2 }]);
  });

  it.each([
    ['made private', [gel, { ...spa, status: 'private' as const }]],
    ['deleted', [gel]],
  ])('keeps and marks the line of a service that was %s', (_, services) => {
    const refreshed = refreshFromCatalogue(cart, services);

    expect(refreshed.cart.cardItems).toMatchObject([{ isOffered: true }, { serviceId: 'spa', isOffered: false }]);
    expect(refreshed.changes).toEqual([{ kind: 'no_longer_offered', serviceId: 'spa', titre: 'Pédicure spa' }]);
  });

  it('counts neither money nor minutes for what was withdrawn', () => {
    const without = refreshFromCatalogue(cart, [gel]).cart;

    expect(without.itemsPrice).toBe(165);
    expect(cartMinutes(without)).toBe(45);
  });

  it('offers again what came back', () => {
    const without = refreshFromCatalogue(cart, [gel]).cart;

    expect(refreshFromCatalogue(without, [gel, spa])).toEqual({ cart, changes: [] });
  });

  it('takes new names and minutes without a word', () => {
    const refreshed = refreshFromCatalogue(cart, [{ ...gel, titre: 'Manucure au gel', duration: 50 }, spa]);

    expect(refreshed.cart.cardItems[0]).toMatchObject({ titre: 'Manucure au gel', duration: 50 });
    expect(refreshed.changes).toEqual([]);
  });

  it('has nothing more to tell the second time', () => {
    const service = fc.record({
      price: fc.integer({ min: 0, max: 100 }),
      capacity: fc.integer({ min: 1, max: 4 }),
      status: fc.constantFrom('public' as const, 'private' as const),
    });
    fc.assert(
      fc.property(service, service, (gelNow, spaNow) => {
        const services = [
          { ...gel, ...gelNow },
          { ...spa, ...spaNow },
        ];
        const once = refreshFromCatalogue(cart, services).cart;

        expect(refreshFromCatalogue(once, services).cart).toBe(once);
      }),
    );
  });
});
