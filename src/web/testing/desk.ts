import { HttpResponse, http } from 'msw';
import type { Reservation, ReservationList } from '#contract/schemas/reservations.ts';
import type { VisitDetails } from '#contract/schemas/visit-details.ts';
import { publicSettings } from './salon.ts';

/** A list of these reservations on one page, as the API returns it, unless a test says otherwise. */
export function listOf(
  reservations: readonly Reservation[],
  differences: Partial<ReservationList> = {},
): ReservationList {
  return { reservations: [...reservations], page: 1, pages: 1, count: reservations.length, ...differences };
}

/** Returns the details of visits, of which nothing more is known unless a test says so. */
export function detailsHandler(visits: readonly Reservation[], differences: Partial<VisitDetails> = {}) {
  return http.get('/api/reservations/details/:id', ({ params }) => {
    const reservation = visits.find(({ _id }) => _id === params.id);
    if (!reservation) return HttpResponse.json({ code: 'reservation_not_found', message: '' }, { status: 404 });
    return HttpResponse.json({ reservation, changes: [], earlier: [], ...differences });
  });
}

/** The calls that every page of the dashboard makes. */
export const dashboardHandlers = [http.get('/api/settings/public', () => HttpResponse.json(publicSettings()))];
