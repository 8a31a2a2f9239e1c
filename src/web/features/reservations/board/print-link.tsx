import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { printPath } from '../../../app/navigation.ts';
import styles from './board-counters.module.css';

/** To the sheets of a day, ready to be printed. */
export function PrintLink({ date }: { date: CalendarDate }) {
  const { t } = useTranslation('desk');
  return (
    <Link to={printPath(date)} aria-label={t('lists.print')} title={t('lists.print')} className={styles.print}>
      <Printer aria-hidden="true" />
    </Link>
  );
}
