import type { RouteObject } from 'react-router';
import type { Page } from './page-route.ts';

/** What everybody who is logged in finds in the dashboard. */
export function dashboardRoutes(_page: Page): RouteObject[] {
  return [];
}
