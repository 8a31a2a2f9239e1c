import { z } from 'zod';
import { SERVICE_CATEGORIES } from '#domain/services/services.ts';
import { ABSENCE_KINDS, isAbsenceTime, isWallTime } from '#domain/team/absences.ts';
import {
  areTechnicianHours,
  SPANS_A_DAY,
  TECHNICIAN_COLOURS,
  TECHNICIAN_STATUSES,
  TECHNICIAN_TEXT_MAX,
} from '#domain/team/technicians.ts';
import { dateSchema, idSchema, plainLine, requiredLine, timeSchema, versionSchema } from './fields.ts';
import { reservationSchema } from './reservations.ts';

const locationSchema = z.union([z.literal(1), z.literal(2)]);
const spanSchema = z.object({ opens: timeSchema, closes: timeSchema });
/** Seven lists, Monday first; an empty one is a day off. */
const weekSchema = z.array(z.array(spanSchema).max(SPANS_A_DAY)).length(7);
const hoursSchema = z.object({ 1: weekSchema, 2: weekSchema });

/** What visitors read of a technician. */
export const publicTechnicianSchema = z.object({
  _id: idSchema,
  name: z.string(),
  colour: z.enum(TECHNICIAN_COLOURS),
  picture: z.string().nullable(),
  categories: z.array(z.enum(SERVICE_CATEGORIES)),
});

export type PublicTechnician = z.infer<typeof publicTechnicianSchema>;

export const publicTechnicianListSchema = z.array(publicTechnicianSchema);

/** A technician as staff see her. `hours` by location, times of the salon. */
export const technicianSchema = publicTechnicianSchema.extend({
  /** The account of the person, who sees her own day with it. */
  userId: idSchema.nullable(),
  exceptServices: z.array(idSchema),
  hours: hoursSchema,
  acceptsRequests: z.boolean(),
  status: z.enum(TECHNICIAN_STATUSES),
  order: z.number(),
  version: versionSchema,
});

export type TechnicianView = z.infer<typeof technicianSchema>;

export const technicianListSchema = z.array(technicianSchema);

/** POST /technicians. Without an `order` the person comes last. `picture` is a path from POST /pictures. */
export const technicianDraftSchema = z.object({
  name: requiredLine(TECHNICIAN_TEXT_MAX.name),
  colour: z.enum(TECHNICIAN_COLOURS),
  picture: plainLine(300).nullish(),
  userId: idSchema.nullish(),
  categories: z.array(z.enum(SERVICE_CATEGORIES)).min(1).max(SERVICE_CATEGORIES.length),
  exceptServices: z.array(idSchema).max(200).default([]),
  hours: hoursSchema.refine(areTechnicianHours),
  acceptsRequests: z.boolean().default(true),
  status: z.enum(TECHNICIAN_STATUSES).default('active'),
  order: z.int().min(0).max(10_000).optional(),
});

export type TechnicianDraft = z.infer<typeof technicianDraftSchema>;

/** PATCH /technicians: the same fields, the id, and the version that the form saw. */
export const technicianChangeSchema = technicianDraftSchema.extend({ id: idSchema, version: versionSchema });

export type TechnicianChange = z.infer<typeof technicianChangeSchema>;

/** POST /technicians/hits: what of a technician would change and decides which visits are hers to serve. */
export const proposedTechnicianSchema = technicianDraftSchema
  .pick({ categories: true, hours: true, status: true, exceptServices: true })
  .extend({ id: idSchema });

export type ProposedTechnician = z.infer<typeof proposedTechnicianSchema>;

export const savedTechnicianSchema = z.object({ message: z.string(), technician: technicianSchema });

/** GET /technicians/public: those whom clients may ask for at a location; none where there is no staffing. */
export const publicTechniciansQuerySchema = z.object({ location: z.coerce.number().pipe(locationSchema) });

const wallTimeSchema = z.string().refine(isWallTime);

/** When a technician is not there: wall-clock times of the salon, `YYYY-MM-DDTHH:MM`, the end excluded. */
export const absenceSchema = z.object({
  _id: idSchema,
  technicianId: idSchema,
  from: z.string(),
  to: z.string(),
  kind: z.enum(ABSENCE_KINDS),
  note: z.string(),
});

export type AbsenceView = z.infer<typeof absenceSchema>;

export const absenceListSchema = z.array(absenceSchema);

/** GET /technicians/absences: those that touch these days, both included. */
export const absenceQuerySchema = z.object({ from: dateSchema, to: dateSchema });

/** GET /technicians/absences/visits: the visits that an absence would hit, asked before it is saved. */
export const hitByAbsenceQuerySchema = z
  .object({ technicianId: idSchema, from: wallTimeSchema, to: wallTimeSchema })
  .refine(isAbsenceTime, { path: ['to'] });

export const visitsHitSchema = z.array(reservationSchema);

/** POST /technicians/absences. The visits it hits are left without a technician; with `reassign` they go to colleagues where they fit. */
export const absenceDraftSchema = z
  .object({
    technicianId: idSchema,
    from: wallTimeSchema,
    to: wallTimeSchema,
    kind: z.enum(ABSENCE_KINDS),
    note: plainLine(TECHNICIAN_TEXT_MAX.note).default(''),
    reassign: z.boolean().default(false),
  })
  .refine(isAbsenceTime, { path: ['to'] });

export type AbsenceDraft = z.infer<typeof absenceDraftSchema>;

/** The body of POST /technicians/absences. */
export type AbsenceBody = z.input<typeof absenceDraftSchema>;

export const savedAbsenceSchema = z.object({
  message: z.string(),
  absence: absenceSchema,
  /** The visits that it hit, as they are now. */
  visits: visitsHitSchema,
});

/** DELETE /technicians/absences: how many visits went back to the technician, and how many of those still to come did not. */
export const removedAbsenceSchema = z.object({ message: z.string(), back: z.number(), staying: z.number() });
