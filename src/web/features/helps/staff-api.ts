import type { z } from 'zod';
import { type Help, type helpDraftSchema, helpListSchema, savedHelpSchema } from '#contract/schemas/helps.ts';
import { baseApi } from '../../api/base-api.ts';

/** A question as its form sends it. */
export type HelpBody = z.input<typeof helpDraftSchema>;

type Saved = z.infer<typeof savedHelpSchema>;

/** The questions and answers as staff manage them. */
export const staffHelpsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    helps: build.query<Help[], void>({
      query: () => 'helps',
      ...(import.meta.env.DEV && { responseSchema: helpListSchema }),
      providesTags: ['Help'],
    }),
    createHelp: build.mutation<Saved, HelpBody>({
      query: (body) => ({ url: 'helps', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: savedHelpSchema }),
      invalidatesTags: ['Help'],
    }),
    changeHelp: build.mutation<Saved, HelpBody & { id: string; version?: string | undefined }>({
      query: (body) => ({ url: 'helps', method: 'PATCH', body }),
      ...(import.meta.env.DEV && { responseSchema: savedHelpSchema }),
      invalidatesTags: ['Help'],
      // Puts the new version into the list before it is fetched again, so that a second press of a switch meets no conflict.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const saved = answer.data.help;
        dispatch(
          staffHelpsApi.util.updateQueryData('helps', undefined, (helps) =>
            helps.map((help) => (help._id === id ? saved : help)),
          ),
        );
      },
    }),
    removeHelp: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: 'helps', method: 'DELETE', body: { id } }),
      invalidatesTags: ['Help'],
    }),
  }),
});

export const { useHelpsQuery, useCreateHelpMutation, useChangeHelpMutation, useRemoveHelpMutation } = staffHelpsApi;
