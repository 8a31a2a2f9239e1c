import type { DayOfSlots } from './availability.ts';
import type { Slot } from './booking-window.ts';

/** Whether a slot of these days is free. */
export function isFreeSlot(days: readonly DayOfSlots[], slot: Slot): boolean {
  const day = days.find(({ date }) => date === slot.date);
  return day?.slots.some(({ time, state }) => time === slot.time && state === 'free') ?? false;
}
