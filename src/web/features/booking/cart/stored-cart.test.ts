import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { CART_KEY } from '#domain/cart/cart-storage.ts';
import { tokenDropped } from '../../../api/session.ts';
import { makeStore } from '../../../app/store.ts';
import { browserEnvironment } from '../../../browser/environment.ts';
import { cartBooked, clientInfoGiven, locationChosen, serviceAdded } from './slice.ts';
import { loadCart, persistCart } from './stored-cart.ts';

const service = {
  _id: 'a',
  titre: 'Manucure',
  category: 'manicure',
  status: 'public',
  capacity: 4,
  priceType: 'fixed',
  price: 30,
  durationType: 'fixed',
  duration: 30,
} as const;

function tab() {
  const store = makeStore(browserEnvironment({ language: 'fr' }), loadCart());
  return { store, stop: persistCart(store) };
}

describe('the cart', () => {
  it('is found again at the next visit', () => {
    const { store, stop } = tab();
    store.dispatch(serviceAdded({ service, qty: 2 }));
    store.dispatch(locationChosen(2));
    stop();

    expect(loadCart()).toMatchObject({
      cardItems: [{ serviceId: 'a', qty: 2 }],
      itemsPrice: 60,
      reservationLocation: { locationReserved: '2' },
    });
  });

  it('follows what another tab made of it', () => {
    const { store, stop } = tab();
    const other = { ...EMPTY_CART, reservationLocation: { locationReserved: '1' } };
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue: JSON.stringify(other) }));
    expect(store.getState().cart.reservationLocation).toEqual({ locationReserved: '1' });
    stop();
  });

  it('is not written back because another tab wrote it', () => {
    const { stop } = tab();
    const written = vi.spyOn(Storage.prototype, 'setItem');
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue: null }));
    expect(written).not.toHaveBeenCalled();
    stop();
  });

  it('forgets who comes at logout, and keeps the lines', () => {
    const { store, stop } = tab();
    store.dispatch(serviceAdded({ service, qty: 1 }));
    store.dispatch(clientInfoGiven({ client: 'Léa Roy', phone: '418-555-0123', comment: '' }));
    store.dispatch(tokenDropped());
    expect(loadCart()).toMatchObject({ reservationClientInfo: null, cardItems: [{ serviceId: 'a' }] });
    stop();
  });

  it('is empty after a booking', () => {
    const { store, stop } = tab();
    store.dispatch(serviceAdded({ service, qty: 1 }));
    store.dispatch(cartBooked());
    expect(loadCart().cardItems).toEqual([]);
    stop();
  });
});

describe('a browser that keeps nothing', () => {
  beforeEach(() => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  });

  it('still has a cart while the page is open', () => {
    const { store, stop } = tab();
    store.dispatch(serviceAdded({ service, qty: 1 }));
    expect(store.getState().cart.cardItems).toHaveLength(1);
    stop();
  });
});
