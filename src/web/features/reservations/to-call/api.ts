import {
  putAwayAnswerSchema,
  tellingAnswerSchema,
  type VisitsToCall,
  type VisitToCall,
  visitsToCallSchema,
} from '#contract/schemas/visits-to-call.ts';
import { reservationsApi } from '../api.ts';

/** The visits whose clients have to be told of a change, for every desk. */
const toCallApi = reservationsApi.injectEndpoints({
  endpoints: (build) => ({
    visitsToCall: build.query<VisitsToCall, void>({
      query: () => 'reservations/to-call',
      ...(import.meta.env.DEV && { responseSchema: visitsToCallSchema }),
      providesTags: ['Reservation'],
    }),

    /** Shown before the server has confirmed it; its response names who said so first. */
    markTold: build.mutation<Pick<VisitToCall, 'told'>, { id: string; told: boolean; shown: VisitToCall['told'] }>({
      query: ({ id, told }) => ({ url: 'reservations/to-call', method: 'PATCH', body: { id, told } }),
      ...(import.meta.env.DEV && { responseSchema: tellingAnswerSchema }),
      invalidatesTags: ['Reservation'],
      onQueryStarted: async ({ id, shown }, { dispatch, queryFulfilled }) => {
        const note = (noted: VisitToCall['told']) =>
          dispatch(
            toCallApi.util.updateQueryData('visitsToCall', undefined, ({ visits }) => {
              const visit = visits.find(({ _id }) => _id === id);
              if (visit) visit.told = noted;
            }),
          );
        const patch = note(shown);
        const answer = await queryFulfilled.catch(() => null);
        if (answer) note(answer.data.told);
        else patch.undo();
      },
    }),

    putAway: build.mutation<{ count: number }, string[]>({
      query: (ids) => ({ url: 'reservations/to-call', method: 'DELETE', body: { ids } }),
      ...(import.meta.env.DEV && { responseSchema: putAwayAnswerSchema }),
      invalidatesTags: ['Reservation'],
    }),
  }),
});

export const { useVisitsToCallQuery, useMarkToldMutation, usePutAwayMutation } = toCallApi;
