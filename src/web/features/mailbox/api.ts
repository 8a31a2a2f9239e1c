import type { z } from 'zod';
import type { keptMailListSchema } from '#contract/schemas/mails.ts';
import { baseApi } from '../../api/base-api.ts';

type DemoMails = z.infer<typeof keptMailListSchema>;

export type DemoMail = DemoMails[number];

const mailboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The e-mails of the demo salon, newest first. */
    demoMails: build.query<DemoMails, void>({ query: () => 'dev/mails', keepUnusedDataFor: 0 }),
  }),
});

export const { useDemoMailsQuery } = mailboxApi;
