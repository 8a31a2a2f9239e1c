import type { AvailableSlot } from '#contract/schemas/availability.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { type DeskConflict, deskConflicts } from '#domain/booking/desk-window.ts';
import { overlap, spanOf } from '#domain/reservations/reservation-times.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import { minutesOf, type SalonMoment } from '#domain/salon/salon-time.ts';
import { plannedMinutes } from '#domain/services/services.ts';
import type { PublicService } from '../../services/api.ts';
import { type Draft, linesOf } from './draft.ts';

/** The conflicts of a desk booking that staff can override. */
export const CONFLICTS = [
  'date_out_of_window',
  'salon_closed',
  'outside_hours',
  'slot_too_soon',
  'too_long_for_closing',
  'quantity_over_capacity',
  'slot_full',
  'overlaps_own_visit',
] as const satisfies readonly (DeskConflict | 'quantity_over_capacity' | 'slot_full' | 'overlaps_own_visit')[];
export type Conflict = (typeof CONFLICTS)[number];

type Facts = {
  settings: SalonSettings;
  now: SalonMoment;
  services: readonly PublicService[];
  /** The timetable of the chosen day at the chosen location. */
  slots: readonly AvailableSlot[];
  /** The visits of the same person on the chosen day. */
  sameDay: readonly Reservation[];
};

/** Returns the conflicts of the draft that the browser can see; the server decides, above all on the seats. */
export function knownConflicts(draft: Draft, { settings, now, services, slots, sameDay }: Facts): Conflict[] {
  const { date, time, location } = draft;
  if (time === null) return [];
  const lines = linesOf(draft).flatMap(({ serviceId, qty }) => {
    const service = services.find(({ _id }) => _id === serviceId);
    return service ? [{ service, qty }] : [];
  });
  const workMinutes = lines.reduce((sum, { service }) => sum + plannedMinutes(service), 0);
  const found: readonly Conflict[] = deskConflicts({ date, time }, { settings, location, workMinutes }, now);
  const isOver = lines.some(({ service, qty }) => qty > service.capacity);
  const isFull = lines.length > 0 && slots.some((slot) => slot.time === time && slot.state === 'full');
  const start = minutesOf(time);
  const isThere = sameDay.some(({ reservationDate: { timeReserved }, endTime }) =>
    overlap(spanOf(timeReserved, endTime), { start, end: start + workMinutes }),
  );
  return [...found, ...(isOver ? OVER : []), ...(isFull ? FULL : []), ...(isThere ? THERE : [])];
}

const OVER: readonly Conflict[] = ['quantity_over_capacity'];
const FULL: readonly Conflict[] = ['slot_full'];
const THERE: readonly Conflict[] = ['overlaps_own_visit'];

/** The conflicts that a refusal of the server names; none when it refuses for another reason. */
export function conflictsIn({
  status,
  details,
}: {
  status: number | null;
  details: Readonly<Record<string, unknown>>;
}) {
  const named = details.collisions;
  if (status !== 409 || !Array.isArray(named)) return [];
  return CONFLICTS.filter((code) => named.includes(code));
}
