import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import styles from './slot-buttons.module.css';

export type SlotButton = {
  /** `HH:MM`, kept in `value` and `data-time`. */
  time: string;
  /** The same as people say it: « 10 h 30 ». */
  label: string;
  state: 'free' | 'full' | 'past' | 'too_long';
};

export type SlotGroup = { key: string; title: string; slots: readonly SlotButton[] };

type SlotButtonsProps = {
  groups: readonly SlotGroup[];
  value: string | null;
  onValueChange: (time: string) => void;
  /** Why a time cannot be had; `too_long` when the work would end after closing, which `too_long_note` says in full. */
  words: { full: string; past: string; too_long: string; too_long_note: string };
};

/** Start times by part of the day; what is taken or past stays in its place, struck out, what would end too late, dashed. */
export function SlotButtons({ groups, value, onValueChange, words }: SlotButtonsProps) {
  const id = useId();
  return (
    <div className={styles.groups}>
      {groups
        .filter(({ slots }) => slots.length > 0)
        .map(({ key, title, slots }) => (
          // biome-ignore lint/a11y/useSemanticElements: toggle buttons under a heading, no fieldset of a form
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <h3 id={`${id}-${key}`} className={styles.title}>
              {title}
            </h3>
            <div className={styles.slots}>
              {slots.map((slot) => (
                <button
                  key={slot.time}
                  type="button"
                  value={slot.time}
                  data-time={slot.time}
                  data-state={slot.state}
                  aria-pressed={slot.time === value}
                  disabled={slot.state !== 'free'}
                  onClick={() => onValueChange(slot.time)}
                  className={classNames(styles.slot, 'num')}
                >
                  <time dateTime={slot.time}>{slot.label}</time>
                  {slot.state !== 'free' && <VisuallyHidden>, {words[slot.state]}</VisuallyHidden>}
                </button>
              ))}
            </div>
          </div>
        ))}
      {groups.some(({ slots }) => slots.some(({ state }) => state === 'too_long')) && (
        <p className={styles.note}>{words.too_long_note}</p>
      )}
    </div>
  );
}
