import type { RouteObject } from 'react-router';
import type { Page } from './page-route.ts';

/** Services, helps, users and the salon's settings. */
export function ownerRoutes(_page: Page): RouteObject[] {
  return [];
}
