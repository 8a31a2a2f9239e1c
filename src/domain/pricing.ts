import { Refusal } from './errors.ts';
import type { PriceType } from './services/services.ts';

/** Ten million dollars: far above any visit, and small enough that the divisions below are exact to half a cent. */
const CENTS_MAX = 1_000_000_000;

const TAX_PER_HUNDRED_THOUSAND = 14_975;
const TPS_PER_HUNDRED = 5;

export type PricedLine = { readonly unitCents: number; readonly qty: number };

export type Totals = {
  readonly itemsCents: number;
  readonly tpsCents: number;
  readonly tvqCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
};

/** The whole number of cents nearest to `cents`, half up. Throws `number_invalid` on anything but a sum of money. */
export function roundedCents(cents: number): number {
  if (!Number.isFinite(cents) || cents < 0 || cents > CENTS_MAX) throw new Refusal('number_invalid', { cents });
  return Math.round(cents);
}

/** Whether a number is a sum in dollars: not negative, at most two decimals, within what the salon can charge. */
export function isDollars(dollars: number): boolean {
  return dollars >= 0 && dollars * 100 <= CENTS_MAX && Math.round(dollars * 100) / 100 === dollars;
}

/** Dollars as the API writes them to whole cents, exactly; more than two decimals are refused. */
export function centsOf(dollars: number): number {
  if (!isDollars(dollars)) throw new Refusal('number_invalid', { dollars });
  return Math.round(dollars * 100);
}

/** Whole cents to dollars as the API writes them. */
export function dollarsOf(cents: number): number {
  return wholeCents(cents) / 100;
}

/** TPS and TVQ together: 14.975 % of the sum, half up. */
export function taxOn(itemsCents: number): number {
  return roundedCents((wholeCents(itemsCents) * TAX_PER_HUNDRED_THOUSAND) / 100_000);
}

/** TPS alone: 5 % of the sum, half up. TVQ is what remains of the tax, so that the two lines always add up. */
export function tpsOn(itemsCents: number): number {
  return roundedCents((wholeCents(itemsCents) * TPS_PER_HUNDRED) / 100);
}

/** The sums under a list of lines, in cents: items, the two taxes, the tax, the total. */
export function totals(lines: readonly PricedLine[]): Totals {
  const itemsCents = lines.reduce((sum, line) => sum + wholeCents(line.unitCents) * wholeQuantity(line.qty), 0);
  const taxCents = taxOn(itemsCents);
  const tpsCents = tpsOn(itemsCents);
  return { itemsCents, tpsCents, tvqCents: taxCents - tpsCents, taxCents, totalCents: itemsCents + taxCents };
}

/**
 * What one person pays before taxes: the price after discount, or the price, which is the
 * lowest of a range. In the unit in which the prices are given.
 */
export function effectivePrice(service: {
  readonly priceType: PriceType;
  readonly price: number;
  readonly priceDiscount?: number | null | undefined;
}): number {
  return service.priceType === 'discount' ? (service.priceDiscount ?? service.price) : service.price;
}

/** True when the final price is agreed on site, so that totals are called estimates ("Total estimé"). */
export function isEstimate(priceType: PriceType): boolean {
  return priceType === 'range';
}

/** What is to be paid with the taxes, in cents; `isFrom` when that is the lowest price of a range. */
export type TaxedPrice = { readonly cents: number; readonly isFrom: boolean };

/** The price of these lines with the taxes: a range stays a range. */
export function taxedPrice(lines: readonly (PricedLine & { readonly priceType: PriceType })[]): TaxedPrice {
  return { cents: totals(lines).totalCents, isFrom: lines.some(({ priceType }) => isEstimate(priceType)) };
}

function wholeCents(cents: number): number {
  if (roundedCents(cents) !== cents) throw new Refusal('number_invalid', { cents });
  return cents;
}

function wholeQuantity(qty: number): number {
  if (!Number.isSafeInteger(qty) || qty < 0) throw new Refusal('number_invalid', { qty });
  return qty;
}
