import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * Whether the page is hydrated. The server draws one page for everybody: what depends on the query or on the state of a
 * navigation waits until then. Deferred, so that what a person does meanwhile goes first.
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
