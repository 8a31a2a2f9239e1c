import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Page } from './page-route.ts';
import { RequirePermission } from './require-permission.tsx';

/** What everybody who is logged in finds in the dashboard. */
export function dashboardRoutes(page: Page): RouteObject[] {
  return [
    {
      index: true,
      ...page('DashboardIndex', () => import('./dashboard-index.tsx'), {
        title: 'dashboard',
        messages: ['visits', 'booking'],
      }),
    },
    {
      path: paths.confirmation,
      ...page('ConfirmationPage', () => import('../../features/booking/confirmation/confirmation-page.tsx'), {
        title: 'confirmation',
        messages: ['booking', 'order', 'visits', 'dates'],
      }),
    },
    {
      path: paths.profile,
      ...page('ProfilePage', () => import('../../features/auth/profile/profile-page.tsx'), {
        title: 'profile',
        messages: ['profile', 'account'],
      }),
    },
    {
      element: <RequirePermission permission="see_own_day" />,
      children: [
        {
          path: paths.ownDay,
          ...page('OwnDayPage', () => import('../../features/reservations/own-day/own-day-page.tsx'), {
            title: 'ownDay',
            messages: ['workday', 'desk'],
          }),
        },
      ],
    },
    {
      element: <RequirePermission permission="own_lists" />,
      children: [
        {
          path: paths.futureReservations,
          ...page('FuturePage', () => import('../../features/reservations/visits/future-page.tsx'), {
            title: 'futureReservations',
            messages: ['visits', 'booking'],
          }),
        },
        {
          path: paths.pastReservations,
          ...page('PastPage', () => import('../../features/reservations/visits/past-page.tsx'), {
            title: 'pastReservations',
            messages: ['desk', 'visits', 'booking'],
          }),
        },
      ],
    },
  ];
}
