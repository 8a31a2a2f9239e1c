import type { z } from 'zod';
import { deadMailListSchema, type Resend, resentSchema } from '#contract/schemas/mails.ts';
import { baseApi } from '../../api/base-api.ts';

/** The mails that were given up. They have no tag: after each change, their page asks for them anew. */
const mailsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    deadMails: build.query<z.infer<typeof deadMailListSchema>, number>({
      query: (pageNumber) => ({ url: 'mails/dead', params: { pageNumber } }),
      ...(import.meta.env.DEV && { responseSchema: deadMailListSchema }),
      keepUnusedDataFor: 0,
    }),
    resendMails: build.mutation<z.infer<typeof resentSchema>, Resend>({
      query: (body) => ({ url: 'mails/dead/resend', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: resentSchema }),
    }),
    discardMail: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: 'mails/dead', method: 'DELETE', body: { id } }),
    }),
  }),
});

export const { useDeadMailsQuery, useResendMailsMutation, useDiscardMailMutation } = mailsApi;
