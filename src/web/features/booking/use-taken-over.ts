import { useSyncExternalStore } from 'react';

/**
 * Whether the browser has taken the page over. The server draws one page for everybody: what depends on a query or on a
 * navigation's state waits until then.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
