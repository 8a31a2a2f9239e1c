import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { hasBegun, waitingLevel, waitingMinutes } from '#domain/reservations/reservation-times.ts';
import { epochOf } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import type { Column } from '../../../ui/tables/table.tsx';
import { useInstantText } from '../row/use-instant-text.ts';
import styles from './waiting-columns.module.css';

const TONES = { calm: 'waiting', long: 'or', too_long: 'danger' } as const;

/** The columns of the waiting list that no other list has: the order of arrival, and since when each person waits. */
export function useWaitingColumns(rows: readonly Reservation[]): readonly Column<Reservation>[] {
  const { t } = useTranslation('desk');
  return useMemo(() => {
    const order = new Map(rows.map(({ _id }, index) => [_id, index + 1]));
    return [
      {
        key: 'order',
        header: t('columns.order'),
        cell: ({ _id }) => <span className={styles.order}>{order.get(_id)}</span>,
      },
      { key: 'since', header: t('columns.since'), cell: (reservation) => <Wait reservation={reservation} /> },
    ];
  }, [rows, t]);
}

/** How long somebody has waited, calm at first, then amber, then red; whoever came early keeps their hour in sight. */
function Wait({ reservation: { presentAt, reservationDate } }: { reservation: Reservation }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const instantText = useInstantText();
  const minutes = useSalonClock((now) =>
    now && presentAt !== null ? waitingMinutes(Date.parse(presentAt), epochOf(now.date, now.minutes)) : null,
  );
  const isEarly = useSalonClock((now) => now !== null && !hasBegun(reservationDate, now));
  if (minutes === null || presentAt === null) return null;
  return (
    <div className={styles.wait}>
      <Chip tone={TONES[waitingLevel(minutes)]}>{format.duration(minutes)}</Chip>
      <span className={`num ${styles.since}`}>{instantText(presentAt)}</span>
      {isEarly && (
        <span className={`num ${styles.early}`}>
          {t('present.early', { time: format.time(reservationDate.timeReserved) })}
        </span>
      )}
    </div>
  );
}
