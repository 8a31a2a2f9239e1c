import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import { LateFirstPage } from '../late-first-page.tsx';
import { SiteLayout } from '../site/site-layout.tsx';
import { accountRoutes } from './account-routes.tsx';
import { bookingRoutes } from './booking-routes.tsx';
import { dashboardRoutes } from './dashboard-routes.tsx';
import { deskRoutes } from './desk-routes.tsx';
import { ownerRoutes } from './owner-routes.tsx';
import type { Page } from './page-route.ts';
import { headerlessRoutes, publicRoutes } from './public-routes.tsx';
import { RequirePermission } from './require-permission.tsx';
import { Root } from './root.tsx';
import { UnexpectedError } from './unexpected-error.tsx';

/** The whole site: three frames, and in each the pages of its areas. When a page fails, its frame stays. */
export function appRoutes(page: Page): RouteObject[] {
  const site = [...bookingRoutes(page), ...accountRoutes(page), ...publicRoutes(page)];
  const dashboard = [...dashboardRoutes(page), ...deskRoutes(page), ...ownerRoutes(page)];
  return [
    {
      Component: Root,
      ErrorBoundary: UnexpectedError,
      HydrateFallback: LateFirstPage,
      children: [
        { element: <SiteLayout />, children: guarded(site) },
        { element: <SiteLayout hasHeader={false} />, children: guarded(headerlessRoutes(page)) },
        {
          path: paths.dashboard,
          element: <RequirePermission permission="enter_dashboard" />,
          children: [
            {
              ...page('DashboardFrame', () => import('../dashboard/dashboard-frame.tsx'), { title: 'dashboard' }),
              children: guarded(dashboard),
            },
          ],
        },
      ],
    },
  ];
}

function guarded(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: UnexpectedError, children }];
}
