import type { z } from 'zod';
import type { keptMailListSchema } from '#contract/schemas/mails.ts';
import { baseApi } from '../../api/base-api.ts';

type KeptMails = z.infer<typeof keptMailListSchema>;

export type KeptMail = KeptMails[number];

const mailboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The messages that the demo salon has kept, newest first. */
    keptMails: build.query<KeptMails, void>({ query: () => 'dev/mails', keepUnusedDataFor: 0 }),
  }),
});

export const { useKeptMailsQuery } = mailboxApi;
