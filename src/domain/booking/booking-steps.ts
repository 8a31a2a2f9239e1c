import { type Cart, hasWithdrawn } from '../cart/cart.ts';
import { isClientName } from '../users/person.ts';
import { isPhone } from '../users/phone.ts';

/** The seven steps in order. */
export const BOOKING_STEPS = ['location', 'service', 'cart', 'date', 'client-info', 'summary', 'confirmation'] as const;

export type BookingStepId = (typeof BOOKING_STEPS)[number];

/** Whether the step bar may link to each step: everything that its page needs is in the cart. */
const IS_ENABLED: Record<BookingStepId, (cart: Cart) => boolean> = {
  location: () => true,
  service: (cart) => hasLocation(cart) || hasLines(cart),
  cart: hasLines,
  date: mayChooseDate,
  'client-info': (cart) => mayChooseDate(cart) && hasDate(cart),
  summary: (cart) => firstMissingStep(cart) === null,
  // Reached by booking only: a link would confirm what was never placed.
  confirmation: () => false,
};

/** Whether what a step asks for has been given. */
const IS_DONE: Record<BookingStepId, (cart: Cart) => boolean> = {
  location: hasLocation,
  service: hasLines,
  cart: hasLines,
  date: hasDate,
  'client-info': hasClient,
  summary: () => false,
  confirmation: () => false,
};

/** How the step bar shows a step when `current` is the open one; once booked, all are done. */
export function stepState(cart: Cart, id: BookingStepId, current: BookingStepId): 'done' | 'current' | 'upcoming' {
  if (current === 'confirmation') return 'done';
  if (id === current) return 'current';
  const isBefore = positionOf(id) < positionOf(current);
  return isBefore && IS_DONE[id](cart) ? 'done' : 'upcoming';
}

/** The steps that are links for this cart, in order. */
export function enabledSteps(cart: Cart): BookingStepId[] {
  return BOOKING_STEPS.filter((id) => IS_ENABLED[id](cart));
}

/**
 * The first step that is missing, in this order: services, location, date, contact. A service that is no longer offered
 * leads to the cart. Null when the visit may be booked.
 */
export function firstMissingStep(cart: Cart): BookingStepId | null {
  if (!hasLines(cart)) return 'service';
  if (hasWithdrawn(cart)) return 'cart';
  if (!hasLocation(cart)) return 'location';
  if (!hasDate(cart)) return 'date';
  return hasClient(cart) ? null : 'client-info';
}

/** A step with a bar at its foot: all but the confirmation. */
export type OpenStepId = Exclude<BookingStepId, 'confirmation'>;

/** The one verb of the bar. */
export type StepVerb = 'continue' | 'chooseTime' | 'goToCart' | 'validateAndContinue' | 'validate' | 'placeOrder';

/** What the bar of a step says, and the step that it leads to. */
export type WayOn = { readonly verb: StepVerb; readonly to: BookingStepId };

/** Whether the chosen time is free for the whole cart at its location; unknown until the server has said so. */
export type ChosenTime = 'free' | 'taken' | 'unknown';

/**
 * The way on from a step that has been done. It passes over what is known already: the cart when it holds one service,
 * the date when the chosen time is free, who comes when name and phone are given.
 */
export function wayOn(step: OpenStepId, cart: Cart, time: ChosenTime): WayOn {
  switch (step) {
    case 'location':
      return { verb: 'continue', to: hasLines(cart) ? afterServices(cart, time) : 'service' };
    case 'service':
      return wayOnFromServices(cart, time);
    case 'cart':
      return { verb: 'validateAndContinue', to: hasLocation(cart) ? afterServices(cart, time) : 'location' };
    case 'date':
      return { verb: 'continue', to: afterDate(cart) };
    case 'client-info':
      return { verb: 'validate', to: 'summary' };
    case 'summary':
      return { verb: 'placeOrder', to: 'confirmation' };
  }
}

function wayOnFromServices(cart: Cart, time: ChosenTime): WayOn {
  if (cart.cardItems.length !== 1 || hasWithdrawn(cart)) return { verb: 'goToCart', to: 'cart' };
  if (!hasLocation(cart)) return { verb: 'continue', to: 'location' };
  const hasTime = hasDate(cart) && time !== 'taken';
  return { verb: hasTime ? 'validateAndContinue' : 'chooseTime', to: afterServices(cart, time) };
}

function afterServices(cart: Cart, time: ChosenTime): BookingStepId {
  if (hasWithdrawn(cart)) return 'cart';
  return hasDate(cart) && time === 'free' ? afterDate(cart) : 'date';
}

function afterDate(cart: Cart): BookingStepId {
  return hasClient(cart) ? 'summary' : 'client-info';
}

function positionOf(id: BookingStepId): number {
  return BOOKING_STEPS.indexOf(id);
}

function hasLines(cart: Cart): boolean {
  return cart.cardItems.length > 0;
}

function mayChooseDate(cart: Cart): boolean {
  return hasLines(cart) && !hasWithdrawn(cart) && hasLocation(cart);
}

function hasLocation(cart: Cart): boolean {
  return cart.reservationLocation !== null;
}

function hasDate(cart: Cart): boolean {
  return cart.reservationDate !== null;
}

function hasClient({ reservationClientInfo: info }: Cart): boolean {
  return info !== null && isClientName(info.client) && isPhone(info.phone);
}
