import type { Cart } from './cart.ts';
import { readStoredCart, storedCart } from './cart-storage.ts';

/** The longest cart, as text, that may be kept with an account. */
const BEGUN_CART_MAX = 16 * 1024;

/** Whether a cart is short enough to be kept with an account: 16 KiB as text. */
export function isKeepable(cart: unknown): boolean {
  return (JSON.stringify(cart) ?? '').length <= BEGUN_CART_MAX;
}

/** The text of a cart to keep with an account, from what a browser sent; null when it has no line worth keeping. */
export function begunCart(sent: unknown, nowMs: number): string | null {
  const cart = readStoredCart(JSON.stringify(sent) ?? null, nowMs);
  return cart.cardItems.length > 0 ? storedCart(cart, nowMs) : null;
}

/** The cart after the first login, which got back what was begun with the registration: a browser with lines of its own keeps those. */
export function resumedCart(own: Cart, begun: unknown, nowMs: number): Cart {
  return own.cardItems.length > 0 ? own : readStoredCart(JSON.stringify(begun) ?? null, nowMs);
}
