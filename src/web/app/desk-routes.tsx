import type { RouteObject } from 'react-router';
import type { Page } from './page-route.ts';

/** The reception desk: every reservation of the salon. */
export function deskRoutes(_page: Page): RouteObject[] {
  return [];
}
