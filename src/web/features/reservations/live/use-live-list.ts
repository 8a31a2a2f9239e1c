import { useState } from 'react';
import type { Reservation, ReservationList } from '#contract/schemas/reservations.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { expirySlice } from '../../../api/expiry.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { type ListRequest, POLLING_MS, useReservationListQuery } from '../desk-api.ts';
import type { StableRows } from './stable-rows.ts';
import { useFreshness } from './use-freshness.ts';
import { useNews } from './use-news.ts';
import { useStableRows } from './use-stable-rows.ts';

/** What the sign of a live list shows and its switch changes. */
export type Live = {
  at: SalonMoment | null;
  isLost: boolean;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
};

export type LiveList = StableRows & {
  /** The last answer; while another question is on its way, the one before. */
  list: ReservationList | undefined;
  /** Why there is nothing to show. A list that is on screen stays there when a later look at it fails. */
  failure: unknown;
  /** The rows that have come while somebody was watching. */
  fresh: ReadonlySet<string>;
  live: Live;
  /** Whether another question is on its way. */
  isWaiting: boolean;
  retry: () => void;
};

const NO_ROWS: readonly Reservation[] = [];

/**
 * A list of reservations that keeps itself fresh while it is looked at: every 6 seconds unless paused, hidden or the
 * session is over, and at once on focus and on reconnection (spec 7).
 */
export function useLiveList(question: ListRequest): LiveList {
  const [isPaused, setIsPaused] = useState(false);
  const isExpired = useAppSelector(expirySlice.selectors.selectIsExpired);
  const query = useReservationListQuery(question, {
    pollingInterval: isPaused || isExpired ? 0 : POLLING_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: !isPaused,
    refetchOnReconnect: !isPaused,
    refetchOnMountOrArgChange: true,
  });
  const { currentData, data, error, isFetching, refetch } = query;
  const list = currentData ?? data;
  const rows = list?.reservations ?? NO_ROWS;
  const key = `${JSON.stringify(question)} ${currentData ? 'answered' : 'awaited'}`;
  return {
    ...useStableRows(rows, key),
    list,
    failure: currentData || isFetching ? undefined : error,
    fresh: useNews(rows, key, question.list === 'present' ? 'arrivals' : 'bookings'),
    live: { ...useFreshness(query), isPaused, onPause: setIsPaused },
    isWaiting: isFetching && !currentData,
    retry: () => void refetch(),
  };
}
