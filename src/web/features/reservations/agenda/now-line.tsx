import { useTranslation } from 'react-i18next';
import { type CalendarDate, clockTime } from '#domain/salon/salon-time.ts';
import type { Span } from '#domain/salon/spans.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import styles from './agenda-grid.module.css';
import { useLength } from './agenda-measures.ts';

type NowLineProps = {
  date: CalendarDate | null;
  hours: Span;
  /** Among the days of a week only today’s is crossed. */
  isWeek: boolean;
};

/** The line of now, where today is shown: behind the visits, and a shade of it over them, so that no word is struck through. */
export function NowLine({ date, hours, isWeek }: NowLineProps) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const length = useLength();
  const now = useSalonClock((moment) => (moment && moment.date === date ? moment.minutes : null));
  if (now === null || now < hours.start || now > hours.end) return null;
  return (
    <div className={styles.now} style={{ insetBlockStart: `calc(var(--heads) + ${length(now - hours.start)})` }}>
      <span className={`num ${styles.pill}`}>
        <VisuallyHidden>{t('now')} </VisuallyHidden>
        {format.time(clockTime(now))}
      </span>
      {!isWeek && <span className={styles.behind} />}
      {!isWeek && <span className={styles.over} />}
    </div>
  );
}

/** The line of now across the column of today. */
export function TodayLine({ date }: { date: CalendarDate }) {
  const length = useLength();
  const now = useSalonClock((moment) => (moment?.date === date ? moment.minutes : null));
  if (now === null) return null;
  return (
    <div className={styles.todays} style={{ insetBlockStart: length(now) }}>
      <span className={styles.behind} />
      <span className={styles.over} />
    </div>
  );
}
