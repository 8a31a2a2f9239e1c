import { z } from 'zod';
import { isDateSpan, isMonthDay } from '#domain/booking/closures.ts';
import { CHANGE_REASONS } from '#domain/reservations/hit-visits.ts';
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
import { dateSchema, idSchema, plainLine, requiredLine, timeSchema, versionSchema } from './fields.ts';
import { reservationSchema } from './reservations.ts';
import { closureSchema, salonViewSchema, specialHoursSchema } from './settings.ts';

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

const locationSchema = z
  .union([z.literal(1), z.literal(2)])
  .nullable()
  .default(null);
const labelSchema = z
  .object({ fr: plainLine(SALON_TEXT_MAX.closureLabel), en: plainLine(SALON_TEXT_MAX.closureLabel) })
  .default({ fr: '', en: '' });

type Days = {
  monthDay?: string | null | undefined;
  date?: string | null | undefined;
  until?: string | null | undefined;
};

/** Days in order; without `until` a single one. */
const areInOrder = ({ date, until }: Days) => !until || (Boolean(date) && isDateSpan({ date: date ?? '', until }));

/** POST /settings/closures: a day of every year, or one date or several, at one location or, with null, at both. */
export const closureDraftSchema = z
  .object({
    monthDay: z.string().refine(isMonthDay).nullish(),
    date: dateSchema.nullish(),
    until: dateSchema.nullish(),
    location: locationSchema,
    label: labelSchema,
  })
  .refine(({ monthDay, date }) => Boolean(monthDay) !== Boolean(date), { path: ['date'] })
  .refine(areInOrder, { path: ['until'] });

export type ClosureDraft = z.infer<typeof closureDraftSchema>;

export const savedClosureSchema = z.object({ message: z.string(), closure: closureSchema });

/** POST /settings/special-hours: hours of one date or several, at one location or, with null, at both. */
export const specialHoursDraftSchema = z
  .object({
    date: dateSchema,
    until: dateSchema.nullish(),
    location: locationSchema,
    opens: timeSchema,
    closes: timeSchema,
    label: labelSchema,
  })
  .refine(isOpeningHours, { path: ['closes'] })
  .refine(areInOrder, { path: ['until'] });

export type SpecialHoursDraft = z.infer<typeof specialHoursDraftSchema>;

export const savedSpecialHoursSchema = z.object({ message: z.string(), specialHours: specialHoursSchema });

/** POST /settings/hits: one change, as it would be sent to be saved, or the closure or special hours to take back. */
export const proposedChangeSchema = z.union([
  z.strictObject({ location: locationChangeSchema }),
  z.strictObject({ closure: closureDraftSchema }),
  z.strictObject({ specialHours: specialHoursDraftSchema }),
  z.strictObject({ withoutId: idSchema }),
]);

export type ProposedChange = z.infer<typeof proposedChangeSchema>;

/** The visits that a change would hit, each with why, earliest first; `count` tells of all, the list of 500 at most. */
export const hitVisitsSchema = z.object({
  count: z.number(),
  visits: z.array(reservationSchema.extend({ reason: z.enum(CHANGE_REASONS) })),
});

export type HitVisits = z.infer<typeof hitVisitsSchema>;
