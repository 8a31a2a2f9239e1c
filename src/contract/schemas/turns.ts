import { z } from 'zod';
import { RESERVATION_STATUSES } from '#domain/reservations/reservation.ts';
import { TECHNICIAN_COLOURS } from '#domain/team/technicians.ts';
import { TURN_REASONS } from '#domain/team/turns.ts';
import { linesQuery } from './availability.ts';
import { dateSchema, idSchema, versionSchema } from './fields.ts';

const locationSchema = z.union([z.literal(1), z.literal(2)]);

/**
 * GET /technicians/turn: whose turn it is today at a location, for a visit of today or for services (`serviceId:qty`) that a
 * walk-in wants; without either, who is free now.
 */
export const turnQuerySchema = z.object({
  location: z.coerce.number().pipe(locationSchema),
  reservationId: idSchema.optional(),
  lines: linesQuery.optional(),
});

export type TurnQuery = z.infer<typeof turnQuerySchema>;

/** How a technician stands in the order of the day. Times of the salon. */
export const turnSchema = z.object({
  technicianId: idSchema,
  name: z.string(),
  colour: z.enum(TECHNICIAN_COLOURS),
  picture: z.string().nullable(),
  isFree: z.boolean(),
  /** Until when she is free, if she is. */
  freeUntil: z.string().nullable(),
  /** From when she could, if she is not; null when that is not today any more. */
  freeFrom: z.string().nullable(),
  /** How long she serves people today, without the visit that is asked about. */
  plannedMinutes: z.number(),
  reasons: z.array(z.enum(TURN_REASONS)),
  /** Whom she serves then. */
  serves: z.object({ client: z.string(), status: z.enum(RESERVATION_STATUSES) }).nullable(),
});

export type TurnView = z.infer<typeof turnSchema>;

/** The order of the day; empty where no technicians are needed. */
export const turnsSchema = z.object({
  date: z.string(),
  /** Who has set the order by hand, and when; null while it goes by planned minutes. */
  setByHand: z.object({ by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  turns: z.array(turnSchema),
  /** Of the order by hand, which a change of it sends back. */
  version: versionSchema,
});

export type Turns = z.infer<typeof turnsSchema>;

/** PUT /technicians/turn: today's order at a location; empty takes it back to planned minutes. */
export const turnOrderSchema = z.strictObject({
  location: locationSchema,
  /** The day that the sender saw, which has to be still today; left out, it is today. */
  date: dateSchema.optional(),
  version: versionSchema,
  technicianIds: z
    .array(idSchema)
    .max(200)
    .refine((ids) => new Set(ids).size === ids.length),
});

export type TurnOrder = z.infer<typeof turnOrderSchema>;
