import { z } from 'zod';
import { PRICE_TYPES, SERVICE_CATEGORIES } from '#domain/services/services.ts';

const lineSchema = z.object({
  serviceId: z.string(),
  titre: z.string(),
  duration: z.int(),
  price: z.number(),
  capacity: z.int(),
  qty: z.int(),
  category: z.enum(SERVICE_CATEGORIES),
  priceType: z.enum(PRICE_TYPES),
  isOffered: z.boolean(),
});

/** A cart as the browser keeps it. Prices in dollars; what is not chosen yet is null. */
export const cartSchema = z.object({
  cardItems: z.array(lineSchema).readonly(),
  itemsPrice: z.number(),
  taxPrice: z.number(),
  totalPrice: z.number(),
  reservationLocation: z.object({ locationReserved: z.enum(['1', '2']) }).nullable(),
  reservationServiceCategory: z.object({ categoryReserved: z.enum(SERVICE_CATEGORIES) }).nullable(),
  reservationService: z.object({ serviceId: z.string() }).nullable(),
  reservationDate: z.object({ dateReserved: z.string(), timeReserved: z.string() }).nullable(),
  performerId: z.string().nullable(),
  performerName: z.string().nullable(),
  reservationClientInfo: z.object({ client: z.string(), phone: z.string(), comment: z.string() }).nullable(),
  clientInfoUpdatedAt: z.number().nullable(),
});
