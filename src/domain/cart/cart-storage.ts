import { isDollars } from '../pricing.ts';
import { isCalendarDate, isClockTime } from '../salon/salon-time.ts';
import {
  PRICE_TYPES,
  SERVICE_CAPACITY,
  SERVICE_CATEGORIES,
  SERVICE_MINUTES,
  SERVICE_PRICE_MAX,
  SERVICE_TEXT_MAX,
} from '../services/services.ts';
import { CLIENT_NAME_MAX, COMMENT_MAX } from '../users/person.ts';
import { formatPhone } from '../users/phone.ts';
import {
  type CardItem,
  type Cart,
  type CartClientInfo,
  type CartDate,
  type CartLocation,
  EMPTY_CART,
  withLines,
} from './cart.ts';
import { dropClientInfo } from './cart-choices.ts';

/** The key under which the browser keeps the cart. */
export const CART_KEY = 'card';

const VERSION = 1;
const TEXT_MAX = 64 * 1024;
/** What the salon's ids look like. */
const PERFORMER_ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const LINES_MAX = 50;
const ID_MAX = 64;
const DAY_MS = 24 * 60 * 60_000;
const CLIENT_INFO_LIFE_MS = DAY_MS;
/** How long a cart lives after its last change, in milliseconds. */
export const CART_LIFE_MS = 7 * DAY_MS;

/** The cart as the browser keeps it, with the time of the change. */
export function storedCart(cart: Cart, nowMs: number): string {
  return JSON.stringify({ ...cart, version: VERSION, updatedAt: nowMs });
}

/**
 * Reads a stored cart and never throws. Quantities above the capacity, doubled lines and wrong sums are corrected, other
 * invalid parts left out; an unknown shape is an empty cart. Client info is dropped after a day, the whole cart after a week;
 * a time that is missing or in the future counts as now.
 */
export function readStoredCart(text: string | null, nowMs: number): Cart {
  const stored = parsed(text);
  if (stored === null || isOutdated(stored, nowMs)) return EMPTY_CART;
  const clientInfo = readClientInfo(stored.reservationClientInfo);
  const clientInfoUpdatedAt = clientInfo && pastTime(stored.clientInfoUpdatedAt, nowMs);
  const cart = withLines(
    {
      ...EMPTY_CART,
      reservationLocation: readLocation(stored.reservationLocation),
      reservationServiceCategory: readCategory(stored.reservationServiceCategory),
      reservationService: readService(stored.reservationService),
      reservationDate: readDate(stored.reservationDate),
      ...readPerformer(stored),
      reservationClientInfo: clientInfo,
      clientInfoUpdatedAt,
    },
    readLines(stored.cardItems),
  );
  return clientInfoUpdatedAt !== null && nowMs - clientInfoUpdatedAt > CLIENT_INFO_LIFE_MS
    ? dropClientInfo(cart)
    : cart;
}

type Fields = Readonly<Record<string, unknown>>;

function parsed(text: string | null): Fields | null {
  if (text === null || text.length > TEXT_MAX) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

function isOutdated(stored: Fields, nowMs: number): boolean {
  const isOtherVersion = stored.version !== undefined && stored.version !== VERSION;
  return isOtherVersion || nowMs - pastTime(stored.updatedAt, nowMs) > CART_LIFE_MS;
}

function pastTime(value: unknown, nowMs: number): number {
  return typeof value === 'number' && value <= nowMs ? value : nowMs;
}

function readLines(value: unknown): CardItem[] {
  if (!Array.isArray(value)) return [];
  const lines = new Map<string, CardItem>();
  for (const line of value.slice(0, LINES_MAX).map(readLine)) {
    if (!line) continue;
    const qty = Math.min(line.qty + (lines.get(line.serviceId)?.qty ?? 0), line.capacity);
    lines.set(line.serviceId, { ...line, qty });
  }
  return [...lines.values()];
}

function readLine(value: unknown): CardItem | null {
  if (!isFields(value)) return null;
  const serviceId = readText(value.serviceId, ID_MAX);
  const duration = readWhole(value.duration, SERVICE_MINUTES);
  const capacity = readWhole(value.capacity, SERVICE_CAPACITY);
  const qty = readWhole(value.qty, { min: 1, max: Number.MAX_SAFE_INTEGER });
  const price = readPrice(value.price);
  if (!serviceId || duration === null || capacity === null || qty === null || price === null) return null;
  return {
    serviceId,
    titre: readText(value.titre, SERVICE_TEXT_MAX.titre),
    duration,
    price,
    capacity,
    qty: Math.min(qty, capacity),
    category: SERVICE_CATEGORIES.find((category) => category === value.category) ?? 'other',
    priceType: PRICE_TYPES.find((type) => type === value.priceType) ?? 'fixed',
    isOffered: value.isOffered !== false,
  };
}

function readLocation(value: unknown): { locationReserved: CartLocation } | null {
  if (!isFields(value)) return null;
  const code = value.locationReserved;
  if (code === '1' || code === 1) return { locationReserved: '1' };
  return code === '2' || code === 2 ? { locationReserved: '2' } : null;
}

function readCategory(value: unknown): Cart['reservationServiceCategory'] {
  const category = SERVICE_CATEGORIES.find((known) => isFields(value) && known === value.categoryReserved);
  return category ? { categoryReserved: category } : null;
}

function readService(value: unknown): Cart['reservationService'] {
  const serviceId = isFields(value) ? readText(value.serviceId, ID_MAX) : '';
  return serviceId ? { serviceId } : null;
}

function readDate(value: unknown): CartDate | null {
  if (!isFields(value)) return null;
  const { dateReserved, timeReserved } = value;
  if (typeof dateReserved !== 'string' || typeof timeReserved !== 'string') return null;
  return isCalendarDate(dateReserved) && isClockTime(timeReserved) ? { dateReserved, timeReserved } : null;
}

function readPerformer({ performerId: id, performerName: name }: Fields): Pick<Cart, 'performerId' | 'performerName'> {
  if (typeof id !== 'string' || !PERFORMER_ID.test(id)) return { performerId: null, performerName: null };
  return { performerId: id.toLowerCase(), performerName: readText(name, CLIENT_NAME_MAX) };
}

function readClientInfo(value: unknown): CartClientInfo | null {
  if (!isFields(value)) return null;
  const client = readText(value.client, CLIENT_NAME_MAX);
  const phone = formatPhone(readText(value.phone, CLIENT_NAME_MAX));
  const comment = readText(value.comment, COMMENT_MAX);
  return client || phone || comment ? { client, phone, comment } : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown, max: number): string {
  return typeof value === 'string' ? value.slice(0, max) : '';
}

function readWhole(value: unknown, { min, max }: { min: number; max: number }): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= min && number <= max ? number : null;
}

function readPrice(value: unknown): number | null {
  return typeof value === 'number' && isDollars(value) && value <= SERVICE_PRICE_MAX ? value : null;
}
