import { type Availability, availabilitySchema } from '#contract/schemas/availability.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { baseApi } from '../../api/base-api.ts';
import { problemOf } from '../../api/problem.ts';
import { clockHeard } from '../../api/salon-clock.ts';
import { CATALOGUE_CHANGED } from '../services/api.ts';

type AvailabilityRequest = {
  location: LocationCode;
  lines: readonly { serviceId: string; qty: number }[];
  /** The technician who is asked for; null or left out for anybody. */
  performerId?: string | null;
};
type FirstFreeRequest = {
  location: LocationCode;
  from: CalendarDate;
  to: CalendarDate;
  /** One person for a manicure unless said otherwise. */
  lines?: AvailabilityRequest['lines'];
};

/** What to ask of the free times of a cart at a location. */
export function timesOfCart(
  { cardItems }: Cart,
  location: LocationCode,
  performerId: string | null,
): AvailabilityRequest {
  const lines = cardItems.map(({ serviceId, qty }) => ({ serviceId, qty }));
  return performerId === null ? { location, lines } : { location, lines, performerId };
}

export const availabilityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The days and slots for these services over the whole booking window; any booking makes it stale. */
    availability: build.query<Availability, AvailabilityRequest>({
      query: ({ location, lines, performerId = null }) => ({
        url: 'reservations/availability',
        params: { location, lines: linesText(lines), ...(performerId !== null && { performerId }) },
      }),
      ...(import.meta.env.DEV && { responseSchema: availabilitySchema }),
      providesTags: ['Reservation'],
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        const { data, error } = await queryFulfilled.then(
          ({ data: availability }) => ({ data: availability, error: undefined }),
          (failure: { error: unknown }) => ({ data: null, error: failure.error }),
        );
        if (data) dispatch(clockHeard(data.now));
        // The cart was filled from an older catalogue: fetching it again updates the cart, which says what changed.
        if (CATALOGUE_CHANGED.has(problemOf(error).code)) dispatch(baseApi.util.invalidateTags(['Service']));
      },
    }),
    /** The first free slot of these days; null when there is none. */
    firstFree: build.query<Availability['firstFree'], FirstFreeRequest>({
      query: ({ lines = [], ...days }) => ({
        url: 'reservations/availability',
        params: lines.length > 0 ? { ...days, lines: linesText(lines) } : days,
      }),
      ...(import.meta.env.DEV && { rawResponseSchema: availabilitySchema }),
      transformResponse: ({ firstFree }: Availability) => firstFree,
      providesTags: ['Reservation'],
    }),
  }),
});

/** The lines as the query of a call carries them. */
export function linesText(lines: AvailabilityRequest['lines']): string {
  return lines.map(({ serviceId, qty }) => `${serviceId}:${qty}`).join(',');
}

export const { useAvailabilityQuery, useFirstFreeQuery } = availabilityApi;
