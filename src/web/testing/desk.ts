import { HttpResponse, http } from 'msw';
import type { Reservation, ReservationList } from '#contract/schemas/reservations.ts';
import { publicSettings } from './salon.ts';

/** A list of these reservations on one page, as the API returns it, unless a test says otherwise. */
export function listOf(
  reservations: readonly Reservation[],
  differences: Partial<ReservationList> = {},
): ReservationList {
  return { reservations: [...reservations], page: 1, pages: 1, count: reservations.length, ...differences };
}

/** The calls that every page of the dashboard makes. */
export const dashboardHandlers = [http.get('/api/settings/public', () => HttpResponse.json(publicSettings()))];
