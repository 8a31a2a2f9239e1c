import { paths } from '#contract/paths.ts';
import type { BookingStepId } from '#domain/booking/booking-steps.ts';
import { type Cart, hasWithdrawn } from '#domain/cart/cart.ts';

type Notice = {
  /** The page that the person is sent to. */
  path: string;
  /** Whether there is still something to say. */
  isDue: (cart: Cart) => boolean;
};

const always = () => true;

/** Why a page sends a person elsewhere; said there until it is settled. */
export const NOTICES = {
  emptyCart: { path: paths.bookingServices, isDue: (cart) => cart.cardItems.length === 0 },
  noService: { path: paths.bookingServices, isDue: always },
  serviceGone: { path: paths.bookingServices, isDue: always },
  notOffered: { path: paths.cart, isDue: hasWithdrawn },
  noLocation: { path: paths.bookingLocation, isDue: (cart) => cart.reservationLocation === null },
  noDate: { path: paths.bookingDate, isDue: (cart) => cart.reservationDate === null },
  noClientInfo: { path: paths.clientInfo, isDue: always },
} as const satisfies Record<string, Notice>;

export type NoticeId = keyof typeof NOTICES;

/** What is said to a person who skipped a step, by the step that is missing. */
export const NOTICE_OF_STEP = {
  service: 'emptyCart',
  cart: 'notOffered',
  location: 'noLocation',
  date: 'noDate',
  'client-info': 'noClientInfo',
} as const satisfies Partial<Record<BookingStepId, NoticeId>>;

/** The notice that a navigation carried in its state, whatever stands there. */
export function noticeIn(state: unknown): NoticeId | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  const { notice } = state;
  return typeof notice === 'string' && isNotice(notice) ? notice : null;
}

function isNotice(text: string): text is NoticeId {
  return Object.hasOwn(NOTICES, text);
}
