import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import { dashboardRoutes } from './dashboard-routes.tsx';
import { deskRoutes } from './desk-routes.tsx';
import { ownerRoutes } from './owner-routes.tsx';
import type { Page } from './page-route.ts';
import { RequirePermission } from './require-permission.tsx';
import { guarded } from './unexpected-error.tsx';

/** The dashboard: its frame, and in it the pages of its areas. When a page fails, the frame stays. */
export function dashboardTree(page: Page): RouteObject {
  return {
    path: paths.dashboard,
    element: <RequirePermission permission="enter_dashboard" />,
    children: [
      {
        ...page('DashboardFrame', () => import('../dashboard/dashboard-frame.tsx'), { title: 'dashboard' }),
        children: guarded([...dashboardRoutes(page), ...deskRoutes(page), ...ownerRoutes(page)]),
      },
    ],
  };
}
