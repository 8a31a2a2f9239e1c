import { type AUDIT_SUBJECTS, type AuditEntry, auditListSchema } from '#contract/schemas/audit.ts';
import { baseApi } from '../../api/base-api.ts';

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
type AuditList = { entries: AuditEntry[]; page: number; pages: number; count: number };

/** Who changed what, newest first; never kept between two looks. */
const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    audit: build.query<AuditList, { pageNumber: number; subjectType?: AuditSubject }>({
      query: (params) => ({ url: 'audit', params }),
      ...(import.meta.env.DEV && { responseSchema: auditListSchema }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAuditQuery } = auditApi;
