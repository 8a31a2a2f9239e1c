import { z } from 'zod';
import { idSchema } from './fields.ts';

/** GET /dev/mails: a kept message. */
export const keptMailSchema = z.object({
  _id: idSchema,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
  createdAt: z.iso.datetime(),
});

export const keptMailListSchema = z.array(keptMailSchema);

export const keptMailParametersSchema = z.object({ id: idSchema });

/** GET /dev/mails/{id}/page: as a mail program shows it that is light or dark. */
export const keptMailPageQuerySchema = z.object({ scheme: z.enum(['light', 'dark']).default('light') });

/**
 * Why a mail did not go out; `no_reply`: the mail server took it and did not reply, `interrupted`: the server died in the
 * last attempt. Both may have arrived.
 */
const MAIL_FAILURES = ['bad_recipient', 'refused', 'login_refused', 'unreachable', 'no_reply', 'interrupted'] as const;

export type MailFailure = (typeof MAIL_FAILURES)[number];

/** A mail that was given up; `under_way` once it is tried again, `sent` for a day after it went out. */
const deadMailSchema = z.object({
  _id: idSchema,
  state: z.enum(['given_up', 'under_way', 'sent']),
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  createdAt: z.iso.datetime(),
  /** When it was given up, sent again or, at last, sent. */
  at: z.iso.datetime(),
  failure: z.enum(MAIL_FAILURES).nullable(),
  /** The last words of the mail server; empty when it said nothing. */
  serverSaid: z.string(),
});

export type DeadMail = z.infer<typeof deadMailSchema>;

/** GET /mails/dead, newest first; `count` counts those that are given up, on all pages. */
export const deadMailListSchema = z.object({
  mails: z.array(deadMailSchema),
  page: z.number(),
  pages: z.number(),
  count: z.number(),
});

export const deadMailQuerySchema = z.object({ pageNumber: z.coerce.number().int().min(1).max(100_000).catch(1) });

/** POST /mails/dead/resend: one mail, or all that are given up. */
export const resendSchema = z.union([z.strictObject({ id: idSchema }), z.strictObject({ all: z.literal(true) })]);

export type Resend = z.infer<typeof resendSchema>;

export const resentSchema = z.object({ message: z.string(), count: z.number() });
