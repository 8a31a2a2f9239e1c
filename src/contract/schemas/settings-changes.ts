import { z } from 'zod';
import { isMonthDay } from '#domain/booking/closures.ts';
import { isOpeningHours } from '#domain/salon/locations.ts';
import {
  CLOSING_GRACE_MAX,
  LOCATION_PICTURES_MAX,
  LOCATION_TEXT_MAX,
  MOVE_CUTOFF_MINUTES,
  RETENTION_MONTHS,
  SALON_TEXT_MAX,
  SEATS_MAX,
  SOCIAL_LINKS_MAX,
} from '#domain/salon/settings-limits.ts';
import { phoneOf } from '#domain/users/phone.ts';
import { emailSchema } from './auth.ts';
import { dateSchema, plainLine, requiredLine, timeSchema, versionSchema } from './fields.ts';
import { reservationSchema } from './reservations.ts';
import { closureSchema, salonViewSchema } from './settings.ts';

const phoneSchema = z
  .string()
  .max(30)
  .transform((text, context) => {
    const phone = phoneOf(text);
    if (phone === null) context.addIssue({ code: 'custom', message: 'phone_invalid' });
    return phone ?? '';
  });

const linkSchema = z.url({ protocol: /^https$/ }).max(SALON_TEXT_MAX.socialLinkUrl);

const hoursSchema = z.object({ opens: timeSchema, closes: timeSchema }).refine(isOpeningHours).nullable();
const seatsSchema = z.int().min(0).max(SEATS_MAX);

/** Changes to one location; a field left out stays as it is. */
const locationChangeSchema = z.object({
  code: z.union([z.literal(1), z.literal(2)]),
  name: requiredLine(LOCATION_TEXT_MAX.name).optional(),
  street: requiredLine(LOCATION_TEXT_MAX.street).optional(),
  city: requiredLine(LOCATION_TEXT_MAX.city).optional(),
  /** Seven entries, Monday first; null never opens. */
  hours: z.array(hoursSchema).length(7).optional(),
  closingGraceMinutes: z.int().min(0).max(CLOSING_GRACE_MAX).optional(),
  staffing: z.boolean().optional(),
  /** Paths from POST /pictures, in the order shown; empty for the drawings. */
  pictures: z.array(z.string().max(300)).max(LOCATION_PICTURES_MAX).optional(),
  seats: z.object({ manicure: seatsSchema, pedicure: seatsSchema, other: seatsSchema }).optional(),
  version: versionSchema,
});

export type LocationChange = z.infer<typeof locationChangeSchema>;

/** PATCH /settings: a field left out stays as it is. */
export const settingsChangeSchema = z.object({
  name: requiredLine(SALON_TEXT_MAX.name).optional(),
  phone: phoneSchema.optional(),
  email: emailSchema.optional(),
  socialLinks: z
    .array(z.object({ name: requiredLine(SALON_TEXT_MAX.socialLinkName), url: linkSchema }))
    .max(SOCIAL_LINKS_MAX)
    .optional(),
  tpsNumber: plainLine(SALON_TEXT_MAX.taxNumber).optional(),
  tvqNumber: plainLine(SALON_TEXT_MAX.taxNumber).optional(),
  privacyOfficer: z
    .object({
      title: requiredLine(SALON_TEXT_MAX.officerTitle),
      email: emailSchema,
      address: requiredLine(SALON_TEXT_MAX.officerAddress),
    })
    .optional(),
  moveCutoffMinutes: z.int().min(MOVE_CUTOFF_MINUTES.min).max(MOVE_CUTOFF_MINUTES.max).optional(),
  mailCopies: z.boolean().optional(),
  retentionMonths: z.int().min(RETENTION_MONTHS.min).max(RETENTION_MONTHS.max).optional(),
  locations: z.array(locationChangeSchema).max(2).default([]),
  version: versionSchema,
});

export type SettingsChange = z.infer<typeof settingsChangeSchema>;

export const savedSettingsSchema = z.object({ message: z.string(), settings: salonViewSchema });

/** One or the other: a day of every year, or one date. */
const day = {
  monthDay: z.string().refine(isMonthDay).nullish(),
  date: dateSchema.nullish(),
};
const isOneDay = ({ monthDay, date }: { monthDay?: string | null | undefined; date?: string | null | undefined }) =>
  Boolean(monthDay) !== Boolean(date);

/** POST /settings/closures: a closed day, at one location or, with null, at both. */
export const closureDraftSchema = z
  .object({
    ...day,
    location: z
      .union([z.literal(1), z.literal(2)])
      .nullable()
      .default(null),
    label: z
      .object({ fr: plainLine(SALON_TEXT_MAX.closureLabel), en: plainLine(SALON_TEXT_MAX.closureLabel) })
      .default({ fr: '', en: '' }),
  })
  .refine(isOneDay, { path: ['date'] });

export type ClosureDraft = z.infer<typeof closureDraftSchema>;

export const savedClosureSchema = z.object({ message: z.string(), closure: closureSchema });

/** GET /settings/closures/visits: the visits that a closed day would hit, asked before it is saved. */
export const closedDayQuerySchema = z
  .object({
    ...day,
    /** 1 for Monday to 7: for hours that close a day of every week. */
    weekday: z.coerce.number().int().min(1).max(7).optional(),
    location: z.enum(['1', '2']).optional(),
  })
  .refine((query) => [query.monthDay, query.date, query.weekday].filter(Boolean).length === 1, { path: ['date'] });

export type ClosedDayQuery = z.infer<typeof closedDayQuerySchema>;

export const hitVisitsSchema = z.array(reservationSchema);
