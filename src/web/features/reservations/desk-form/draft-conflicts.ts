import type { AvailableSlot } from '#contract/schemas/availability.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonSettings } from '#domain/salon/salon-settings.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { plannedMinutes } from '#domain/services/services.ts';
import type { PublicService } from '../../services/api.ts';
import { type Conflict, slotConflicts } from '../desk-time/conflicts.ts';
import { type Draft, linesOf } from './draft.ts';

type Facts = {
  settings: SalonSettings;
  now: SalonMoment;
  services: readonly PublicService[];
  slots: readonly AvailableSlot[];
  visits: readonly Reservation[];
  sameDay: readonly Reservation[];
};

/** Returns the conflicts of the draft that the browser can see: of its slot, and of its services with so many people. */
export function draftConflicts(draft: Draft, { services, ...facts }: Facts): Conflict[] {
  const lines = linesOf(draft).flatMap(({ serviceId, qty }) => {
    const service = services.find(({ _id }) => _id === serviceId);
    return service ? [{ service, qty, category: service.category, minutes: plannedMinutes(service) }] : [];
  });
  const isOver = draft.time !== null && lines.some(({ service, qty }) => qty > service.capacity);
  return [...slotConflicts(draft, { ...facts, lines }), ...(isOver ? OVER : [])];
}

const OVER: readonly Conflict[] = ['quantity_over_capacity'];
