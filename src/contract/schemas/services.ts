import { z } from 'zod';
import {
  DURATION_TYPES,
  PRICE_TYPES,
  SERVICE_CAPACITY,
  SERVICE_CATEGORIES,
  SERVICE_MINUTES,
  SERVICE_PRICE_MAX,
  SERVICE_TEXT_MAX,
  VISIBILITIES,
} from '#domain/services/services.ts';
import { dollarsSchema, idSchema, plainLine, plainText, requiredLine, requiredText, versionSchema } from './fields.ts';

/** A service as it travels: dollars and minutes. `user` is its owner's id, shown to staff only. */
export const serviceSchema = z.object({
  _id: idSchema,
  user: idSchema.nullable().optional(),
  category: z.enum(SERVICE_CATEGORIES),
  titre: z.string(),
  contenu: z.string(),
  title: z.string().nullable(),
  content: z.string().nullable(),
  titulo: z.string().nullable(),
  contenido: z.string().nullable(),
  image: z.string().nullable(),
  video: z.string().nullable(),
  durationType: z.enum(DURATION_TYPES),
  duration: z.number(),
  durationMax: z.number().nullable(),
  priceType: z.enum(PRICE_TYPES),
  price: z.number(),
  priceMax: z.number().nullable(),
  priceDiscount: z.number().nullable(),
  capacity: z.number(),
  rating: z.number().nullable(),
  numReviews: z.number(),
  status: z.enum(VISIBILITIES),
  /** For staff, who send it back with a change. */
  version: versionSchema,
});

export type Service = z.infer<typeof serviceSchema>;

export const serviceListSchema = z.array(serviceSchema);

export const servicesByCategorySchema = z.object({
  manicure: serviceListSchema,
  pedicure: serviceListSchema,
  other: serviceListSchema,
});

const optionalLine = (max: number) => plainLine(max).nullish();
const optionalText = (max: number) => plainText(max).nullish();
const minutes = z.int().min(SERVICE_MINUTES.min).max(SERVICE_MINUTES.max);
const price = dollarsSchema.max(SERVICE_PRICE_MAX);

/**
 * POST /services. `serviceFaults` checks what each kind of duration and price needs. Without an owner, the caller is the
 * owner. `image` is the path from POST /pictures, or null.
 */
export const serviceDraftSchema = z.object({
  user: idSchema.optional(),
  category: z.enum(SERVICE_CATEGORIES),
  titre: requiredLine(SERVICE_TEXT_MAX.titre),
  contenu: requiredText(SERVICE_TEXT_MAX.contenu),
  title: optionalLine(SERVICE_TEXT_MAX.title),
  content: optionalText(SERVICE_TEXT_MAX.content),
  titulo: optionalLine(SERVICE_TEXT_MAX.titulo),
  contenido: optionalText(SERVICE_TEXT_MAX.contenido),
  image: plainLine(300).nullish(),
  durationType: z.enum(DURATION_TYPES),
  duration: minutes,
  durationMax: minutes.nullish(),
  priceType: z.enum(PRICE_TYPES),
  price,
  priceMax: price.nullish(),
  priceDiscount: price.nullish(),
  capacity: z.int().min(SERVICE_CAPACITY.min).max(SERVICE_CAPACITY.max),
  status: z.enum(VISIBILITIES).default('private'),
});

export type ServiceDraft = z.infer<typeof serviceDraftSchema>;

/** PATCH /services: the same fields, the id, and the version that the form saw. */
export const serviceChangeSchema = serviceDraftSchema.extend({ id: idSchema, version: versionSchema });

export type ServiceChange = z.infer<typeof serviceChangeSchema>;

/** The response of POST and PATCH /services. */
export const savedServiceSchema = z.object({ message: z.string(), service: serviceSchema });
