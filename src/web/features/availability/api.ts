import { type Availability, availabilitySchema } from '#contract/availability.ts';
import type { LocationCode } from '#domain/locations.ts';
import { baseApi } from '../../api/base-api.ts';
import { clockHeard } from '../../api/salon-clock.ts';

type Question = { location: LocationCode; lines: readonly { serviceId: string; qty: number }[] };

export const availabilityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What is free for these services, over the whole booking window; a booking anywhere makes it stale. */
    availability: build.query<Availability, Question>({
      query: ({ location, lines }) => ({
        url: 'reservations/availability',
        params: { location, lines: lines.map(({ serviceId, qty }) => `${serviceId}:${qty}`).join(',') },
      }),
      responseSchema: availabilitySchema,
      providesTags: ['Reservation'],
      onQueryStarted: async (_question, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(clockHeard(data.now));
      },
    }),
  }),
});

export const { useAvailabilityQuery } = availabilityApi;
