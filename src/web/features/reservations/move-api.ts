import { type Availability, availabilitySchema } from '#contract/schemas/availability.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { type LinkedVisit, linkedVisitSchema } from '#contract/schemas/visit-links.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate, ClockTime } from '#domain/salon/salon-time.ts';
import { baseApi } from '../../api/base-api.ts';
import { clockHeard } from '../../api/salon-clock.ts';

/** Who asks: the visit's client, signed in, by its id; or the link of a mail, by its token. */
export type VisitAccess = { id: string } | { token: string };

type TimesRequest = {
  visit: VisitAccess;
  location: LocationCode;
  /** Somebody else than the client asked for; null for anybody. */
  performerId?: string | null;
  /** As the desk judges: the notice is for clients only. */
  isAtDesk?: boolean;
};

export type MoveTo = {
  reservationLocation: { locationReserved: LocationCode };
  reservationDate: { dateReserved: CalendarDate; timeReserved: ClockTime };
  /** Where and when the screen shows the visit: the server refuses when it has been moved since. */
  from: Pick<Reservation, 'reservationLocation' | 'reservationDate'>;
  /** Another technician, or null for anybody; left out, whom the client asked for is kept. */
  performerId?: string | null;
  /** False asks before the client has two visits at the same time. */
  overlapIsMeant: boolean;
};

export const moveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** When a visit could be moved to at that location, over the whole booking window. */
    timesToMoveTo: build.query<Availability, TimesRequest>({
      query: ({ visit, location, performerId, isAtDesk }) => {
        const params = {
          location,
          ...(performerId !== undefined && { performerId: performerId ?? 'any' }),
          ...(isAtDesk && { desk: 'timetable' }),
        };
        return 'id' in visit
          ? { url: 'reservations/availability', params: { ...params, moving: visit.id } }
          : { url: `visits/${visit.token}/availability`, params };
      },
      ...(import.meta.env.DEV && { responseSchema: availabilitySchema }),
      providesTags: ['Reservation'],
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        const now = await queryFulfilled.then(({ data }) => data.now).catch(() => null);
        if (now !== null) dispatch(clockHeard(now));
      },
    }),
    moveVisit: build.mutation<unknown, { visit: VisitAccess; to: MoveTo }>({
      query: ({ visit, to }) =>
        'id' in visit
          ? { url: 'reservations/move', method: 'PATCH', body: { id: visit.id, ...to } }
          : { url: `visits/${visit.token}/move`, method: 'PATCH', body: to },
      invalidatesTags: ['Reservation'],
    }),

    linkedVisit: build.query<LinkedVisit, string>({
      query: (token) => `visits/${token}`,
      ...(import.meta.env.DEV && { responseSchema: linkedVisitSchema }),
      providesTags: ['Reservation'],
    }),
    cancelLinkedVisit: build.mutation<LinkedVisit, string>({
      query: (token) => ({ url: `visits/${token}/cancel`, method: 'PATCH' }),
    }),
    linkedCalendarFile: build.query<string, string>({
      query: (token) => ({ url: `visits/${token}/calendar`, responseHandler: 'text' }),
    }),
  }),
});

export const {
  useTimesToMoveToQuery,
  useMoveVisitMutation,
  useLinkedVisitQuery,
  useCancelLinkedVisitMutation,
  useLazyLinkedCalendarFileQuery,
} = moveApi;
