import { z } from 'zod';
import { idSchema, versionSchema } from './fields.ts';

/** Seven entries, Monday first; null is a day on which the location never opens. */
const weekHoursSchema = z.array(z.object({ opens: z.string(), closes: z.string() }).nullable()).length(7);

export const closureSchema = z.object({
  _id: idSchema,
  /** `MM-DD` for a day of every year, else null. */
  monthDay: z.string().nullable(),
  /** The first day that is closed once, and the last one, which may be the same; null for a day of every year. */
  date: z.string().nullable(),
  until: z.string().nullable(),
  /** 1, 2, or null for both locations. */
  location: z.number().nullable(),
  label: z.object({ fr: z.string(), en: z.string() }),
});

export type ClosureView = z.infer<typeof closureSchema>;

/** Hours of some dates, from `date` to `until`, in place of the weekday's; `location` and `label` as those of a closure. */
export const specialHoursSchema = z.object({
  _id: idSchema,
  date: z.string(),
  until: z.string(),
  location: z.number().nullable(),
  opens: z.string(),
  closes: z.string(),
  label: z.object({ fr: z.string(), en: z.string() }),
});

export type SpecialHoursView = z.infer<typeof specialHoursSchema>;

const salonLocationSchema = z.object({
  code: z.union([z.literal(1), z.literal(2)]),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  hours: weekHoursSchema,
  closingGraceMinutes: z.number(),
  /** Whether each person of a visit needs a technician beside a seat. */
  staffing: z.boolean(),
  pictures: z.array(z.string()),
  seats: z.object({ manicure: z.number(), pedicure: z.number(), other: z.number() }),
  version: versionSchema,
});

export type SalonLocation = z.infer<typeof salonLocationSchema>;

/** What everybody may read of the settings. */
const publicSalonSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  tpsNumber: z.string(),
  tvqNumber: z.string(),
  privacyOfficer: z.object({ title: z.string(), email: z.string(), address: z.string() }),
  retentionMonths: z.number(),
  moveCutoffMinutes: z.number(),
  locations: z.array(salonLocationSchema),
  closures: z.array(closureSchema),
  specialHours: z.array(specialHoursSchema),
  /** Covers all but the locations, which have their own, the closures and the special hours. The Admin's form sends it back with a change. */
  version: versionSchema,
});

/** The salon as its Admin has set it: the response of GET and PATCH /settings. */
export const salonViewSchema = publicSalonSchema.extend({ mailCopies: z.boolean() });

export type SalonView = z.infer<typeof salonViewSchema>;

/** GET /settings/public: what is public of the salon, and the server's `now`, from which the browser's clock runs. */
export const publicSettingsSchema = publicSalonSchema.extend({
  now: z.iso.datetime(),
  /** The two e-mails as people read them, with the letters of their domains: browsers cannot decode those without a library. */
  shownEmails: z.object({ salon: z.string(), privacyOfficer: z.string() }),
  /** Whether this is the demo salon, which says so. */
  demo: z.boolean(),
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;

/** The salon as pages show it: all that the server says of it but the instant at which it was asked. */
export type PublicSalon = Omit<PublicSettings, 'now'>;
