import { z } from 'zod';
import { ERROR_CODES } from '#domain/errors.ts';
import { TECHNICIAN_COLOURS } from '#domain/team/technicians.ts';
import { dateSchema, idSchema, timeSchema } from './fields.ts';

const lineQuery = z
  .string()
  .regex(/^[0-9a-f-]{36}:\d{1,3}$/i)
  .transform((line) => ({ serviceId: line.slice(0, 36), qty: Number(line.slice(37)) }))
  .pipe(z.object({ serviceId: idSchema, qty: z.int().min(1).max(100) }));

/** `serviceId:qty,serviceId:qty` as the query string carries it. */
export const linesQuery = z
  .string()
  .max(1000)
  .transform((text) => (text === '' ? [] : text.split(',')))
  .pipe(z.array(lineQuery).max(20));

/** GET /reservations/availability. `from` and `to` are inclusive days; without them, the whole window. */
export const availabilityQuerySchema = z.object({
  location: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])),
  from: dateSchema.optional(),
  to: dateSchema.optional(),
  lines: linesQuery.optional(),
  /** A technician who is asked for. Left out for a visit that is moved, it is whom its client asked for; `any` is for anybody. */
  performerId: z.union([idSchema, z.literal('any')]).optional(),
  /** A visit of one's own, or to staff any: when it could be moved to. Its lines are asked about, its seats count as free. */
  moving: idSchema.optional(),
  /** For staff: judged as the desk judges, without the notice of clients; of the timetable, or of that time too. */
  desk: z.union([z.literal('timetable'), timeSchema]).optional(),
});

export type AvailabilityQuery = z.infer<typeof availabilityQuerySchema>;

/** GET /visits/{token}/availability: the lines are those of the linked visit. */
export const linkedAvailabilityQuerySchema = availabilityQuerySchema.omit({ lines: true, moving: true, desk: true });

const loadSchema = z.object({ manicure: z.number(), pedicure: z.number(), other: z.number() });

const slotSchema = z.object({
  time: z.string(),
  state: z.enum(['free', 'full', 'past', 'too_long']),
  otherLocationFree: z.boolean().optional(),
  /** On a slot that is full with whom was asked for: whether it is free with others. */
  freeWithOthers: z.boolean().optional(),
  /** People being served per category when the slot starts; for staff only. */
  load: loadSchema.optional(),
});

const daySchema = z.object({
  date: z.string(),
  state: z.enum(['open', 'full', 'closed']),
  reason: z.string().optional(),
  /** Why the day cannot be booked, for programs; `reason` is the sentence. */
  code: z.enum(ERROR_CODES).optional(),
  slots: z.array(slotSchema),
});

const freeSchema = z.object({ date: z.string(), time: z.string() }).nullable();

const offeredPerformerSchema = z.object({
  _id: idSchema,
  name: z.string(),
  colour: z.enum(TECHNICIAN_COLOURS),
  /** The path of her picture, where she has one. */
  picture: z.string().optional(),
  firstFree: freeSchema,
});

export type OfferedPerformer = z.infer<typeof offeredPerformerSchema>;

export const availabilitySchema = z.object({
  now: z.iso.datetime(),
  days: z.array(daySchema),
  firstFree: freeSchema,
  /** Those who do all that is asked for, each with her first free time; only where technicians are needed. */
  performers: z.array(offeredPerformerSchema).optional(),
});

export type Availability = z.infer<typeof availabilitySchema>;
export type AvailableDay = z.infer<typeof daySchema>;
export type AvailableSlot = z.infer<typeof slotSchema>;
