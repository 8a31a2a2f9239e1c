import { z } from 'zod';
import { HIT_REASONS } from '#domain/reservations/hit-visits.ts';
import { idSchema } from './fields.ts';
import { reservationSchema } from './reservations.ts';

/** Who was told, and by whom; `by` is null once that account is gone. */
const toldSchema = z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable();

/** GET /reservations/to-call: the visits that a change of the salon's days has hit, earliest first. */
export const visitsToCallSchema = z.object({
  visits: z.array(reservationSchema.extend({ reason: z.enum(HIT_REASONS), told: toldSchema })),
});

export type VisitsToCall = z.infer<typeof visitsToCallSchema>;
export type VisitToCall = VisitsToCall['visits'][number];

/** PATCH /reservations/to-call: whether the client has been told. Of two people who say so, the first stays noted. */
export const tellingSchema = z.strictObject({ id: idSchema, told: z.boolean() });

export const tellingAnswerSchema = z.object({ told: toldSchema });

/** DELETE /reservations/to-call: the visits that are put away, as the person saw them. */
export const putAwaySchema = z.strictObject({ ids: z.array(idSchema).min(1).max(500) });

export const putAwayAnswerSchema = z.object({ count: z.number() });
