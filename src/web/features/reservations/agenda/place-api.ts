import { type Reservation, reservationSchema } from '#contract/schemas/reservations.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { deskApi } from '../desk-api.ts';

/** Where a visit of the agenda is to stand; what is left out stays as it is. */
export type Placing = {
  id: string;
  /** Where the screen shows it: the server refuses when it has been moved since. */
  from: Pick<Reservation, 'reservationLocation' | 'reservationDate'>;
  reservationLocation?: { locationReserved: LocationCode };
  reservationDate?: { dateReserved: string; timeReserved: string };
  minutes?: number;
  /** Against what stands in its way. */
  insist?: boolean;
};

const placeApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    placeVisit: build.mutation<Reservation, Placing>({
      query: (body) => ({ url: 'reservations/move', method: 'PATCH', body }),
      ...(import.meta.env.DEV && { responseSchema: reservationSchema }),
      invalidatesTags: ['Reservation'],
    }),
  }),
});

export const { placeVisit } = placeApi.endpoints;
