import { classNames } from '../class-names.ts';
import styles from './calendar.module.css';

/** What the looks of the days mean. */
export function CalendarLegend({ free, full, closed }: { free: string; full: string; closed: string }) {
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
      <li>
        <span className={classNames(styles.swatch, styles.closed)} />
        {closed}
      </li>
    </ul>
  );
}
