import { type Help, helpListSchema } from '#contract/schemas/helps.ts';
import { baseApi } from '../../api/base-api.ts';

/** A question and its answer as the public pages use it: its `_id` copied to `id`. */
export type PublicHelp = Help & { id: string };

export const helpsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The questions that visitors may read, in the server's order. */
    publicHelps: build.query<PublicHelp[], void>({
      query: () => 'helps/public',
      ...(import.meta.env.DEV && { rawResponseSchema: helpListSchema }),
      transformResponse: (helps: Help[]) => helps.map((help) => ({ ...help, id: help._id })),
      providesTags: ['Help'],
    }),
  }),
});

/** The public list is asked again when the page comes back into view, and every 24 hours. */
const REFRESHED = { refetchOnFocus: true, pollingInterval: 24 * 60 * 60 * 1000 };

/** Every public question with its answer. */
export function usePublicHelps() {
  return helpsApi.usePublicHelpsQuery(undefined, REFRESHED);
}
