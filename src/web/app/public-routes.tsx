import type { RouteObject } from 'react-router';
import type { Page } from './page-route.ts';
import { paths } from './paths.ts';

/** Pages for every visitor, in the frame of the site. */
export function publicRoutes(page: Page): RouteObject[] {
  return [
    {
      path: paths.home,
      ...page('LandingPage', () => import('../features/landing/landing-page.tsx'), {
        title: 'home',
        messages: ['landing', 'booking'],
        drawnByServer: true,
      }),
    },
    {
      path: '*',
      ...page('NotFoundPage', () => import('./not-found-page.tsx'), {
        title: 'notFound',
        messages: ['pages'],
        drawnByServer: true,
        status: 404,
      }),
    },
  ];
}

/** The page without the header (spec 2). */
export function headerlessRoutes(_page: Page): RouteObject[] {
  return [];
}
