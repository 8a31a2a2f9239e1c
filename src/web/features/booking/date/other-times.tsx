import { type ReactNode, useId } from 'react';
import type { ClockTime } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import styles from './full-day.module.css';

type OtherTimesProps = {
  icon: ReactNode;
  title: string;
  times: readonly ClockTime[];
  /** What makes such a time different, for the names of the buttons: the location, « peu importe avec qui ». */
  where: string;
  onChoose: (time: ClockTime) => void;
};

/** Times that can be had in another way than asked for, each a button; nothing when there are none. */
export function OtherTimes({ icon, title, times, where, onChoose }: OtherTimesProps) {
  const titleId = useId();
  const format = useFormat();
  if (times.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.way}>
      <h3 id={titleId} className={styles.name}>
        {icon} {title}
      </h3>
      <div className={styles.times}>
        {times.map((time) => (
          <button
            key={time}
            type="button"
            aria-label={`${format.time(time)}, ${where}`}
            onClick={() => onChoose(time)}
            className={styles.time}
          >
            {format.time(time)}
          </button>
        ))}
      </div>
    </section>
  );
}
