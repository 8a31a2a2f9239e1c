import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Page } from './page-route.ts';
import { RequirePermission } from './require-permission.tsx';

const messages = ['desk', 'visits', 'booking'] as const;

/** The reception desk: every reservation of the salon. */
export function deskRoutes(page: Page): RouteObject[] {
  return [
    { element: <RequirePermission permission="manage_reservations" />, children: listRoutes(page) },
    {
      element: <RequirePermission permission="book_for_client" />,
      children: [
        {
          path: paths.newReservation,
          ...page(
            'NewReservationPage',
            () => import('../../features/reservations/desk-form/new-reservation-page.tsx'),
            {
              title: 'newReservation',
              messages: ['intake'],
            },
          ),
        },
      ],
    },
  ];
}

function listRoutes(page: Page): RouteObject[] {
  const general = [paths.reservations, paths.reservationsPage, paths.reservationsSearch, paths.reservationsSearchPage];
  return [
    {
      path: paths.agenda,
      ...page('AgendaPage', () => import('../../features/reservations/agenda/agenda-page.tsx'), {
        title: 'agenda',
        messages: [...messages, 'board', 'agenda', 'workday', 'intake'],
      }),
    },
    ...general.map((path) => ({
      path,
      ...page('GeneralPage', () => import('../../features/reservations/lists/list-pages.tsx'), {
        title: 'reservations',
        messages,
      }),
    })),
    {
      path: paths.pendingReservations,
      ...page('PendingPage', () => import('../../features/reservations/lists/list-pages.tsx'), {
        title: 'pendingReservations',
        messages,
      }),
    },
    {
      path: paths.presentReservations,
      ...page('PresentPage', () => import('../../features/reservations/lists/list-pages.tsx'), {
        title: 'presentReservations',
        messages,
      }),
    },
    {
      path: paths.possibleReservations,
      ...page('PossiblePage', () => import('../../features/reservations/lists/list-pages.tsx'), {
        title: 'possibleReservations',
        messages,
      }),
    },
    {
      path: paths.archivedReservations,
      ...page('ArchivePage', () => import('../../features/reservations/lists/list-pages.tsx'), {
        title: 'archivedReservations',
        messages,
      }),
    },
    {
      path: paths.visitsToCall,
      ...page('ToCallPage', () => import('../../features/reservations/to-call/to-call-page.tsx'), {
        title: 'visitsToCall',
        messages,
      }),
    },
    {
      path: paths.printReservations,
      ...page('PrintPage', () => import('../../features/reservations/print/print-page.tsx'), {
        title: 'printReservations',
        messages: [...messages, 'agenda', 'workday'],
      }),
    },
  ];
}
