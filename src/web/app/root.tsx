import { Outlet, ScrollRestoration } from 'react-router';
import { ToastsProvider } from './toasts.tsx';
import { useRouteChange } from './use-route-change.ts';

/** What stands round every page, whatever its frame. */
export function Root() {
  useRouteChange();
  return (
    <ToastsProvider>
      <Outlet />
      <ScrollRestoration />
    </ToastsProvider>
  );
}
