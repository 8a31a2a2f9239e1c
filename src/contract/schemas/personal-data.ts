import { z } from 'zod';
import { LANGUAGES } from '#domain/languages.ts';
import { cartSchema } from './cart.ts';
import { reservationSchema } from './reservations.ts';
import { absenceSchema, technicianSchema } from './technicians.ts';
import { userSchema } from './users.ts';

/** Everything that is kept about one person, as a file for them to have (Law 25). */
export const personalDataSchema = z.object({
  exportedAt: z.iso.datetime(),
  account: userSchema.extend({ language: z.enum(LANGUAGES), reminders: z.boolean() }),
  reservations: z.array(reservationSchema),
  sessions: z.array(z.object({ signedInAt: z.iso.datetime(), usedAt: z.iso.datetime() })),
  /** Sign-ins, failures, new passwords and the like, with the network address that they came from. */
  securityEvents: z.array(z.object({ kind: z.string(), at: z.iso.datetime(), ip: z.string().nullable() })),
  /** What was begun before the first login, and waits for it. */
  begunCarts: z.array(z.object({ cart: cartSchema, keptAt: z.iso.datetime() })),
  /** Whom the account belongs to on the team, with when she is away and why; null for nobody. */
  technician: technicianSchema
    .omit({ version: true })
    .extend({ absences: z.array(absenceSchema.omit({ technicianId: true })) })
    .nullable(),
  /** The orders of turns that the person has set. */
  turnOrders: z.array(z.object({ location: z.number(), date: z.string(), setAt: z.iso.datetime() })),
  mails: z.array(z.object({ kind: z.string(), subject: z.string(), sentAt: z.iso.datetime() })),
});

export type PersonalData = z.infer<typeof personalDataSchema>;
