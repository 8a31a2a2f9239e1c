import type { AvailableSlot } from '#contract/schemas/availability.ts';
import { DESK_STEP_MINUTES } from '#domain/booking/desk-window.ts';
import { type CalendarDate, minutesOf, type SalonMoment } from '#domain/salon/salon-time.ts';

/** The people being served when a slot starts, all categories together; none when the response does not say. */
export function peopleIn({ load }: Pick<AvailableSlot, 'load'>): number {
  return load ? load.manicure + load.pedicure + load.other : 0;
}

/** A day's slots as the desk sees them: the 90 minutes bind clients only, a slot is past when its time is. */
export function deskSlots(slots: readonly AvailableSlot[], date: CalendarDate, now: SalonMoment): AvailableSlot[] {
  const isPast = ({ time }: AvailableSlot) => date === now.date && minutesOf(time) <= now.minutes - DESK_STEP_MINUTES;
  return slots.map((slot) => (slot.state === 'past' && !isPast(slot) ? { ...slot, state: 'free' } : slot));
}
