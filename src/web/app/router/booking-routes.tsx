import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Page } from './page-route.ts';
import { RequirePermission } from './require-permission.tsx';

/** The steps of a booking, in the frame of the site. */
export function bookingRoutes(page: Page): RouteObject[] {
  return [
    {
      path: paths.bookingLocation,
      ...page('LocationPage', () => import('../../features/booking/location/location-page.tsx'), {
        title: 'bookingLocation',
        messages: ['booking'],
        drawnByServer: true,
      }),
    },
    {
      path: paths.bookingServices,
      ...page('ServicesPage', () => import('../../features/booking/service/services-page.tsx'), {
        title: 'bookingServices',
        messages: ['booking'],
        drawnByServer: true,
      }),
    },
    {
      path: paths.bookingService,
      ...page('SingleServicePage', () => import('../../features/booking/service/single-service-page.tsx'), {
        title: 'bookingService',
        messages: ['booking'],
      }),
    },
    {
      path: paths.cart,
      ...page('CartPage', () => import('../../features/booking/cart/cart-page.tsx'), {
        title: 'cart',
        messages: ['booking'],
      }),
    },
    {
      path: paths.bookingDate,
      ...page('DatePage', () => import('../../features/booking/date/date-page.tsx'), {
        title: 'bookingDate',
        messages: ['booking', 'dates'],
        drawnByServer: true,
      }),
    },
    {
      path: paths.clientInfo,
      ...page('ClientInfoPage', () => import('../../features/booking/client-info/client-info-page.tsx'), {
        title: 'clientInfo',
        messages: ['booking'],
      }),
    },
    {
      element: <RequirePermission permission="place_reservation" />,
      children: [
        {
          path: paths.summary,
          ...page('SummaryPage', () => import('../../features/booking/summary/summary-page.tsx'), {
            title: 'summary',
            messages: ['booking', 'order'],
          }),
        },
      ],
    },
  ];
}
