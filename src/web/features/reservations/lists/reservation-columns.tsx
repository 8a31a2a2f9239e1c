import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { minutesLate } from '#domain/reservations/reservation-times.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import type { Column } from '../../../ui/tables/table.tsx';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { useLocationName } from '../row/use-location-name.ts';
import { ClientText, ServicesText } from '../row/visit-words.tsx';
import styles from './reservation-columns.module.css';

/** The columns that the lists of the desk choose from. */
export type ColumnName = 'when' | 'time' | 'client' | 'services' | 'place' | 'total' | 'status' | 'colorNote';

/** The columns of those names, in their order, in the language of the page. */
export function useReservationColumns(names: readonly ColumnName[]): Column<Reservation>[] {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const place = useLocationName();
  const cells: Record<ColumnName, Column<Reservation>['cell']> = {
    when: ({ reservationDate }) => <WhenText reservationDate={reservationDate} isDated />,
    time: ({ reservationDate }) => <WhenText reservationDate={reservationDate} />,
    client: ({ reservationClientInfo }) => <ClientText info={reservationClientInfo} />,
    services: ({ reservationServices }) => <ServicesText services={reservationServices} />,
    place: ({ reservationLocation }) => place(reservationLocation.locationReserved)?.name,
    total: ({ totalPrice }) => <span className="num nowrap">{format.price(totalPrice)}</span>,
    status: (reservation) => <Standing reservation={reservation} />,
    colorNote: ({ colorNote }) => colorNote && <span className={styles.note}>{colorNote}</span>,
  };
  return names.map((name) => ({
    key: name,
    header: t(`columns.${name}`),
    cell: cells[name],
    rowHeader: name === 'client',
    whenWide: name === 'total',
  }));
}

type WhenTextProps = Pick<Reservation, 'reservationDate'> & { isDated?: boolean };

/** When a visit begins: the time, and under it the day unless the list is of one day. */
export function WhenText({ reservationDate: { dateReserved, timeReserved }, isDated = false }: WhenTextProps) {
  const format = useFormat();
  return (
    <time dateTime={`${dateReserved}T${timeReserved}`} className={styles.when}>
      <span className={`num nowrap ${styles.time}`}>{format.time(timeReserved)}</span>
      {isDated && (
        <>
          {' '}
          <span className={`nowrap ${styles.under}`}>{format.date(dateReserved, 'short')}</span>
        </>
      )}
    </time>
  );
}

/** Where a reservation stands, and by how much it is late. */
export function Standing({ reservation: { status, reservationDate } }: { reservation: Reservation }) {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const isToday = useSalonClock((now) => now?.date === reservationDate.dateReserved);
  const late = useSalonClock((now) => now && minutesLate(status, reservationDate, now));
  return (
    <div className={styles.standing}>
      <StatusChip status={status} word={literal(STATUS_LITERALS[status])} />
      {late !== null && <Chip tone="or">{isToday ? t('late', { minutes: late }) : t('lists.overdue')}</Chip>}
    </div>
  );
}
