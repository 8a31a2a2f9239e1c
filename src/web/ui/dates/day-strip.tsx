import { useEffect, useId, useRef } from 'react';
import covering from '../choices/covering-radio.module.css';
import { classNames } from '../class-names.ts';
import { revealChosen } from '../reveal-chosen.ts';
import styles from './day-strip.module.css';

export type StripDay = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** What is seen over the number: « ven. », « auj. ». */
  weekday: string;
  /** « 10 », « 1er ». */
  number: string;
  /** `late`: nothing is taken, but it is too late for what is wished. A `closed` day cannot be chosen. */
  state: 'free' | 'full' | 'late' | 'closed';
  /** Of a free day, how much choice it leaves: 1 few, 2 some, 3 many. */
  dots?: 1 | 2 | 3;
  /** Of any other day, the word under the number. */
  word?: string;
  /** All of it as it is said: « vendredi 10 juillet, beaucoup de places ». */
  name: string;
};

type DayStripProps = {
  /** What is chosen: « Jour du rendez-vous ». */
  label: string;
  days: readonly StripDay[];
  value: string | null;
  onValueChange: (date: string) => void;
};

const DOTS = [1, 2, 3] as const;

/**
 * Days in a row: native radio buttons, hence one tab stop, arrow keys, and the position said. On a telephone the row is
 * scrolled sideways, to the chosen day by itself.
 */
export function DayStrip({ label, days, value, onValueChange }: DayStripProps) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const first = days[0]?.date;
  useEffect(() => {
    return first === undefined || value === null ? undefined : revealChosen(row.current);
  }, [first, value]);
  return (
    <fieldset aria-label={label} className={styles.strip}>
      <div ref={row} className={styles.row}>
        {days.map((day) => (
          <label key={day.date} data-date={day.date} className={classNames(styles.day, styles[day.state])}>
            <input
              type="radio"
              name={name}
              value={day.date}
              checked={day.date === value}
              disabled={day.state === 'closed'}
              aria-label={day.name}
              onChange={() => onValueChange(day.date)}
              className={covering.radio}
            />
            <span aria-hidden="true" className={styles.weekday}>
              {day.weekday}
            </span>
            <span aria-hidden="true" className={styles.number}>
              {day.number}
            </span>
            <span aria-hidden="true" className={styles.left}>
              {day.dots === undefined
                ? day.word
                : DOTS.map((dot) => <span key={dot} data-on={dot <= (day.dots ?? 0)} className={styles.dot} />)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The room of a strip that is on its way. */
export function DayStripSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={classNames(styles.strip, styles.row)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but their position tells them apart
        <span key={index} className={classNames(styles.day, styles.waiting)} />
      ))}
    </div>
  );
}
