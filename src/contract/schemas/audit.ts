import { z } from 'zod';
import { dateSchema, plainLine } from './fields.ts';

export const AUDIT_SUBJECTS = [
  'reservation',
  'service',
  'help',
  'user',
  'settings',
  'closure',
  'technician',
  'absence',
  'turn_order',
  'special_hours',
  'mail',
] as const;

/** Who changed what, and when; `details` holds what is worth knowing of the change. */
export const auditEntrySchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  actor: z.object({ _id: z.string().nullable(), name: z.string() }).nullable(),
  /** What was done, as `noun.verb`, such as `service.change`. */
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** Whose visit it is and when, of an entry about one that still exists. */
  visit: z
    .object({ _id: z.string(), client: z.string(), date: z.string(), time: z.string(), location: z.number() })
    .nullable(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** GET /audit, newest first. */
export const auditListSchema = z.object({
  entries: z.array(auditEntrySchema),
  page: z.number(),
  pages: z.number(),
  count: z.number(),
});

/** A filter that makes no sense filters nothing. */
export const auditQuerySchema = z.object({
  pageNumber: z.coerce.number().int().min(1).max(100_000).catch(1),
  subjectType: z.enum(AUDIT_SUBJECTS).optional().catch(undefined),
  subjectId: plainLine(100).optional().catch(undefined),
  /** The salon's day on which it happened. */
  date: dateSchema.optional().catch(undefined),
  /** Parts of the name of who did it, or of the client of the visit. */
  person: plainLine(100).optional().catch(undefined),
});

export type AuditQuery = z.infer<typeof auditQuerySchema>;
