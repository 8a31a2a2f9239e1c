import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Page } from './page-route.ts';

/** Pages for every visitor, in the frame of the site. */
export function publicRoutes(page: Page): RouteObject[] {
  return [
    {
      path: paths.home,
      ...page('LandingPage', () => import('../../features/landing/landing-page.tsx'), {
        title: 'home',
        messages: ['landing'],
        drawnByServer: true,
      }),
    },
    {
      path: paths.helps,
      ...page('HelpsPage', () => import('../../features/helps/faq/helps-page.tsx'), {
        title: 'helps',
        messages: ['pages'],
        drawnByServer: true,
      }),
    },
    {
      path: paths.privacy,
      ...page('PrivacyPage', () => import('../../features/legal/privacy-page.tsx'), {
        title: 'privacy',
        messages: ['legal'],
        drawnByServer: true,
      }),
    },
    {
      path: paths.conditions,
      ...page('ConditionsPage', () => import('../../features/legal/conditions-page.tsx'), {
        title: 'conditions',
        messages: ['legal'],
        drawnByServer: true,
      }),
    },
    {
      path: paths.offline,
      ...page('OfflinePage', () => import('../../features/offline/offline-page.tsx'), {
        title: 'offline',
        messages: ['pages'],
        drawnByServer: true,
      }),
    },
    {
      path: paths.linkedVisit,
      ...page('LinkedVisitPage', () => import('../../features/visit-link/linked-visit-page.tsx'), {
        title: 'linkedVisit',
        messages: ['visits', 'dates', 'booking'],
      }),
    },
    {
      path: paths.mailbox,
      ...page('DemoOnlyMailbox', () => import('./demo-only-mailbox.tsx'), {
        title: 'mailbox',
        messages: ['pages'],
        demoOnly: true,
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

/** The page without the header. */
export function headerlessRoutes(page: Page): RouteObject[] {
  return [
    {
      path: paths.about,
      ...page('AboutPage', () => import('../../features/about/about-page.tsx'), {
        title: 'about',
        messages: ['pages'],
        drawnByServer: true,
      }),
    },
  ];
}
