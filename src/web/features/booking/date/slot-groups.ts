import { useTranslation } from 'react-i18next';
import type { AvailableSlot } from '#contract/schemas/availability.ts';
import { cartMinutes } from '#domain/cart/cart.ts';
import { type ClockTime, clockTime, minutesOf } from '#domain/salon/salon-time.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useEndText } from '../../../shared/booking/use-end-text.ts';
import type { SlotGroup } from '../../../ui/dates/slot-buttons.tsx';
import { selectCart } from '../cart/slice.ts';

const NOON = '12:00';
const EVENING = '17:00';

/** The start times by morning, afternoon and evening; the part of the chosen time says when the visit would end. */
export function useSlotGroups(
  slots: readonly Pick<AvailableSlot, 'time' | 'state'>[],
  chosen: ClockTime | null,
): SlotGroup[] {
  const { t } = useTranslation('dates');
  const format = useFormat();
  const visitEnd = useVisitEnd();
  const group = (key: string, title: string, isIn: (time: ClockTime) => boolean): SlotGroup => ({
    key,
    title,
    slots: slots.filter(({ time }) => isIn(time)).map(({ time, state }) => ({ time, state, label: format.time(time) })),
    note: chosen !== null && isIn(chosen) ? t('endShort', { time: visitEnd(chosen) }) : undefined,
  });
  return [
    group('matin', t('morning'), (time) => time < NOON),
    group('apres-midi', t('afternoon'), (time) => time >= NOON && time < EVENING),
    group('soir', t('evening'), (time) => time >= EVENING),
  ];
}

/** Returns a function from a start time to the text of when the visit of the cart would end. */
export function useVisitEnd(): (start: ClockTime) => string {
  const minutes = cartMinutes(useAppSelector(selectCart));
  const endText = useEndText();
  return (start) => endText(start, clockTime(minutesOf(start) + minutes));
}
