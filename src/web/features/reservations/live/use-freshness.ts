import { useState } from 'react';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { useReadSalonClock, useSalonClock } from '../../../api/salon-clock.ts';

/** One failed poll is a hiccup; from two on the connection is lost. */
const FAILURES_OF_A_LOSS = 2;

type Asked = { fulfilledTimeStamp?: number | undefined; error?: unknown };

/** When a list that is asked for again and again was last answered, by the salon's clock, and whether it still is. */
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
