import { type Availability, availabilitySchema } from '#contract/schemas/availability.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { baseApi } from '../../api/base-api.ts';
import { problemOf } from '../../api/problem.ts';
import { clockHeard } from '../../api/salon-clock.ts';
import { CATALOGUE_CHANGED } from '../services/api.ts';

type Question = { location: LocationCode; lines: readonly { serviceId: string; qty: number }[] };
type Days = { location: LocationCode; from: CalendarDate; to: CalendarDate };

export const availabilityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What is free for these services, over the whole booking window; a booking anywhere makes it stale. */
    availability: build.query<Availability, Question>({
      query: ({ location, lines }) => ({
        url: 'reservations/availability',
        params: { location, lines: lines.map(({ serviceId, qty }) => `${serviceId}:${qty}`).join(',') },
      }),
      ...(import.meta.env.DEV && { responseSchema: availabilitySchema }),
      providesTags: ['Reservation'],
      onQueryStarted: async (_question, { dispatch, queryFulfilled }) => {
        const { data, error } = await queryFulfilled.then(
          ({ data: answer }) => ({ data: answer, error: undefined }),
          (failure: { error: unknown }) => ({ data: null, error: failure.error }),
        );
        if (data) dispatch(clockHeard(data.now));
        // A cart that was filled from an older catalogue is brought up to the new one, which says what changed.
        if (CATALOGUE_CHANGED.has(problemOf(error).code)) dispatch(baseApi.util.invalidateTags(['Service']));
      },
    }),
    /** The first time of these days at which one person finds a place; null when there is none. */
    firstFree: build.query<Availability['firstFree'], Days>({
      query: (params) => ({ url: 'reservations/availability', params }),
      ...(import.meta.env.DEV && { rawResponseSchema: availabilitySchema }),
      transformResponse: ({ firstFree }: Availability) => firstFree,
      providesTags: ['Reservation'],
    }),
  }),
});

export const { useAvailabilityQuery, useFirstFreeQuery } = availabilityApi;
