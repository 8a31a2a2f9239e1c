import type { RouteObject } from 'react-router';
import type { Page } from './page-route.ts';
import { paths } from './paths.ts';
import { RequirePermission } from './require-permission.tsx';

/** The steps of a booking, in the frame of the site. */
export function bookingRoutes(page: Page): RouteObject[] {
  return [
    {
      path: paths.bookingLocation,
      ...page('LocationPage', () => import('../features/locations/location-page.tsx'), {
        title: 'bookingLocation',
        messages: ['booking'],
        drawnByServer: true,
      }),
    },
    {
      path: paths.bookingServices,
      ...page('ServicesPage', () => import('../features/services/services-page.tsx'), {
        title: 'bookingServices',
        messages: ['booking'],
        drawnByServer: true,
      }),
    },
    {
      path: paths.bookingService,
      ...page('SingleServicePage', () => import('../features/services/single-service-page.tsx'), {
        title: 'bookingService',
        messages: ['booking'],
      }),
    },
    {
      path: paths.cart,
      ...page('CartPage', () => import('../features/cart/cart-page.tsx'), { title: 'cart', messages: ['booking'] }),
    },
    {
      path: paths.bookingDate,
      ...page('DatePage', () => import('../features/booking/date-page.tsx'), {
        title: 'bookingDate',
        messages: ['booking'],
        drawnByServer: true,
      }),
    },
    {
      path: paths.clientInfo,
      ...page('ClientInfoPage', () => import('../features/booking/client-info-page.tsx'), {
        title: 'clientInfo',
        messages: ['booking'],
      }),
    },
    {
      element: <RequirePermission permission="place_reservation" />,
      children: [
        {
          path: paths.summary,
          ...page('SummaryPage', () => import('../features/booking/summary-page.tsx'), {
            title: 'summary',
            messages: ['booking', 'order'],
          }),
        },
      ],
    },
  ];
}
