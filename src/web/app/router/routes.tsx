import { matchPath, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import { arrival } from '../../browser/arrival.ts';
import { LateFirstPage } from '../late-first-page.tsx';
import { SiteLayout } from '../site/site-layout.tsx';
import { accountRoutes } from './account-routes.tsx';
import { bookingRoutes } from './booking-routes.tsx';
import type { Page } from './page-route.ts';
import { headerlessRoutes, publicRoutes } from './public-routes.tsx';
import { Root } from './root.tsx';
import { guarded, UnexpectedError } from './unexpected-error.tsx';

const ROOT = 'root';

/** The pages for visitors in the two frames of the site, and the dashboard where it is given. When a page fails, its frame stays. */
export function siteRoutes(page: Page, dashboard: RouteObject[] = []): RouteObject[] {
  const site = [...bookingRoutes(page), ...accountRoutes(page), ...publicRoutes(page)];
  return [
    {
      id: ROOT,
      Component: Root,
      ErrorBoundary: UnexpectedError,
      HydrateFallback: LateFirstPage,
      children: [
        { element: <SiteLayout />, children: guarded(site) },
        { element: <SiteLayout hasHeader={false} />, children: guarded(headerlessRoutes(page)) },
        ...dashboard,
      ],
    },
  ];
}

/** Adds the routes of the dashboard once somebody goes there: no public page has to name its files. */
export function dashboardOnDemand(page: Page): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    if (!matchPath(`${paths.dashboard}/*`, path)) return;
    const { dashboardTree } = await arrival(() => import('./dashboard-tree.tsx'));
    patch(ROOT, [dashboardTree(page)]);
  };
}
