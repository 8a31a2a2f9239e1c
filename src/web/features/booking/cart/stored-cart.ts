import type { Store } from '@reduxjs/toolkit';
import type { Cart } from '#domain/cart/cart.ts';
import { CART_KEY, readStoredCart, storedCart } from '#domain/cart/cart-storage.ts';
import { readStored, store as writeStored } from '../../../browser/browser-storage.ts';
import { deviceNow } from '../../../browser/device-clock.ts';
import { cartReplaced } from './slice.ts';

/** Reads the cart from the browser's storage, repaired; an empty one when there is none or the storage is off. */
export function loadCart(): Cart {
  return readStoredCart(readStored(CART_KEY), deviceNow());
}

/** Stores the cart at each change, and takes over what another tab has stored. Returns a function that stops this. */
export function persistCart(store: Store<{ cart: Cart }>): () => void {
  let last = store.getState().cart;

  const write = () => {
    const { cart } = store.getState();
    if (cart === last) return;
    last = cart;
    writeStored(CART_KEY, storedCart(cart, deviceNow()));
  };

  const read = ({ key, newValue }: StorageEvent) => {
    if (key !== null && key !== CART_KEY) return;
    last = readStoredCart(newValue, deviceNow());
    store.dispatch(cartReplaced(last));
  };

  const unsubscribe = store.subscribe(write);
  window.addEventListener('storage', read);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', read);
  };
}
