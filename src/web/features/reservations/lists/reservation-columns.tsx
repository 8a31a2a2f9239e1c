import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import {
  hasBegun,
  minutesLate,
  minutesOwed,
  waitingLevel,
  waitingMinutes,
} from '#domain/reservations/reservation-times.ts';
import { epochOf, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import type { Column } from '../../../ui/tables/table.tsx';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { useInstantText } from '../row/use-instant-text.ts';
import { useLocationOf } from '../row/use-location-of.ts';
import { ClientText, ServicesText } from '../row/visit-words.tsx';
import styles from './reservation-columns.module.css';

const WAIT_TONES = { calm: 'waiting', long: 'gold', too_long: 'danger' } as const;

/** The columns that the lists of the desk choose from. */
export type ColumnName =
  | 'order'
  | 'since'
  | 'when'
  | 'time'
  | 'client'
  | 'services'
  | 'location'
  | 'total'
  | 'status'
  | 'colorNote';

/** Returns the columns of these names, in their order, in the language of the page. `order` counts the rows. */
export function useReservationColumns(
  names: readonly ColumnName[],
  rows: readonly Reservation[],
): Column<Reservation>[] {
  const { t } = useTranslation('desk');
  const order = useMemo(() => new Map(rows.map(({ _id }, index) => [_id, index + 1])), [rows]);
  const format = useFormat();
  const locationOf = useLocationOf();
  const cells: Record<ColumnName, Column<Reservation>['cell']> = {
    order: ({ _id }) => <span className={styles.order}>{order.get(_id)}</span>,
    since: (reservation) => <WaitText reservation={reservation} />,
    when: ({ reservationDate }) => <WhenText reservationDate={reservationDate} isDated />,
    time: ({ reservationDate }) => <WhenText reservationDate={reservationDate} />,
    client: ({ reservationClientInfo }) => <ClientText info={reservationClientInfo} />,
    services: ({ reservationServices }) => <ServicesText services={reservationServices} />,
    location: ({ reservationLocation }) => locationOf(reservationLocation.locationReserved)?.name,
    total: ({ totalPrice }) => <span className="num nowrap">{format.price(totalPrice)}</span>,
    status: (reservation) => <StatusText reservation={reservation} />,
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
function WhenText({ reservationDate: { dateReserved, timeReserved }, isDated = false }: WhenTextProps) {
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

/** A reservation's status, and by how much it is late. */
function StatusText({ reservation: { status, reservationDate } }: { reservation: Reservation }) {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const format = useFormat();
  const isToday = useSalonClock((now) => now?.date === reservationDate.dateReserved);
  const late = useSalonClock((now) => now && minutesLate(status, reservationDate, now));
  return (
    <div className={styles.status}>
      <StatusChip status={status} word={literal(STATUS_LITERALS[status])} />
      {late !== null && (
        <Chip tone="gold">{isToday ? t('late', { duration: format.duration(late) }) : t('lists.overdue')}</Chip>
      )}
    </div>
  );
}

function levelOf(presentAt: string, reserved: Reservation['reservationDate'], now: SalonMoment) {
  return waitingLevel(minutesOwed(Date.parse(presentAt), reserved, epochOf(now.date, now.minutes)));
}

/** How long somebody has waited, calm at first, then amber, then red; who came early keeps the reserved time in sight. */
function WaitText({ reservation: { presentAt, reservationDate } }: { reservation: Reservation }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const instantText = useInstantText();
  const minutes = useSalonClock((now) =>
    now && presentAt !== null ? waitingMinutes(Date.parse(presentAt), epochOf(now.date, now.minutes)) : null,
  );
  const level = useSalonClock((now) => now && presentAt !== null && levelOf(presentAt, reservationDate, now));
  const isToday = useSalonClock((now) => now?.date === reservationDate.dateReserved);
  const isEarly = useSalonClock((now) => now !== null && !hasBegun(reservationDate, now));
  if (minutes === null || presentAt === null || !level) return null;
  // A wait since another day is a visit that nobody closed: its day says more than its hours.
  if (!isToday) {
    return (
      <div className={styles.wait}>
        <Chip tone="danger">{format.date(reservationDate.dateReserved, 'short')}</Chip>
        <span className={`num ${styles.since}`}>{format.time(reservationDate.timeReserved)}</span>
      </div>
    );
  }
  return (
    <div className={styles.wait}>
      <Chip tone={WAIT_TONES[level]}>{format.duration(minutes)}</Chip>
      <span className={`num ${styles.since}`}>{instantText(presentAt)}</span>
      {isEarly && (
        <span className={`num ${styles.early}`}>
          {t('present.early', { time: format.time(reservationDate.timeReserved) })}
        </span>
      )}
    </div>
  );
}
