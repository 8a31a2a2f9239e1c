import type { AvailableSlot } from '#contract/availability.ts';

/** The people being served when a slot starts, all categories together; none when the answer does not say. */
export function peopleIn({ load }: Pick<AvailableSlot, 'load'>): number {
  return load ? load.manicure + load.pedicure + load.other : 0;
}
