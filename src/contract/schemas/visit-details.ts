import { z } from 'zod';
import { reservationSchema } from './reservations.ts';

/** One thing that was done with a visit: who did it, when, and what it changed. */
export const visitChangeSchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  /** By name; null when a visit was changed by the link of its mail, or by the server. */
  actor: z.string().nullable(),
  /** As in the audit trail, such as `reservation.move`. */
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});

/** GET /reservations/details/{id}: a visit with what happened to it and what is known of its client. */
export const visitDetailsSchema = z.object({
  /** With its history, also where the list that it was read from has none. */
  reservation: reservationSchema,
  /** From its booking on. */
  changes: z.array(visitChangeSchema),
  /** The client's visits before it, the newest first, those included to which they did not come; ten at most. */
  earlier: z.array(reservationSchema),
});

export type VisitDetails = z.infer<typeof visitDetailsSchema>;
