import type { RouteObject } from 'react-router';
import type { Page } from './page-route.ts';

/** Registration, activation, login and lost passwords, in the frame of the site. */
export function accountRoutes(_page: Page): RouteObject[] {
  return [];
}
