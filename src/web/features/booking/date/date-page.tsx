import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { type Cart, hasWithdrawn } from '#domain/cart/cart.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useAvailabilityQuery } from '../../availability/api.ts';
import { selectCart } from '../cart/slice.ts';
import { BookingPage } from '../frame/booking-page.tsx';
import { RedirectWithNotice } from '../frame/redirect-notices.tsx';
import { useIsHydrated } from '../frame/use-is-hydrated.ts';
import { DateBar } from './date-bar.tsx';
import { DateChoice } from './date-choice.tsx';
import { DatesProblem } from './dates-problem.tsx';
import { DatesSkeleton } from './dates-skeleton.tsx';

/** Step 4: fourteen days in a row, and the start times of the chosen one. */
export function DatePage() {
  const cart = useAppSelector(selectCart);
  const isHydrated = useIsHydrated();
  const location = chosenLocation(cart);
  if (isHydrated && location === null) return <RedirectWithNotice notice="noLocation" />;
  if (isHydrated && cart.cardItems.length === 0) return <RedirectWithNotice notice="emptyCart" />;
  if (isHydrated && hasWithdrawn(cart)) return <RedirectWithNotice notice="notOffered" />;
  return <AvailableDates cart={cart} location={isHydrated ? location : null} />;
}

/** Asks for nothing until the browser's own cart says for which location. */
function AvailableDates({ cart, location }: { cart: Cart; location: LocationCode | null }) {
  const { t } = useTranslation('booking');
  const now = useSalonNow();
  const lines = cart.cardItems.map(({ serviceId, qty }) => ({ serviceId, qty }));
  const { data, currentData, error, refetch } = useAvailabilityQuery(
    location === null ? skipToken : { location, lines },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const failure = error !== undefined && !currentData && <DatesProblem error={error} onRetry={() => void refetch()} />;
  // While another location is loading, the days stay and their times wait.
  if (location !== null && data && now) {
    const isCurrent = currentData !== undefined;
    return <DateChoice {...{ cart, location, availability: data, isCurrent, failure, now }} />;
  }
  return (
    <BookingPage step="date" title={t('heading.date')} bar={<DateBar chosen={null} />}>
      {failure || <DatesSkeleton location={location} />}
    </BookingPage>
  );
}
