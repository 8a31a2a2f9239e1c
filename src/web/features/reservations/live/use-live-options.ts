import { expirySlice } from '../../../api/expiry.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { POLLING_MS } from '../desk-api.ts';

/**
 * Returns how a query keeps itself fresh while it is looked at: every 6 seconds unless paused, hidden or the session is over,
 * and at once on focus and on reconnection.
 */
export function useLiveOptions(isPaused = false) {
  const isExpired = useAppSelector(expirySlice.selectors.selectIsExpired);
  return {
    pollingInterval: isPaused || isExpired ? 0 : POLLING_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: !isPaused,
    refetchOnReconnect: !isPaused,
    refetchOnMountOrArgChange: true,
  };
}
