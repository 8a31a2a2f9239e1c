import { z } from 'zod';
import { idSchema } from './fields.ts';

/** GET /clients: what the desk has typed so far of a name or a phone number. */
export const clientQuerySchema = z.object({ q: z.string().catch('') });

/** Somebody the salon knows: by an account, by a visit, or by both. */
export const clientSchema = z.object({
  /** The account, when there is one. */
  _id: idSchema.nullable(),
  client: z.string(),
  phone: z.string().nullable(),
  /** The account's e-mail: a booking sent with it belongs to the account. */
  email: z.string().nullable(),
  /** The dates of the last visit that has begun and of the next one to come; cancelled ones do not count. */
  lastVisit: z.string().nullable(),
  nextVisit: z.string().nullable(),
  /** What they had at the last visit, in the order in which it was done; empty when they never came. */
  lastLines: z.array(z.object({ serviceId: idSchema, qty: z.number() })),
  /** With whom they were then. */
  lastPerformer: z.string().nullable(),
  /** How often they were expected and did not come. */
  noShows: z.number(),
});

export type Client = z.infer<typeof clientSchema>;

export const clientListSchema = z.array(clientSchema);

/** What the salon knows of a visit's client from earlier days. */
export const historySchema = z.object({
  /** How often the client came before. */
  visits: z.number(),
  /** How often the client was expected and did not come. */
  noShows: z.number(),
  /** The newest colours first, at most five. */
  colorNotes: z.array(z.object({ dateReserved: z.string(), colorNote: z.string() })),
});

export type History = z.infer<typeof historySchema>;
