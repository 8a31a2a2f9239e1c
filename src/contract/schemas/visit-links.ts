import { z } from 'zod';
import { moveSchema, reservationSchema } from './reservations.ts';

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

/** What a mailed link still tells of a visit that has begun: what it was, to be booked again, and nothing of who booked it. */
const pastVisitSchema = reservationSchema
  .pick({
    reservationServices: true,
    reservationLocation: true,
    reservationDate: true,
    endTime: true,
    /** Whom the client asked for alone, while clients may ask for her. */
    performers: true,
  })
  .extend({
    /** Whether its end is still to come. */
    isUnderWay: z.boolean(),
  });

/** What `link_dead` says of the visit, where its link was in order. */
export const deadLinkDetailsSchema = z.object({
  isCancelled: z.boolean().optional(),
  past: pastVisitSchema.optional(),
});

export type PastVisit = z.infer<typeof pastVisitSchema>;
export type DeadLinkDetails = z.infer<typeof deadLinkDetailsSchema>;
export type LinkedVisit = z.infer<typeof linkedVisitSchema>;

/** A move by the link of a mail, which names the visit. */
export const linkedMoveSchema = moveSchema.omit({
  ...{ id: true, performerChanges: true, performerIds: true, minutes: true, insist: true },
});
