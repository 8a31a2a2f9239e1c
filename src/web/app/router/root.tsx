import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { AwaitedNotice } from '../awaited-notice.tsx';
import { ToastsProvider } from '../toasts.tsx';
import { useRouteChange } from './use-route-change.ts';

/** What every page has around it, in each of the three frames. */
export function Root() {
  useRouteChange();
  useKeptScroll();
  return (
    <ToastsProvider>
      <Outlet />
      <AwaitedNotice />
      <ScrollRestoration />
    </ToastsProvider>
  );
}

/**
 * The first page may have been scrolled before the app came. The router, which starts every page at its top, is heard before
 * this and corrected before anybody sees it: nothing moves from under a finger.
 */
function useKeptScroll(): void {
  const before = useRef<number>(null);
  useInsertionEffect(() => {
    before.current ??= window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (before.current) window.scrollTo(0, before.current);
  }, []);
}
