import { z } from 'zod';
import { RESERVATION_STATUSES } from '#domain/reservations/reservation.ts';
import { dateSchema, timeSchema } from './fields.ts';
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

/**
 * What staff read of a change that was refused because somebody else was faster: how the visit stands, since when and by
 * whom; when it was moved to another time, where and when it now is.
 */
export const fasterChangeSchema = z.object({
  status: z.enum(RESERVATION_STATUSES),
  at: z.string(),
  name: z.string().optional(),
  place: z.object({ location: z.union([z.literal(1), z.literal(2)]), date: dateSchema, time: timeSchema }).optional(),
});
