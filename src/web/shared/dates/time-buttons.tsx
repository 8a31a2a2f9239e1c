import { useTranslation } from 'react-i18next';
import type { AvailableSlot } from '#contract/schemas/availability.ts';
import type { ClockTime } from '#domain/salon/salon-time.ts';
import { SlotButtons } from '../../ui/dates/slot-buttons.tsx';
import { useSlotGroups } from './slot-groups.ts';

type TimeButtonsProps = {
  slots: readonly AvailableSlot[];
  /** The chosen time, and when a visit that starts then would end, as text. */
  chosen: { time: ClockTime; end: string } | null;
  onChoose: (time: ClockTime) => void;
};

/** The start times of a day as buttons, by part of the day. */
export function TimeButtons({ slots, chosen, onChoose }: TimeButtonsProps) {
  const { t } = useTranslation('dates');
  return (
    <SlotButtons
      groups={useSlotGroups(slots, chosen)}
      value={chosen?.time ?? null}
      onValueChange={onChoose}
      texts={{
        full: t('full'),
        past: t('past'),
        too_long: t('tooLong'),
        too_long_note: t('tooLongNote'),
      }}
    />
  );
}
