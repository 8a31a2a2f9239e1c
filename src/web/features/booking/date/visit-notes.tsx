import { useTranslation } from 'react-i18next';
import styles from './date-page.module.css';

/** When the visit ends, and what to know before going on; at the foot of a day, where it stays while days come and change. */
export function VisitNotes({ end }: { end: string | null }) {
  const { t } = useTranslation(['dates', 'booking', 'common']);
  return (
    <p className={styles.notes}>
      {end !== null && <span className={styles.end}>{t('end', { time: end })} </span>}
      {t('common:arriveEarly')} {t('booking:hold')}
    </p>
  );
}
