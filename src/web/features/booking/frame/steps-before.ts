import { firstMissingStep } from '#domain/booking/booking-steps.ts';
import type { Cart } from '#domain/cart/cart.ts';

/** The step that must come before the client's own details, or null; the details themselves are this page's. */
export function missingBeforeClientInfo(cart: Cart): 'service' | 'cart' | 'location' | 'date' | null {
  const missing = firstMissingStep(cart);
  return missing === 'service' || missing === 'cart' || missing === 'location' || missing === 'date' ? missing : null;
}
