import { Refusal } from '../errors.ts';
import { centsOf, dollarsOf, effectivePrice, type TaxedPrice, type Totals, taxedPrice, totals } from '../pricing.ts';
import type { LocationCode } from '../salon/locations.ts';
import {
  type PriceType,
  plannedMinutes,
  type ServiceCategory,
  type ServiceDuration,
  type Visibility,
} from '../services/services.ts';

/** From this many people on, groups are asked to phone. */
export const GROUP_SIZE = 4;

/** One service for `qty` people side by side. `price` in dollars for one person, `duration` in planned minutes. */
export type CardItem = {
  readonly serviceId: string;
  readonly titre: string;
  readonly duration: number;
  readonly price: number;
  readonly capacity: number;
  readonly qty: number;
  readonly category: ServiceCategory;
  readonly priceType: PriceType;
  /** False once the salon withdrew the service: the line must be removed to go on. */
  readonly isOffered: boolean;
};

/** The location as the stored cart spells it, in text. */
export type CartLocation = `${LocationCode}`;
export type CartDate = { readonly dateReserved: string; readonly timeReserved: string };
export type CartClientInfo = { readonly client: string; readonly phone: string; readonly comment: string };

/** What a visitor has chosen so far, in the shape that the browser keeps under `card`. Prices in dollars. */
export type Cart = {
  readonly cardItems: readonly CardItem[];
  readonly itemsPrice: number;
  readonly taxPrice: number;
  readonly totalPrice: number;
  readonly reservationLocation: { readonly locationReserved: CartLocation } | null;
  readonly reservationServiceCategory: { readonly categoryReserved: ServiceCategory } | null;
  readonly reservationService: { readonly serviceId: string } | null;
  readonly reservationDate: CartDate | null;
  /** The technician who is asked for, and her name; null when it does not matter who serves. */
  readonly performerId: string | null;
  readonly performerName: string | null;
  readonly reservationClientInfo: CartClientInfo | null;
  /** When the client info was last given, in milliseconds: it is not kept for more than a day. */
  readonly clientInfoUpdatedAt: number | null;
};

/** A service as the public catalogue shows it, prices in dollars. */
export type CatalogueService = ServiceDuration & {
  readonly _id: string;
  readonly titre: string;
  readonly category: ServiceCategory;
  readonly status: Visibility;
  readonly capacity: number;
  readonly priceType: PriceType;
  readonly price: number;
  readonly priceDiscount?: number | null | undefined;
};

export const EMPTY_CART: Cart = {
  cardItems: [],
  itemsPrice: 0,
  taxPrice: 0,
  totalPrice: 0,
  reservationLocation: null,
  reservationServiceCategory: null,
  reservationService: null,
  reservationDate: null,
  performerId: null,
  performerName: null,
  reservationClientInfo: null,
  clientInfoUpdatedAt: null,
};

/** The line that a service makes in a cart. */
export function lineFor(service: CatalogueService, qty: number): CardItem {
  return {
    serviceId: service._id,
    titre: service.titre,
    duration: plannedMinutes(service),
    price: effectivePrice(service),
    capacity: service.capacity,
    qty: boundedQuantity(qty, service.capacity),
    category: service.category,
    priceType: service.priceType,
    isOffered: true,
  };
}

/** Adds people to the line of a service, or makes the line; never beyond its capacity. */
export function addToCart(cart: Cart, service: CatalogueService, qty = 1): Cart {
  const existing = soundLines(cart).find((line) => line.serviceId === service._id);
  if (!existing) return withLines(cart, [...cart.cardItems, lineFor(service, qty)]);
  return setQuantity(cart, service._id, existing.qty + lineFor(service, qty).qty);
}

/** Sets how many people a line is for: 0 removes it, above the capacity is the capacity. */
export function setQuantity(cart: Cart, serviceId: string, qty: number): Cart {
  if (qty === 0) return removeFromCart(cart, serviceId);
  const lines = soundLines(cart).map((line) =>
    line.serviceId === serviceId ? { ...line, qty: boundedQuantity(qty, line.capacity) } : line,
  );
  return withLines(cart, lines);
}

/** Takes a service out of the cart. */
export function removeFromCart(cart: Cart, serviceId: string): Cart {
  return withLines(
    cart,
    soundLines(cart).filter((line) => line.serviceId !== serviceId),
  );
}

/** Puts a removed line back where it stood; the same cart if its service was added again meanwhile. */
export function restoreLine(cart: Cart, line: CardItem, position: number): Cart {
  const isBack = cart.cardItems.some(({ serviceId }) => serviceId === line.serviceId);
  return isBack ? cart : withLines(cart, cart.cardItems.toSpliced(position, 0, line));
}

/** 'Annuler la commande': no lines, date and technician any more; the location and the person's own words stay. */
export function emptied(cart: Cart): Cart {
  const { reservationService, reservationDate, performerId, performerName } = EMPTY_CART;
  return { ...withLines(cart, []), reservationService, reservationDate, performerId, performerName };
}

/** What remains after a successful booking: the location and the tab, for the next time. */
export function afterBooking({ reservationLocation, reservationServiceCategory }: Cart): Cart {
  return { ...EMPTY_CART, reservationLocation, reservationServiceCategory };
}

/** For how many people a service is in the cart; 0 when it is not. */
export function quantityOf({ cardItems }: Cart, serviceId: string): number {
  return cardItems.find((line) => line.serviceId === serviceId)?.qty ?? 0;
}

/** The number on the cart icon: the sum of the quantities. */
export function badgeCount(cart: Cart): number {
  return soundLines(cart).reduce((sum, line) => sum + line.qty, 0);
}

/** Whether so many people come that they are asked to phone. */
export function isGroup(cart: Cart): boolean {
  return badgeCount(cart) >= GROUP_SIZE;
}

/** Whether the salon withdrew a service of the cart: its line must be removed to go on. */
export function hasWithdrawn(cart: Cart): boolean {
  return cart.cardItems.some(({ isOffered }) => !isOffered);
}

/** How long the visit lasts: the lines follow one another. */
export function cartMinutes(cart: Cart): number {
  return offeredLines(cart).reduce((sum, line) => sum + line.duration, 0);
}

/** The sums of the cart in cents, with the two taxes apart; a service that the salon withdrew costs nothing. */
export function cartTotals(cart: Cart): Totals {
  return totals(pricedLines(cart));
}

/** What the cart costs with the taxes, « dès » when the price of a line is a range. */
export function cartPrice(cart: Cart): TaxedPrice {
  return taxedPrice(pricedLines(cart));
}

/** Whether the total is an estimate, because a line's price is a range ("Total estimé"). */
export function isEstimated(cart: Cart): boolean {
  return cartPrice(cart).isFrom;
}

/** The cart with these lines instead, and the sums that go with them. */
export function withLines(cart: Cart, cardItems: readonly CardItem[]): Cart {
  const changed = { ...cart, cardItems };
  const { itemsCents, taxCents, totalCents } = cartTotals(changed);
  return {
    ...changed,
    itemsPrice: dollarsOf(itemsCents),
    taxPrice: dollarsOf(taxCents),
    totalPrice: dollarsOf(totalCents),
  };
}

/** What the visit can still be made of: the other lines must be removed to go on. */
function offeredLines(cart: Cart): readonly CardItem[] {
  return soundLines(cart).filter(({ isOffered }) => isOffered !== false);
}

function pricedLines(cart: Cart) {
  return offeredLines(cart).map(({ price, qty, priceType }) => ({ unitCents: centsOf(price), qty, priceType }));
}

/** The lines of a cart in a valid state; throws `cart_invalid` on any other. */
function soundLines(cart: Cart): readonly CardItem[] {
  if (!Array.isArray(cart?.cardItems) || !cart.cardItems.every(isSoundLine)) throw new Refusal('cart_invalid');
  return cart.cardItems;
}

function isSoundLine(line: CardItem): boolean {
  return (
    typeof line?.serviceId === 'string' && Number.isInteger(line.qty) && line.qty >= 1 && line.qty <= line.capacity
  );
}

function boundedQuantity(qty: number, capacity: number): number {
  if (!Number.isSafeInteger(qty) || qty < 1) throw new Refusal('number_invalid', { qty });
  return Math.min(qty, capacity);
}
