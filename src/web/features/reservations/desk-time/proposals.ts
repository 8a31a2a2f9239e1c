import { useTranslation } from 'react-i18next';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { slotInstead } from '#domain/booking/availability.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import { spanOf } from '#domain/reservations/reservation-times.ts';
import { otherLocation } from '#domain/salon/locations.ts';
import { addDays, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { type Conflict, daysWithout, type WantedSlot } from './conflicts.ts';

/** A time that the desk can offer instead, and as it is said. */
export type Proposal = { label: string; slot: WantedSlot };

type Asked = {
  wanted: WantedSlot;
  conflicts: readonly Conflict[];
  /** What is free at the wanted location, and at the other one. */
  days: readonly AvailableDay[];
  otherDays: readonly AvailableDay[];
  /** The other visits of the same client that day. */
  sameDay: readonly Reservation[];
  salon: PublicSalon;
  now: SalonMoment;
};

/** What no other time mends. */
const OF_THE_SERVICES: readonly Conflict[] = ['quantity_over_capacity'];

/** Whether another time or location would mend what stands against a slot. */
export function isMendable(conflicts: readonly Conflict[]): boolean {
  return conflicts.some((code) => !OF_THE_SERVICES.includes(code));
}

/** The start that is proposed of the day and location that are shown; null where none is. */
export function proposedTime(
  proposals: readonly Proposal[],
  { location, date }: Pick<WantedSlot, 'location' | 'date'>,
): WantedSlot['time'] {
  const here = proposals.find(({ slot }) => slot.location === location && slot.date === date);
  return here?.slot.time ?? null;
}

/**
 * The same time with somebody else, the next free time here, and the same or the next at the other location, while the wanted
 * time is refused.
 */
export function useProposals({ wanted, conflicts, days, otherDays, sameDay, salon, now }: Asked): Proposal[] {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const { location, date, time } = wanted;
  const other = otherLocation(location);
  if (!isMendable(conflicts) || time === null) return [];
  const own = sameDay.map(({ reservationDate, endTime }) => spanOf(reservationDate.timeReserved, endTime));
  const insteadIn = (known: readonly AvailableDay[]) => slotInstead(daysWithout(known, date, own), { date, time });
  const wordsFor = (slot: Slot) => {
    const start = format.time(slot.time);
    if (slot.date === date) return start;
    const day = slot.date === addDays(now.date, 1) ? t('date.tomorrow') : format.date(slot.date, 'short');
    return t('proposals.onDay', { day, time: start });
  };
  const isFreeWithOthers = days.some(
    (day) => day.date === date && day.slots.some((slot) => slot.time === time && slot.freeWithOthers === true),
  );
  const here = insteadIn(days);
  const there = insteadIn(otherDays);
  const name = salon.locations.find(({ code }) => code === other)?.name ?? '';
  return [
    ...(isFreeWithOthers && conflicts.every((code) => code === 'no_technician')
      ? [
          {
            label: t('proposals.others', { time: format.time(time) }),
            slot: { location, date, time, performerId: null },
          },
        ]
      : []),
    ...(here ? [{ label: wordsFor(here), slot: { location, ...here } }] : []),
    ...(there
      ? [
          {
            label: t('proposals.there', { location: name, slot: wordsFor(there) }),
            slot: { location: other, ...there },
          },
        ]
      : []),
  ];
}
