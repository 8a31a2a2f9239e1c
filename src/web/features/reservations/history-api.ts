import { type History, historyListSchema } from '#contract/schemas/clients.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { reservationsApi } from './api.ts';

/** Newcomers of the day are looked up as often as this; the rows themselves do not wait for it. */
const REFRESH_MS = 60_000;

const historyApi = reservationsApi.injectEndpoints({
  endpoints: (build) => ({
    histories: build.query<History[], CalendarDate>({
      query: (date) => ({ url: 'clients/histories', params: { date } }),
      ...(import.meta.env.DEV && { responseSchema: historyListSchema }),
      providesTags: ['Reservation'],
    }),
  }),
});

/** Returns the history of the client of this visit; undefined while it is not known. One request serves all visits of a day. */
export function useHistory({ _id, reservationDate }: Reservation): History | undefined {
  const { history } = historyApi.useHistoriesQuery(reservationDate.dateReserved, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    selectFromResult: ({ data }) => ({ history: data?.find((known) => known._id === _id) }),
  });
  return history;
}
