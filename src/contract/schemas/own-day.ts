import { z } from 'zod';
import { ABSENCE_KINDS } from '#domain/team/absences.ts';
import { dateSchema } from './fields.ts';
import { reservationListSchema } from './reservations.ts';
import { publicTechnicianSchema } from './technicians.ts';

/** GET /reservations/mine: from which day on; today when absent. */
export const ownDayQuerySchema = z.object({ date: dateSchema.optional() });

const daySchema = z.object({
  date: z.string(),
  /** When she works, and where; nothing while the salon is closed. */
  hours: z.array(z.object({ location: z.union([z.literal(1), z.literal(2)]), from: z.string(), to: z.string() })),
  absences: z.array(z.object({ from: z.string(), to: z.string(), kind: z.enum(ABSENCE_KINDS), note: z.string() })),
});

/**
 * What a technician sees of her own: a week of days, and her visits on them in their order, without phone, e-mail and
 * whoever else serves them.
 */
export const ownDaySchema = reservationListSchema.extend({
  /** Null for an account that belongs to nobody of the team. */
  technician: publicTechnicianSchema.nullable(),
  days: z.array(daySchema),
});

export type OwnDay = z.infer<typeof ownDaySchema>;
