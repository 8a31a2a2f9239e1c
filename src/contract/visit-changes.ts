import { z } from 'zod';
import { RESERVATION_STATUSES, type ReservationStatus } from '#domain/reservations/reservation.ts';

const placeSchema = z.object({ location: z.number(), date: z.string(), time: z.string() });
const statusesSchema = z.object({ from: z.enum(RESERVATION_STATUSES), to: z.enum(RESERVATION_STATUSES) });
const placesSchema = z.object({ from: placeSchema, to: placeSchema });

/** Where and when a visit is, as the audit trail writes it. */
export type VisitPlace = z.infer<typeof placeSchema>;

/** From what to what a visit was changed. */
export type FromTo =
  | { kind: 'status'; from: ReservationStatus; to: ReservationStatus }
  | { kind: 'place'; from: VisitPlace; to: VisitPlace };

/** Reads from what to what an entry of the audit trail changed its visit: its status, or its place; null when it is neither. */
export function fromToOf({ action, details }: { action: string; details: Record<string, unknown> }): FromTo | null {
  const places = placesSchema.safeParse(details).data;
  if (places) return { kind: 'place', ...places };
  // A step names only where it came from: it leads to what it is called.
  const to = details.to ?? action.replace(/^reservation\./, '');
  const statuses = statusesSchema.safeParse({ from: details.from, to }).data;
  return statuses ? { kind: 'status', ...statuses } : null;
}
