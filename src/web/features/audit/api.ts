import type { z } from 'zod';
import { type AUDIT_SUBJECTS, auditListSchema } from '#contract/schemas/audit.ts';
import { baseApi } from '../../api/base-api.ts';

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

type AuditRequest = { pageNumber: number; subjectType?: AuditSubject; date?: string; person?: string };

/** Who changed what, newest first; asked anew each time the page opens. */
const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    audit: build.query<z.infer<typeof auditListSchema>, AuditRequest>({
      query: (params) => ({ url: 'audit', params }),
      ...(import.meta.env.DEV && { responseSchema: auditListSchema }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAuditQuery } = auditApi;
