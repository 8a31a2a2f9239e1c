import { type CalendarDate, clockTime } from '#domain/salon/salon-time.ts';
import type { Span } from '#domain/salon/spans.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import styles from './agenda-grid.module.css';
import { useHourRem, useLength } from './agenda-measures.ts';

type HoursRailProps = {
  hours: Span;
  /** Null where today is not shown. */
  today: CalendarDate | null;
};

const HALF = 30;
/** The figures of now need so much room; hours nearer than that give way. */
const NEAR_REM = 1.2;

/** The hours and halves at the left of the columns. */
export function HoursRail({ hours, today }: HoursRailProps) {
  const format = useFormat();
  const length = useLength();
  const near = NEAR_REM / (useHourRem() / 60);
  const now = useSalonClock((moment) => (moment && moment.date === today ? moment.minutes : null));
  const marks = Array.from({ length: (hours.end - hours.start) / HALF }, (_, index) => hours.start + index * HALF);
  return (
    <div aria-hidden="true" className={styles.rail}>
      <div className={styles.corner} />
      <div className={styles.hours} style={{ blockSize: length(hours.end - hours.start) }}>
        {marks.slice(1).map((minute) => (
          <span
            key={minute}
            className={`num ${minute % 60 === 0 ? styles.hour : styles.half}`}
            data-hidden={now !== null && Math.abs(now - minute) < near}
            style={{ insetBlockStart: length(minute - hours.start) }}
          >
            {minute % 60 === 0 ? format.time(clockTime(minute)) : HALF}
          </span>
        ))}
      </div>
    </div>
  );
}
