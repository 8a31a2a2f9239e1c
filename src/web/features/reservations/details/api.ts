import { type VisitDetails, visitDetailsSchema } from '#contract/schemas/visit-details.ts';
import { reservationsApi } from '../api.ts';

const detailsApi = reservationsApi.injectEndpoints({
  endpoints: (build) => ({
    /** A visit with what happened to it and the client's earlier visits; asked anew each time the panel opens. */
    visitDetails: build.query<VisitDetails, string>({
      query: (id) => `reservations/details/${id}`,
      ...(import.meta.env.DEV && { responseSchema: visitDetailsSchema }),
      keepUnusedDataFor: 0,
      providesTags: ['Reservation'],
    }),
  }),
});

export const { useVisitDetailsQuery } = detailsApi;
