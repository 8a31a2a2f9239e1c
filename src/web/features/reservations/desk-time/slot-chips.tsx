import { useTranslation } from 'react-i18next';
import type { AvailableSlot } from '#contract/schemas/availability.ts';
import type { ClockTime } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { peopleIn } from './load.ts';
import styles from './slot-chips.module.css';

type SlotChipsProps = {
  label: string;
  slots: readonly AvailableSlot[];
  value: ClockTime | null;
  onChange: (time: ClockTime) => void;
};

/** The day's timetable, each start with the people already being served then: « 10 h 30 · 2 ». All can be chosen. */
export function SlotChips({ label, slots, value, onChange }: SlotChipsProps) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  if (slots.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons, no fieldset of a form
    <div role="group" aria-label={label} className={styles.chips}>
      {slots.map((slot) => {
        const people = peopleIn(slot);
        return (
          <button
            key={slot.time}
            type="button"
            value={slot.time}
            data-time={slot.time}
            data-state={slot.state}
            aria-pressed={slot.time === value}
            onClick={() => onChange(slot.time)}
            className={styles.chip}
          >
            <time dateTime={slot.time}>{format.time(slot.time)}</time>
            {people > 0 && (
              <span className={styles.load}>
                <span aria-hidden="true">· {people}</span>
                <VisuallyHidden>, {t('time.people', { count: people })}</VisuallyHidden>
              </span>
            )}
            {slot.state !== 'free' && <VisuallyHidden>, {t(`time.${slot.state}`)}</VisuallyHidden>}
          </button>
        );
      })}
    </div>
  );
}
