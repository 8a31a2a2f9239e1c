import { classNames } from '../class-names.ts';
import styles from './calendar.module.css';

type CalendarLegendProps = { free: string; full: string; late: string | null; closed: string };

/** What the looks of the days mean; `late` only where a day has that look. */
export function CalendarLegend({ free, full, late, closed }: CalendarLegendProps) {
  return (
    <ul className={styles.legend}>
      <li>
        <span className={classNames(styles.swatch, styles.free)} />
        {free}
      </li>
      <li>
        <span className={classNames(styles.swatch, styles.full)} />
        {full}
      </li>
      {late !== null && (
        <li>
          <span className={classNames(styles.swatch, styles.late)} />
          {late}
        </li>
      )}
      <li>
        <span className={classNames(styles.swatch, styles.closed)} />
        {closed}
      </li>
    </ul>
  );
}
