import type { AvailableDay, AvailableSlot } from '#contract/schemas/availability.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';

/** The people being served when a slot starts, all categories together; none when the response does not say. */
export function peopleIn({ load }: Pick<AvailableSlot, 'load'>): number {
  return load ? load.manicure + load.pedicure + load.other : 0;
}

/** The slots of one of these days; none while it is not known. */
export function slotsOf(days: readonly AvailableDay[], date: CalendarDate): readonly AvailableSlot[] {
  return days.find((day) => day.date === date)?.slots ?? [];
}
