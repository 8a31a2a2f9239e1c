import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import { minutesLate, waitingMinutes } from '#domain/reservations/reservation-times.ts';
import { addDays, epochOf, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useReservationListQuery } from '../desk-api.ts';
import { useLocationOf } from '../row/use-location-of.ts';
import styles from './board-rail.module.css';

const SHOWN_WAITING = 5;

/** Room for a rail beside two columns. */
const WIDE = '(min-width: 90rem)';

type WithRailProps = { visits: readonly Reservation[]; isToday: boolean; children: ReactNode };

/** Beside today's board on a wide screen: who waits longest, what needs a variant, and how full tomorrow is. */
export function WithRail({ visits, isToday, children }: WithRailProps) {
  const isWide = useMedia(WIDE);
  const now = useSalonNow();
  if (!isWide || !isToday || !now) return children;
  return (
    <div className={styles.railed}>
      {children}
      <Rail visits={visits} now={now} />
    </div>
  );
}

function Rail({ visits, now }: { visits: readonly Reservation[]; now: SalonMoment }) {
  const { t } = useTranslation(['board', 'desk']);
  return (
    <aside aria-label={t('rail.label')} data-print="never" className={styles.rail}>
      <Waiting visits={visits.filter(({ status }) => status === 'present')} now={now} />
      <Alerts visits={visits} now={now} />
      <Tomorrow now={now} />
    </aside>
  );
}

function Waiting({ visits, now }: { visits: readonly Reservation[]; now: SalonMoment }) {
  const { t } = useTranslation(['board', 'desk']);
  const format = useFormat();
  const locationOf = useLocationOf();
  const minutesOf = ({ presentAt }: Reservation) =>
    waitingMinutes(Date.parse(presentAt ?? ''), epochOf(now.date, now.minutes));
  const longest = visits.toSorted((one, other) => minutesOf(other) - minutesOf(one)).slice(0, SHOWN_WAITING);
  return (
    <Section title={t('rail.waiting')}>
      {longest.length === 0 && <p className={styles.calm}>{t('desk:nobodyWaits')}</p>}
      {longest.length > 0 && (
        <ol className={styles.list}>
          {longest.map((visit) => (
            <li key={visit._id} className={styles.item}>
              <span>
                <strong>{visit.reservationClientInfo.client}</strong>{' '}
                <span className={styles.calm}>{locationOf(visit.reservationLocation.locationReserved)?.name}</span>
              </span>
              <span className="num nowrap">{format.duration(minutesOf(visit))}</span>
            </li>
          ))}
        </ol>
      )}
      {visits.length > SHOWN_WAITING && (
        <Link to={paths.presentReservations}>{t('rail.allWaiting', { count: visits.length })}</Link>
      )}
    </Section>
  );
}

function Alerts({ visits, now }: { visits: readonly Reservation[]; now: SalonMoment }) {
  const { t } = useTranslation('board');
  const coming = visits.filter(({ status }) => status === 'pending');
  const late = coming.filter(({ status, reservationDate }) => minutesLate(status, reservationDate, now) !== null);
  const unreachable = coming.filter(({ reservationClientInfo }) => reservationClientInfo.phoneIsDefault);
  return (
    <Section title={t('rail.alerts')}>
      {late.length === 0 && unreachable.length === 0 && <p className={styles.calm}>{t('rail.nothing')}</p>}
      {late.length > 0 && <p>{t('rail.late', { count: late.length })}</p>}
      {unreachable.length > 0 && <p>{t('rail.noPhone', { count: unreachable.length })}</p>}
    </Section>
  );
}

function Tomorrow({ now }: { now: SalonMoment }) {
  const { t } = useTranslation('board');
  const date = addDays(now.date, 1);
  const { currentData } = useReservationListQuery({ list: 'day', date }, { refetchOnFocus: true });
  const expected = currentData?.reservations.filter(({ status }) => holdsSeat(status));
  return (
    <Section title={t('rail.tomorrow')}>
      <Link to={`${paths.dashboard}?${new URLSearchParams({ date })}`}>
        {t('rail.expected', { count: expected?.length ?? 0 })}
      </Link>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
