import { useMemo, useState } from 'react';
import type { ReadReservationList, Reservation } from '#contract/schemas/reservations.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { useReadSalonClock, useSalonClock } from '../../../api/salon-clock.ts';
import { type ListRequest, useReservationListQuery } from '../desk-api.ts';
import { type StableRows, useStableRows } from './stable-rows.ts';
import { useLiveOptions } from './use-live-options.ts';
import { useNews } from './use-news.ts';

/** What the sign of a live list shows and its switch changes. */
export type Live = {
  at: SalonMoment | null;
  isLost: boolean;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
};

export type LiveList = StableRows & {
  /** The last response; while another request is on its way, the one before. */
  list: ReadReservationList | undefined;
  /** Why there is nothing to show. A list that is on screen stays there when a later look at it fails. */
  failure: unknown;
  /** The rows that have come while somebody was watching. */
  fresh: ReadonlySet<string>;
  live: Live;
  /** Whether another request is on its way. */
  isWaiting: boolean;
  retry: () => void;
};

type Arrange = (rows: readonly Reservation[]) => readonly Reservation[];

const NO_ROWS: readonly Reservation[] = [];
const asTheyCome: Arrange = (rows) => rows;

/** A list of reservations that keeps itself fresh while it is looked at. Its rows come in the server's order, or arranged anew. */
export function useLiveList(request: ListRequest, arrange: Arrange = asTheyCome): LiveList {
  const [isPaused, setIsPaused] = useState(false);
  const query = useReservationListQuery(request, useLiveOptions(isPaused));
  const { currentData, data, error, isFetching, refetch } = query;
  const list = currentData ?? data;
  const sent = list?.reservations ?? NO_ROWS;
  const rows = useMemo(() => arrange(sent), [arrange, sent]);
  const key = `${JSON.stringify(request)} ${currentData ? 'loaded' : 'awaited'}`;
  return {
    ...useStableRows(rows, key),
    list,
    failure: currentData || isFetching ? undefined : error,
    fresh: useNews(rows, key, request.list === 'present' ? 'arrivals' : 'bookings'),
    live: { ...useFreshness(query), isPaused, onPause: setIsPaused },
    isWaiting: isFetching && !currentData,
    retry: () => void refetch(),
  };
}

/** One failed poll is a hiccup; from two on the connection is lost. */
const FAILURES_OF_A_LOSS = 2;

type Asked = { fulfilledTimeStamp?: number | undefined; error?: unknown };

/** When a polled list was last fetched, by the salon's clock, and whether the connection is lost. */
export function useFreshness({ fulfilledTimeStamp, error }: Asked): { at: SalonMoment | null; isLost: boolean } {
  const readClock = useReadSalonClock();
  const isClockSet = useSalonClock((now) => now !== null);
  const [seen, setSeen] = useState<{ stamp: number; at: SalonMoment | null; error: unknown; failures: number }>({
    stamp: 0,
    at: null,
    error: undefined,
    failures: 0,
  });
  if (isClockSet && fulfilledTimeStamp !== undefined && fulfilledTimeStamp !== seen.stamp) {
    setSeen({ stamp: fulfilledTimeStamp, at: readClock(), error: undefined, failures: 0 });
  } else if (error !== undefined && error !== seen.error) {
    setSeen({ ...seen, error, failures: seen.failures + 1 });
  }
  return { at: seen.at, isLost: seen.failures >= FAILURES_OF_A_LOSS };
}
