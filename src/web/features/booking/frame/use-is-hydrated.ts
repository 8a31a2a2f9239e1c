import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * Whether the browser has taken the page over. The server draws one page for everybody: what depends on a query or on a
 * navigation's state waits until then, and lets what a person does meanwhile go first.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      () => () => undefined,
      () => true,
      () => false,
    ),
  );
}
