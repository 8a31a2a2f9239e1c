import { type Help, helpListSchema } from '#contract/helps.ts';
import { baseApi } from '../../api/base-api.ts';

/** A question as the pages know it. */
export type PublicHelp = Help & { id: string };

/** The questions that visitors may read (spec 7). */
export const helpsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicHelps: build.query<PublicHelp[], void>({
      query: () => 'helps/public',
      ...(import.meta.env.DEV && { rawResponseSchema: helpListSchema }),
      transformResponse: (helps: Help[]) => helps.map((help) => ({ ...help, id: help._id })),
      providesTags: ['Help'],
    }),
  }),
});

/** Asked again when the page comes back into view, and every 24 hours (spec 7). */
const KEPT_FRESH = { refetchOnFocus: true, pollingInterval: 24 * 60 * 60 * 1000 };

/** Every public question, in the server's order. */
export function usePublicHelps() {
  return helpsApi.usePublicHelpsQuery(undefined, KEPT_FRESH);
}
