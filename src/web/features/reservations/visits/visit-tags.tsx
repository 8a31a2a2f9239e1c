import { Ban, CalendarCheck2, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReservationStatus } from '#domain/reservations/reservation.ts';
import { CLIENT_STATUS_WORDS } from '../row/status-literals.ts';
import styles from './visit-tags.module.css';

const ICONS = { confirmed: CircleCheck, done: CalendarCheck2, cancelled: Ban } as const;

/** How a visit stands, in the client's words. */
export function VisitStatus({ status }: { status: ReservationStatus }) {
  const { t } = useTranslation('visits');
  const word = CLIENT_STATUS_WORDS[status];
  const Icon = ICONS[word];
  return (
    <span className={styles.tag} data-status={word}>
      <Icon aria-hidden="true" /> {t(`status.${word}`)}
    </span>
  );
}

/** In how many days a visit is. */
export function DaysLeft({ count }: { count: number }) {
  const { t } = useTranslation('visits');
  return <span className={styles.tag}>{t('inDays', { count })}</span>;
}

/** Warns that another visit of theirs is at the same time. */
export function SameTime() {
  const { t } = useTranslation('visits');
  return (
    <span className={styles.tag} data-status="warning">
      <TriangleAlert aria-hidden="true" /> {t('sameTime')}
    </span>
  );
}
