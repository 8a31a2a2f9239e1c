import { useTranslation } from 'react-i18next';
import type { Span } from '#domain/reservations/reservation-times.ts';
import { type CalendarDate, clockTime } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import styles from './agenda-grid.module.css';
import { useLength } from './agenda-measures.ts';

/** The line of now: behind the visits, and a shade of it over them, so that no word is struck through. */
export function NowLine({ date, hours }: { date: CalendarDate; hours: Span }) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const length = useLength();
  const now = useSalonClock((moment) => (moment?.date === date ? moment.minutes : null));
  if (now === null || now < hours.start || now > hours.end) return null;
  return (
    <div className={styles.now} style={{ insetBlockStart: `calc(var(--heads) + ${length(now - hours.start)})` }}>
      <span className={`num ${styles.pill}`}>
        <VisuallyHidden>{t('now')} </VisuallyHidden>
        {format.time(clockTime(now))}
      </span>
      <span className={styles.behind} />
      <span className={styles.over} />
    </div>
  );
}
