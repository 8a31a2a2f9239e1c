import type { AvailableDay } from '#contract/schemas/availability.ts';
import { type Placed, useSlotAtQuery } from './api.ts';
import type { WantedSlot } from './conflicts.ts';

type Asked = {
  wanted: WantedSlot;
  placed: Placed;
  /** Whether technicians are needed there: the browser sees the seats by itself. */
  hasTeam: boolean;
};

/** Returns the days with the wanted time among its slots, as the server judges it, where the timetable does not have it. */
export function useDaysWithTyped(
  days: readonly AvailableDay[],
  { wanted, placed, hasTeam }: Asked,
): readonly AvailableDay[] {
  const { location, date, time, performerId } = wanted;
  const day = days.find((known) => known.date === date);
  const isOwn = day !== undefined && day.state !== 'closed' && day.slots.every((slot) => slot.time !== time);
  const isEmpty = 'lines' in placed && placed.lines.length === 0;
  const { currentData: slot } = useSlotAtQuery(
    { location, date, time: time ?? '', performerId: performerId === null ? 'any' : performerId, placed },
    { skip: !hasTeam || !isOwn || isEmpty || time === null },
  );
  if (!slot) return days;
  return days.map((known) => (known === day ? { ...known, slots: [...known.slots, slot] } : known));
}
