import type { RouteObject } from 'react-router';
import type { Page } from './page-route.ts';

/** The steps of a booking, in the frame of the site. */
export function bookingRoutes(_page: Page): RouteObject[] {
  return [];
}
