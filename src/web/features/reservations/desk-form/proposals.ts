import { useTranslation } from 'react-i18next';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { slotInstead } from '#domain/booking/availability.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import { spanOf } from '#domain/reservations/reservation-times.ts';
import { otherLocation } from '#domain/salon/locations.ts';
import { addDays, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useAvailabilityQuery } from '../../availability/api.ts';
import { deskSlots } from '../desk-time/load.ts';
import { type Conflict, daysWithout } from './conflicts.ts';
import { type Draft, linesOf } from './draft.ts';
import type { SameDay } from './use-same-day.ts';

/** A time that the desk can offer instead, as it is said, and what it makes of the draft. */
export type Proposal = { label: string; change: Pick<Draft, 'location' | 'date' | 'time'> };

type Asked = {
  draft: Draft;
  conflicts: readonly Conflict[];
  /** What is free at the location of the draft. */
  days: readonly AvailableDay[];
  sameDay: SameDay;
  salon: PublicSalon;
  now: SalonMoment;
};

/** What no other time mends. */
const OF_THE_SERVICES: readonly Conflict[] = ['quantity_over_capacity'];

/** The next free time here, and the same or the next at the other location, while the chosen time is refused. */
export function useProposals({ draft, conflicts, days, sameDay, salon, now }: Asked): Proposal[] {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const { location, date, time } = draft;
  const isRefused = conflicts.some((code) => !OF_THE_SERVICES.includes(code));
  const other = otherLocation(location);
  const { data } = useAvailabilityQuery({ location: other, lines: linesOf(draft) }, { skip: !isRefused });
  if (!isRefused || time === null) return [];
  const own = sameDay.visits.map(({ reservationDate, endTime }) => spanOf(reservationDate.timeReserved, endTime));
  const insteadIn = (known: readonly AvailableDay[]) => {
    const atDesk = known.map((day) => ({ ...day, slots: deskSlots(day.slots, day.date, now) }));
    return slotInstead(daysWithout(atDesk, date, own), { date, time });
  };
  const wordsFor = (slot: Slot) => {
    const start = format.time(slot.time);
    if (slot.date === date) return start;
    const day = slot.date === addDays(now.date, 1) ? t('date.tomorrow') : format.date(slot.date, 'short');
    return t('proposals.onDay', { day, time: start });
  };
  const here = insteadIn(days);
  const there = insteadIn(data?.days ?? []);
  const name = salon.locations.find(({ code }) => code === other)?.name ?? '';
  return [
    ...(here ? [{ label: wordsFor(here), change: { location, ...here } }] : []),
    ...(there
      ? [
          {
            label: t('proposals.there', { location: name, slot: wordsFor(there) }),
            change: { location: other, ...there },
          },
        ]
      : []),
  ];
}
