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

export type SlotGroup = {
  key: string;
  title: string;
  /** At the end of the title's line; to be said elsewhere. */
  note?: string | undefined;
  slots: readonly SlotButton[];
};

type SlotButtonsProps = {
  groups: readonly SlotGroup[];
  value: string | null;
  onValueChange: (time: string) => void;
  /** Why a time cannot be had; `too_long` when the work would end after closing, which `too_long_note` says in full. */
  texts: { full: string; past: string; too_long: string; too_long_note: string };
};

/** Start times by part of the day; what is taken or past stays in its place, struck out, what would end too late, dashed. */
export function SlotButtons({ groups, value, onValueChange, texts }: SlotButtonsProps) {
  const id = useId();
  return (
    <div className={styles.groups}>
      {groups
        .filter(({ slots }) => slots.length > 0)
        .map(({ key, title, note, slots }) => (
          // biome-ignore lint/a11y/useSemanticElements: toggle buttons under a heading, no fieldset of a form
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <div className={styles.head}>
              <h3 id={`${id}-${key}`} className={styles.title}>
                {title}
              </h3>
              {note && (
                <span aria-hidden="true" className={classNames(styles.aside, 'num')}>
                  {note}
                </span>
              )}
            </div>
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
                  {slot.state !== 'free' && <VisuallyHidden>, {texts[slot.state]}</VisuallyHidden>}
                </button>
              ))}
            </div>
          </div>
        ))}
      {groups.some(({ slots }) => slots.some(({ state }) => state === 'too_long')) && (
        <p className={styles.note}>{texts.too_long_note}</p>
      )}
    </div>
  );
}

/** The room of times that are on their way, so many for each part of the day. */
export function SlotButtonsSkeleton({ groups }: { groups: readonly Pick<SlotGroup, 'key' | 'title' | 'slots'>[] }) {
  return (
    <div aria-hidden="true" className={styles.groups}>
      {groups
        .filter(({ slots }) => slots.length > 0)
        .map(({ key, title, slots }) => (
          <div key={key}>
            <div className={styles.head}>
              <p className={styles.title}>{title}</p>
            </div>
            <div className={styles.slots}>
              {slots.map(({ time }) => (
                <span key={time} className={classNames(styles.slot, styles.waiting)} />
              ))}
            </div>
          </div>
        ))}
    </div>
  );
}
