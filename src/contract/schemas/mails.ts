import { z } from 'zod';

/** GET /dev/mails: a kept message. */
export const keptMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
  createdAt: z.iso.datetime(),
});

export const keptMailListSchema = z.array(keptMailSchema);
