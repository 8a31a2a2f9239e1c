import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { BookingStepId } from '#domain/booking/booking-steps.ts';
import { type Cart, hasWithdrawn } from '#domain/cart/cart.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { selectCart } from '../cart/slice.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Redirects to the page where the missing part can be given; `RedirectNotice` says there why. */
export function RedirectWithNotice({ notice }: { notice: NoticeId }) {
  // `Navigate` navigates again for each new state object, and each navigation renders this page again.
  const state = useMemo(() => ({ notice }), [notice]);
  return <Navigate to={NOTICES[notice].path} state={state} replace />;
}

type Notice = {
  /** The page that the person is sent to. */
  path: string;
  /** Whether the notice still holds. */
  isDue: (cart: Cart) => boolean;
};

const always = () => true;

/** Why a step redirects to another; shown there as long as `isDue`. */
const NOTICES = {
  emptyCart: { path: paths.bookingServices, isDue: (cart) => cart.cardItems.length === 0 },
  noService: { path: paths.bookingServices, isDue: always },
  serviceGone: { path: paths.bookingServices, isDue: always },
  notOffered: { path: paths.cart, isDue: hasWithdrawn },
  noLocation: { path: paths.bookingLocation, isDue: (cart) => cart.reservationLocation === null },
  noDate: { path: paths.bookingDate, isDue: (cart) => cart.reservationDate === null },
  noClientInfo: { path: paths.clientInfo, isDue: always },
} as const satisfies Record<string, Notice>;

type NoticeId = keyof typeof NOTICES;

/** The notice for each step that was skipped. */
export const NOTICE_OF_STEP = {
  service: 'emptyCart',
  cart: 'notOffered',
  location: 'noLocation',
  date: 'noDate',
  'client-info': 'noClientInfo',
} as const satisfies Partial<Record<BookingStepId, NoticeId>>;

/** The notice in the state of a navigation, which is not to be trusted; null when there is none. */
function noticeOf(state: unknown): NoticeId | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  const { notice } = state;
  return typeof notice === 'string' && isNotice(notice) ? notice : null;
}

function isNotice(text: string): text is NoticeId {
  return Object.hasOwn(NOTICES, text);
}

/** Says why the person was redirected to this page. */
export function RedirectNotice() {
  const { t } = useTranslation('booking');
  const cart = useAppSelector(selectCart);
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  const notice = isHydrated ? noticeOf(state) : null;
  if (!notice || !NOTICES[notice].isDue(cart)) return null;
  return (
    <InfoStrip role="status">
      {notice === 'emptyCart' ? <Literal id="emptyCart" as="p" /> : <p>{t(`notice.${notice}`)}</p>}
    </InfoStrip>
  );
}
