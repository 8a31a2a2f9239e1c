import type { Store } from '@reduxjs/toolkit';
import type { Cart } from '#domain/cart/cart.ts';
import { CART_KEY, readStoredCart, storedCart } from '#domain/cart/cart-storage.ts';
import { store as keep, readStored } from '../../../browser/browser-storage.ts';
import { deviceNow } from '../../../browser/device-clock.ts';
import { cartReplaced } from './slice.ts';

/** The cart that this browser kept, mended; an empty one when there is none or the storage is off. */
export function loadCart(): Cart {
  return readStoredCart(readStored(CART_KEY), deviceNow());
}

/** Keeps the cart in the browser at each change, and takes over what another tab made of it. Answers how to stop. */
export function persistCart(store: Store<{ cart: Cart }>): () => void {
  let known = store.getState().cart;

  const write = () => {
    const { cart } = store.getState();
    if (cart === known) return;
    known = cart;
    keep(CART_KEY, storedCart(cart, deviceNow()));
  };

  const read = ({ key, newValue }: StorageEvent) => {
    if (key !== null && key !== CART_KEY) return;
    known = readStoredCart(newValue, deviceNow());
    store.dispatch(cartReplaced(known));
  };

  const forget = store.subscribe(write);
  window.addEventListener('storage', read);
  return () => {
    forget();
    window.removeEventListener('storage', read);
  };
}
