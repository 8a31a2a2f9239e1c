import { z } from 'zod';
import { reservationSchema } from './reservations.ts';

/** The secret part of a mailed link to a visit. */
export const visitTokenSchema = z.object({ token: z.string().max(200) });

/** A visit as its mailed link shows it, without login: what is booked, and nothing of who booked it. */
export const linkedVisitSchema = reservationSchema
  .pick({
    status: true,
    performer: true,
    performers: true,
    reservationServices: true,
    reservationLocation: true,
    reservationDate: true,
    endTime: true,
    itemsPrice: true,
    taxPrice: true,
    totalPrice: true,
  })
  .extend({
    /** Whether it may still be moved online, and whether it may still be cancelled. */
    mayMove: z.boolean(),
    mayCancel: z.boolean(),
  });

export type LinkedVisit = z.infer<typeof linkedVisitSchema>;
