import type { z } from 'zod';
import type { keptMailListSchema } from '#contract/schemas/mails.ts';
import { baseApi } from '../../api/base-api.ts';

type DemoMails = z.infer<typeof keptMailListSchema>;

export type DemoMail = DemoMails[number];

const mailboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The messages that the demo salon has kept, newest first. */
    demoMails: build.query<DemoMails, void>({ query: () => 'dev/mails', keepUnusedDataFor: 0 }),
  }),
});

export const { useDemoMailsQuery } = mailboxApi;
