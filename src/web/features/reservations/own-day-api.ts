import { type OwnDay, ownDaySchema } from '#contract/schemas/own-day.ts';
import { baseApi } from '../../api/base-api.ts';
import { parsedBy } from '../../api/conditional-get.ts';

/** What somebody of the team sees of her own. */
const ownDayApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownDay: build.query<OwnDay, void>({
      query: () => ({ url: 'reservations/mine', responseHandler: parsedBy(ownDaySchema) }),
      providesTags: ['Reservation', 'Technician'],
    }),
  }),
});

export const { useOwnDayQuery } = ownDayApi;
