import {
  type Booking,
  type Reservation,
  type ReservationList,
  readReservationListSchema,
  reservationSchema,
} from '#contract/schemas/reservations.ts';
import { baseApi } from '../../api/base-api.ts';

/** A booking and the key that makes it happen once, however often it is sent. */
type Attempt = { key: string; booking: Booking };

export const reservationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    book: build.mutation<Reservation, Attempt>({
      query: ({ key, booking }) => ({
        url: 'reservations',
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: booking,
      }),
      ...(import.meta.env.DEV && { responseSchema: reservationSchema }),
      invalidatesTags: ['Reservation'],
    }),

    futureReservations: build.query<ReservationList, void>({
      query: () => 'reservations/future',
      ...(import.meta.env.DEV && { responseSchema: readReservationListSchema }),
      providesTags: ['Reservation'],
    }),

    /** A visit as an .ics text, for the person's own calendar. */
    calendarFile: build.query<string, string>({
      query: (id) => ({ url: `reservations/calendar/${id}`, responseHandler: 'text' }),
    }),

    cancelReservation: build.mutation<Reservation, string>({
      query: (id) => ({ url: 'reservations', method: 'PATCH', body: { id, cancel: true } }),
      ...(import.meta.env.DEV && { responseSchema: reservationSchema }),
      invalidatesTags: ['Reservation'],
    }),
  }),
});

export const { useBookMutation, useFutureReservationsQuery, useLazyCalendarFileQuery, useCancelReservationMutation } =
  reservationsApi;
