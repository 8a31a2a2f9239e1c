import { type ClockView, clockViewSchema } from '#contract/schemas/clock.ts';
import { baseApi } from '../../../api/base-api.ts';

/** Whether the server's clock has leapt; asked on the Admin's first page only. */
const clockApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    clock: build.query<ClockView, void>({
      query: () => 'settings/clock',
      ...(import.meta.env.DEV && { responseSchema: clockViewSchema }),
    }),
    confirmClock: build.mutation<ClockView, void>({
      query: () => ({ url: 'settings/clock', method: 'POST' }),
      ...(import.meta.env.DEV && { responseSchema: clockViewSchema }),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) void dispatch(clockApi.util.upsertQueryData('clock', undefined, answer.data));
      },
    }),
  }),
});

export const { useClockQuery, useConfirmClockMutation } = clockApi;
