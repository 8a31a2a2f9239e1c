import { skipToken } from '@reduxjs/toolkit/query/react';
import { memo, startTransition, useEffect, useState } from 'react';
import type { Availability } from '#contract/schemas/availability.ts';
import { asOf } from '#domain/booking/availability.ts';
import { defaultDate } from '#domain/booking/booking-window.ts';
import { type Cart, EMPTY_CART, hasWithdrawn } from '#domain/cart/cart.ts';
import { chosenLocation, isOffered } from '#domain/cart/cart-choices.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { WhoChoice } from '../../../shared/team/who-choice.tsx';
import { timesOfCart, useAvailabilityQuery } from '../../availability/api.ts';
import { useSalon } from '../../settings/api.ts';
import { selectCart } from '../cart/slice.ts';
import { RedirectWithNotice } from '../frame/redirect-notices.tsx';
import { useIsHydrated } from '../frame/use-is-hydrated.ts';
import { DateChoice } from './date-choice.tsx';
import { DatesProblem } from './dates-problem.tsx';
import { renamed, useAsked } from './use-asked.ts';
import type { Here } from './use-choice.ts';

/** Step 4: with whom, fourteen days in a row, and the start times of the chosen one. */
export function DatePage() {
  const kept = useAppSelector(selectCart);
  const isHydrated = useIsHydrated();
  // Until then as the server has it, so that the browser's own cart comes with the deferred drawing, not before it.
  const cart = isHydrated ? kept : EMPTY_CART;
  const location = chosenLocation(cart);
  if (isHydrated && location === null) return <RedirectWithNotice notice="noLocation" />;
  if (isHydrated && cart.cardItems.length === 0) return <RedirectWithNotice notice="emptyCart" />;
  if (isHydrated && hasWithdrawn(cart)) return <RedirectWithNotice notice="notOffered" />;
  return <AvailableDates cart={cart} location={location} />;
}

/** Drawn anew only for what it shows: the page asks while it wakes, when all of it would be drawn for nothing. */
const AvailableDates = memo(function AvailableDates({ cart, location }: { cart: Cart; location: LocationCode | null }) {
  const now = useSalonNow();
  const { data, isCurrent, error, refetch, isServed, asked, ...asking } = useTimes(cart, location);
  const failure = error !== undefined && !isCurrent && <DatesProblem error={error} onRetry={() => void refetch()} />;
  const drawn = useDrawnPieces(location !== null && data !== undefined && now !== null);
  const performers = drawn >= PIECES.names ? data?.performers : undefined;
  const who = isServed && (
    <WhoChoice isAside asked={asked} performers={performers} today={now?.date ?? null} onChoose={asking.choose} />
  );
  // While another location or technician is loading, the days stay and their times wait.
  const here = drawn >= PIECES.days && location !== null && data && now ? daysOf(location, data, now) : null;
  return (
    <DateChoice
      {...asking}
      {...{ cart, location, here, isCurrent, failure, asked, who }}
      areTimesDrawn={drawn >= PIECES.times}
    />
  );
});

const PIECES = { days: 1, times: 2, names: 3 } as const;

/**
 * How many pieces of what has come at once are drawn: each after a picture of the one before, and bit by bit, so that a
 * telephone is never busy for long. All of them where everything is there from the start.
 */
function useDrawnPieces(areThere: boolean): number {
  const [drawn, setDrawn] = useState<number>(areThere ? PIECES.names : 0);
  useEffect(() => {
    if (!areThere || drawn === PIECES.names) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)));
    return () => cancelAnimationFrame(frame);
  }, [areThere, drawn]);
  return drawn;
}

/** The days that can be booked at a location, as they are at that moment. */
function daysOf(location: LocationCode, { days }: Availability, now: SalonMoment): Here {
  const firstDate = defaultDate(now);
  return { location, firstDate, today: now.date, days: asOf(days, now).filter(({ date }) => date >= firstDate) };
}

/**
 * The free times of the cart with whom is asked for, or the last ones that were. Asks for nothing until the browser's own cart
 * says for which location; goes back to anybody when who is asked for cannot be had.
 */
function useTimes(cart: Cart, location: LocationCode | null) {
  const { asked, drop, ...asking } = useAsked(cart);
  const hasStaffing = useHasStaffing(location);
  const { data, currentData, error, refetch } = useAvailabilityQuery(
    location === null ? skipToken : timesOfCart(cart, location, asked?.id ?? null),
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true },
  );
  if (currentData && !isOffered(asked, currentData.performers)) drop();
  return {
    ...asking,
    ...{ data, error, refetch },
    isCurrent: currentData !== undefined,
    /** Whether technicians are needed. */
    isServed: currentData ? currentData.performers !== undefined : hasStaffing,
    asked: renamed(asked, data?.performers),
  };
}

/** Whether technicians are needed there; at any location, while none is known. */
function useHasStaffing(location: LocationCode | null): boolean {
  const salon = useSalon();
  return salon?.locations.some(({ code, staffing }) => staffing && (location ?? code) === code) ?? false;
}
