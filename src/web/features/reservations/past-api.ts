import { type ReservationList, readReservationListSchema } from '#contract/schemas/reservations.ts';
import { parsedBy } from '../../api/conditional-get.ts';
import { reservationsApi } from './api.ts';

const pastApi = reservationsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The caller's own past visits, newest first. */
    pastReservations: build.query<ReservationList, void>({
      query: () => ({ url: 'reservations/past', responseHandler: parsedBy(readReservationListSchema) }),
      providesTags: ['Reservation'],
    }),
  }),
});

export const { usePastReservationsQuery } = pastApi;
