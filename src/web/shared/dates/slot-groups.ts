import { useTranslation } from 'react-i18next';
import type { AvailableSlot } from '#contract/schemas/availability.ts';
import type { ClockTime } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';
import type { SlotGroup } from '../../ui/dates/slot-buttons.tsx';

const NOON = '12:00';
const EVENING = '17:00';

/** The start times by morning, afternoon and evening; the part of the chosen time says when the visit would end, as `end` has it. */
export function useSlotGroups(
  slots: readonly Pick<AvailableSlot, 'time' | 'state'>[],
  chosen: { time: ClockTime; end: string } | null,
): SlotGroup[] {
  const { t } = useTranslation('dates');
  const format = useFormat();
  const group = (key: string, title: string, isIn: (time: ClockTime) => boolean): SlotGroup => ({
    key,
    title,
    slots: slots.filter(({ time }) => isIn(time)).map(({ time, state }) => ({ time, state, label: format.time(time) })),
    note: chosen !== null && isIn(chosen.time) ? t('endShort', { time: chosen.end }) : undefined,
  });
  return [
    group('matin', t('morning'), (time) => time < NOON),
    group('apres-midi', t('afternoon'), (time) => time >= NOON && time < EVENING),
    group('soir', t('evening'), (time) => time >= EVENING),
  ];
}
