import { type CardItem, type Cart, withLines } from './cart.ts';

/** Puts a removed line back where it stood; the very same cart if its service was added again meanwhile. */
export function restoreLine(cart: Cart, line: CardItem, position: number): Cart {
  const isBack = cart.cardItems.some(({ serviceId }) => serviceId === line.serviceId);
  return isBack ? cart : withLines(cart, cart.cardItems.toSpliced(position, 0, line));
}
