import { z } from 'zod';
import { VISIT_MINUTES } from '#domain/reservations/moving.ts';
import {
  CANCEL_REASONS,
  LINE_QUANTITY_MAX,
  PAGE_SIZE_MAX,
  RESERVATION_STATUSES,
} from '#domain/reservations/reservation.ts';
import { SERVICE_CATEGORIES } from '#domain/services/services.ts';
import { keptEmail } from '../email-address.ts';
import { historySchema } from './clients.ts';
import { dateSchema, dollarsSchema, idSchema, plainLine, plainText, requiredLine, timeSchema } from './fields.ts';

const locationReserved = z.union([z.literal(1), z.literal(2)]);

const lineSchema = z.object({
  serviceId: idSchema.nullable(),
  titre: z.string(),
  /** The English name that it was booked under, where it had one. */
  title: z.string().nullish(),
  qty: z.number(),
  price: z.number(),
  minutes: z.number(),
  category: z.enum(SERVICE_CATEGORIES),
});

const appointmentSchema = z.object({
  location: locationReserved,
  slot: z.object({ date: z.string(), time: z.string() }),
  minutes: z.number(),
});

const reassignedSchema = z.object({
  client: z.string(),
  performer: z.string().nullable(),
  performers: z.array(z.object({ name: z.string() })).optional(),
});

/** A reservation, as every list and response shows it. Dollars, minutes, the salon's wall clock. */
export const reservationSchema = z.object({
  _id: idSchema,
  status: z.enum(RESERVATION_STATUSES),
  email: z.string().nullable(),
  performer: z.string().nullable(),
  /** Who serves it, where technicians are needed. */
  performers: z.array(z.object({ technicianId: idSchema, name: z.string(), requested: z.boolean() })).optional(),
  /** Its people one by one, where there are technicians; null for who is unassigned. Times of the salon. */
  sittings: z
    .array(
      z.object({
        technicianId: idSchema.nullable(),
        requested: z.boolean(),
        category: z.enum(SERVICE_CATEGORIES),
        start: z.string(),
        end: z.string(),
      }),
    )
    .optional(),
  colorNote: z.string().nullable(),
  reservationServices: z.array(lineSchema),
  reservationLocation: z.object({ locationReserved }),
  reservationDate: z.object({ dateReserved: z.string(), timeReserved: z.string() }),
  reservationClientInfo: z.object({
    client: z.string(),
    phone: z.string(),
    comment: z.string(),
    /** True when no phone was given and the salon's own stands in: shown as « sans téléphone ». */
    phoneIsDefault: z.boolean(),
  }),
  itemsPrice: z.number(),
  taxPrice: z.number(),
  totalPrice: z.number(),
  endTime: z.string(),
  presentAt: z.iso.datetime().nullable(),
  /** Why it was cancelled, where staff noted it. */
  cancelReason: z.enum(CANCEL_REASONS).nullable(),
  createdAt: z.iso.datetime(),
  insisted: z.boolean(),
  /** The transition that staff may take back for some minutes (`restoreRefusal`); null when there is none. */
  lastMove: z
    .object({
      from: z.enum(RESERVATION_STATUSES),
      at: z.iso.datetime(),
      /** Where and when the visit was before, when it was moved to another time; its status stayed. */
      left: appointmentSchema.optional(),
      /** Who moved it to another time; in the lists of staff. */
      by: z.string().optional(),
    })
    .nullable(),
  /**
   * Of a move by staff alone, and of taking one back: the visits that were given to somebody else for it, or back again, with
   * who serves them now; and those that could not be given back.
   */
  reassigned: z.array(reassignedSchema).optional(),
  stayReassigned: z.array(reassignedSchema).optional(),
  /** What is known of the client from earlier days; of the visits of a day alone, and null of somebody without account or phone. */
  history: historySchema.nullish(),
});

export type Reservation = z.infer<typeof reservationSchema>;
export type ReservationLine = z.infer<typeof lineSchema>;

/**
 * A reservation as the browser reads it. An older record names its only service as `reservationService`: that becomes its one
 * line, with unknown service, price and length.
 */
export const readReservationSchema = z.preprocess((record: Reservation) => withLines(record), reservationSchema);

/** A list as the browser reads it, older records included. */
export const readReservationListSchema = z.object({
  reservations: z.array(readReservationSchema),
  page: z.number(),
  pages: z.number(),
  count: z.number(),
  leftOpen: z.object({ date: z.string(), count: z.number() }).nullish(),
  toCall: z.number().optional(),
});

export type ReadReservationList = z.infer<typeof readReservationListSchema>;

const olderRecordSchema = z.looseObject({
  reservationServices: z.undefined().optional(),
  reservationService: z.object({ titre: z.string(), qty: z.number() }),
});

function withLines(record: unknown): unknown {
  const { data: older } = olderRecordSchema.safeParse(record);
  if (!older) return record;
  const { reservationService, ...rest } = older;
  const line = { ...reservationService, serviceId: null, price: 0, minutes: 0, category: 'other' };
  return { ...rest, reservationServices: [line] };
}

/** Every list of reservations. */
export const reservationListSchema = z.object({
  reservations: z.array(reservationSchema),
  page: z.number(),
  pages: z.number(),
  count: z.number(),
});

/** GET /reservations/day: what the board draws. */
export const dayListSchema = reservationListSchema.extend({
  /** The last day before today with visits that are still open, and how many they are. */
  leftOpen: z.object({ date: z.string(), count: z.number() }).nullable(),
  /** How many clients have to be told that their visit no longer fits the salon, on whatever day. */
  toCall: z.number(),
});

export type DayList = z.infer<typeof dayListSchema>;

/** PATCH /reservations/close: of visits left open, who came and was served, and who did not come. */
export const closingSchema = z.strictObject({
  done: z.array(idSchema).max(500).default([]),
  absent: z.array(idSchema).max(500).default([]),
});

export const closedSchema = z.object({ closed: z.number() });

export type ReservationList = z.infer<typeof reservationListSchema>;

/** Location codes travel as numbers or, from the stored cart, as texts. */
const locationInput = z.object({
  locationReserved: z.preprocess((code) => (code === '1' || code === '2' ? Number(code) : code), locationReserved),
});

const slotInput = z.object({ dateReserved: dateSchema, timeReserved: timeSchema });

const lineInput = z.object({ serviceId: idSchema, qty: z.int().min(1).max(100) });

/**
 * With false, a visit at the same time as another of the same client is refused with 409 `overlaps_own_visit`; our screens
 * always send it. When it is left out, the visit is booked. It is not stored with the reservation.
 */
const overlapIsMeant = z
  .boolean()
  .default(true)
  .describe('False refuses a visit at the same time as another of the same client: 409 overlaps_own_visit.');

/** A technician who is asked for; null or left out when it does not matter. */
const performerId = idSchema.nullable().optional();

/** POST /reservations: a client books. Owner, e-mail and prices come from the server. */
export const bookingSchema = z.object({
  email: z.string().overwrite(keptEmail).max(254).optional(),
  reservationServices: z.array(lineInput).min(1).max(20),
  reservationLocation: locationInput,
  reservationDate: slotInput,
  reservationClientInfo: z.object({
    client: requiredLine(100),
    phone: z.string().max(30),
    comment: plainText(500).default(''),
  }),
  totalPrice: dollarsSchema,
  performerId,
  overlapIsMeant,
});

export type Booking = z.infer<typeof bookingSchema>;

/** POST /reservations/create: staff book for somebody; `insist` overrides conflicts. */
export const deskBookingSchema = z.object({
  email: z.string().overwrite(keptEmail).max(254).nullish(),
  reservationServices: z.array(lineInput).min(1).max(20),
  reservationLocation: locationInput,
  /** Required, but for a walk-in. */
  reservationDate: slotInput.optional(),
  reservationClientInfo: z.object({
    /** Checked by `isStaffClientName`, which has its own refusal. */
    client: plainLine(200),
    phone: z.string().max(30).optional(),
    comment: plainText(500).default(''),
    performer: plainLine(100).optional(),
  }),
  performerId,
  /** False when nobody asked for that technician: it was merely her turn. */
  performerRequested: z.boolean().default(true),
  insist: z.boolean().default(false),
  overlapIsMeant,
  /** A walk-in starts now and goes straight to waiting. */
  walkIn: z.boolean().default(false),
});

export type DeskBooking = z.infer<typeof deskBookingSchema>;

/** PATCH /reservations cancels a reservation; `cancel` may be left out. */
export const cancellationSchema = z.strictObject({
  id: idSchema,
  cancel: z.union([z.literal(true), z.literal('cancel')]).default(true),
  /** For staff; `no_show` only once the visit has begun. */
  cancelReason: z.enum(CANCEL_REASONS).optional(),
});

/** PATCH /reservations/present and /done. A visit of another day than today is 409 `another_day` without `insist`. */
export const movedSchema = z.strictObject({ id: idSchema, insist: z.boolean().default(false) });

/**
 * PATCH /reservations/move: a field left out stays, as do the services and their prices. `minutes`, the whole length of the
 * visit, and `insist` are for staff.
 */
export const moveSchema = z.strictObject({
  id: idSchema,
  reservationLocation: locationInput.optional(),
  reservationDate: slotInput.optional(),
  /** Another technician; null when it does not matter any more. Without it, whom the client asked for is kept. */
  performerId,
  overlapIsMeant,
  from: z
    .strictObject({ reservationLocation: locationInput, reservationDate: slotInput })
    .optional()
    .describe('Where and when it stood on the screen; a visit that has been moved since is 409 moved_meanwhile.'),
  performerChanges: z
    .array(z.strictObject({ from: idSchema.nullable(), to: idSchema.nullable() }))
    .max(20)
    .refine((changes) => new Set(changes.map(({ from }) => from)).size === changes.length)
    .optional()
    .describe(
      'Staff: of a visit that several serve, whose people go to whom; all others keep theirs. Null is nobody yet.',
    ),
  performerIds: z
    .array(idSchema)
    .min(1)
    .max(LINE_QUANTITY_MAX)
    .refine((ids) => new Set(ids).size === ids.length)
    .optional()
    .describe('Staff: who serves people side by side, one technician each; in place of performerId.'),
  minutes: z.int().min(VISIT_MINUTES.min).max(VISIT_MINUTES.max).optional(),
  insist: z.boolean().default(false),
});

export type AskedMove = z.infer<typeof moveSchema>;

/** PATCH /reservations/past. `colorNoteOf` checks the note. */
export const colorNoteSchema = z.strictObject({ id: idSchema, colorNote: z.string().max(200) });

const pageNumber = z.coerce.number().int().min(1).max(100_000).optional().catch(undefined);
const option = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).optional().catch(undefined);

/**
 * GET /reservations and the staff lists: search, filters, page; a blank or invalid value filters nothing. A technician who
 * cannot be read is refused: everybody's visits in place of hers would be taken for hers.
 */
export const reservationQuerySchema = z.object({
  keyword: z.string().optional().catch(undefined),
  pageNumber,
  /** How many rows a page has; twenty when absent. */
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).optional().catch(undefined),
  reservationStatusOption: option(RESERVATION_STATUSES),
  reservationLocationOption: option(['1', '2']),
  date: dateSchema.optional().catch(undefined),
  until: dateSchema.optional().catch(undefined).describe('Of the list of a day: the last of several, a week at most.'),
  technicianId: idSchema.optional().describe('Of the list of a day: whom that technician serves.'),
});

export type ReservationQuery = z.infer<typeof reservationQuerySchema>;
