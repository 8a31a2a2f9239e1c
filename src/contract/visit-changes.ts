import { z } from 'zod';
import { RESERVATION_STATUSES, type ReservationStatus } from '#domain/reservations/reservation.ts';

const placeSchema = z.object({ location: z.number(), date: z.string(), time: z.string() });
const statusesSchema = z.object({ from: z.enum(RESERVATION_STATUSES), to: z.enum(RESERVATION_STATUSES) });
const placesSchema = z.object({ from: placeSchema, to: placeSchema });

const namesSchema = z.array(z.string());
const performersSchema = z.object({
  changes: z.object({ performers: z.object({ from: namesSchema, to: namesSchema }) }),
});

/** Who served a visit before and who serves it after, by name; nobody where it is unassigned. */
export type PerformersFromTo = z.infer<typeof performersSchema>['changes']['performers'];

/** Reads from whom to whom an entry of the audit trail gave its visit; null when that was not changed. */
export function performersFromTo(details: Record<string, unknown>): PerformersFromTo | null {
  return performersSchema.safeParse(details).data?.changes.performers ?? null;
}

/** Where and when a visit is, as the audit trail writes it. */
export type VisitPlace = z.infer<typeof placeSchema>;

/** From what to what a visit was changed. */
export type FromTo =
  | { kind: 'status'; from: ReservationStatus; to: ReservationStatus }
  | { kind: 'place'; from: VisitPlace; to: VisitPlace };

/** Reads from what to what an entry of the audit trail changed its visit: its status, or its place; null when neither is another. */
export function fromToOf({ action, details }: { action: string; details: Record<string, unknown> }): FromTo | null {
  const places = placesSchema.safeParse(details).data;
  if (places) return isSamePlace(places) ? null : { kind: 'place', ...places };
  // A step names only where it came from: it leads to what it is called.
  const to = details.to ?? action.replace(/^reservation\./, '');
  const statuses = statusesSchema.safeParse({ from: details.from, to }).data;
  return statuses ? { kind: 'status', ...statuses } : null;
}

function isSamePlace({ from, to }: { from: VisitPlace; to: VisitPlace }): boolean {
  return from.location === to.location && from.date === to.date && from.time === to.time;
}
