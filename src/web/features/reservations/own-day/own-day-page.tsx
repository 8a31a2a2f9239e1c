import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnDay } from '#contract/schemas/own-day.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { TechnicianNail } from '../../../shared/team/technician-nail.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { LiveDot } from '../live/live-dot.tsx';
import { useStableRows } from '../live/stable-rows.ts';
import { useFreshness } from '../live/use-live-list.ts';
import { useLiveOptions } from '../live/use-live-options.ts';
import { useOwnDayQuery } from '../own-day-api.ts';
import { useReservationActions } from '../row/use-reservation-actions.ts';
import styles from './own-day.module.css';
import { DayFacts, OwnDayList } from './own-day-list.tsx';

const NO_ROWS: readonly Reservation[] = [];

/** The day of somebody of the team: whom she serves, when she is away, and what the next days bring. */
export function OwnDayPage() {
  const { t } = useTranslation(['workday', 'common']);
  const today = useSalonClock((now) => now?.date ?? null);
  const [isPaused, setIsPaused] = useState(false);
  const query = useOwnDayQuery(undefined, useLiveOptions(isPaused));
  const live = { ...useFreshness(query), isPaused, onPause: setIsPaused };
  const { data, error, refetch } = query;
  return (
    <div className={styles.page}>
      <PageHeading
        title={t('workday:title')}
        lead={data?.technician && <Whose technician={data.technician} />}
        aside={data?.technician && <LiveDot live={live} />}
      />
      {!data && error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && error === undefined && <Loading label={t('common:loading')} />}
      {data?.technician === null && <NotLinked />}
      {data?.technician && today && <Days day={data} today={today} />}
    </div>
  );
}

function Whose({ technician }: { technician: NonNullable<OwnDay['technician']> }) {
  return (
    <span className={styles.whose}>
      <TechnicianNail technician={technician} width={16} />
      {technician.name}
    </span>
  );
}

function NotLinked() {
  const { t } = useTranslation('workday');
  return (
    <EmptyState art={<Art svg={emptyArt()} width={220} height={151} />} title={t('notLinked')}>
      <p>{t('notLinkedLead')}</p>
    </EmptyState>
  );
}

function Days({ day: { days, reservations }, today }: { day: OwnDay; today: string }) {
  const { t } = useTranslation('workday');
  const format = useFormat();
  const { transition } = useReservationActions();
  const { rows, leaving } = useStableRows(reservations ?? NO_ROWS, today);
  const byDate = useMemo(() => Map.groupBy(rows, ({ reservationDate }) => reservationDate.dateReserved), [rows]);
  return days.map((one) => {
    const visits = byDate.get(one.date) ?? [];
    const isToday = one.date === today;
    const heading = isToday ? t('today', { date: format.date(one.date, 'long') }) : format.date(one.date, 'long');
    return (
      <section key={one.date} aria-label={heading} className={styles.day} data-today={isToday}>
        <h2>{heading}</h2>
        <DayFacts day={one} visits={visits.filter(({ status }) => holdsSeat(status))} />
        <OwnDayList
          day={one}
          visits={visits}
          isToday={isToday}
          leaving={leaving}
          onTransition={(visit, made) => transition(visit, made)}
        />
      </section>
    );
  });
}
