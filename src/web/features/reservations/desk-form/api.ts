import { type Client, clientListSchema } from '#contract/schemas/clients.ts';
import { type DeskBooking, type Reservation, reservationSchema } from '#contract/schemas/reservations.ts';
import { baseApi } from '../../../api/base-api.ts';

/** A desk booking as it is sent; what may be left out is left to the server. */
export type DeskBookingBody = Pick<DeskBooking, 'reservationServices' | 'reservationLocation'> & {
  email?: string;
  reservationDate?: DeskBooking['reservationDate'];
  reservationClientInfo: { client: string; phone?: string; comment?: string; performer?: string };
  /** The technician who is to serve it, and whether the client asked for her. */
  performerId?: string;
  performerRequested?: boolean;
  insist?: boolean;
  overlapIsMeant?: boolean;
  walkIn?: boolean;
};

export const deskBookingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whom the desk may mean by a part of a name or of a number; at most ten. */
    clients: build.query<Client[], string>({
      query: (q) => ({ url: 'clients', params: { q } }),
      ...(import.meta.env.DEV && { responseSchema: clientListSchema }),
      providesTags: ['Reservation', 'User'],
    }),

    /** Books for somebody. The key makes it happen once, however often it is sent. */
    bookAtDesk: build.mutation<Reservation, { key: string; booking: DeskBookingBody }>({
      query: ({ key, booking }) => ({
        url: 'reservations/create',
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: booking,
      }),
      ...(import.meta.env.DEV && { responseSchema: reservationSchema }),
      invalidatesTags: ['Reservation'],
    }),
  }),
});

export const { useClientsQuery, useBookAtDeskMutation } = deskBookingApi;
