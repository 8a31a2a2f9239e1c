import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { isOutside, spanOf } from '#domain/reservations/reservation-times.ts';
import type { OpeningHours } from '#domain/salon/locations.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useFormat } from '../../i18n/use-language.ts';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { useSalon } from './api.ts';
import styles from './settings.module.css';
import { type ClosedDay, useHitVisitsQuery } from './staff-api.ts';

type AffectedVisitsProps = {
  day: ClosedDay;
  /** The weekday's name when the day closes every week; left out for a single day. */
  name?: string;
  /** The new hours of that weekday, when it stays open: only visits outside them are hit. */
  within?: { hours: OpeningHours; graceMinutes: number };
};

/** The visits on a day that would be closed, or outside the hours it would have, with the phones to call. */
export function AffectedVisits({ day, name, within }: AffectedVisitsProps) {
  const { t } = useTranslation('salon');
  const { currentData, error } = useHitVisitsQuery(day, { refetchOnMountOrArgChange: true });
  if (error) {
    return (
      <InfoStrip tone="danger" role="alert">
        <ProblemText error={error} />
      </InfoStrip>
    );
  }
  if (!currentData) return null;
  const visits = within ? currentData.filter((visit) => isHit(visit, within)) : currentData;
  if (visits.length === 0) {
    return name === undefined ? <InfoStrip role="status">{t('hits.none')}</InfoStrip> : null;
  }
  const count = visits.length;
  return (
    <>
      <InfoStrip tone="warning" role="status">
        {name === undefined
          ? t('hits.title', { count })
          : t(within ? 'hits.hours' : 'hits.weekday', { count, day: name })}
      </InfoStrip>
      <ul aria-label={t('hits.caption')} className={styles.visits}>
        {visits.map((visit) => (
          <Visit key={visit._id} visit={visit} />
        ))}
      </ul>
    </>
  );
}

function isHit(
  { reservationDate, endTime }: Reservation,
  { hours, graceMinutes }: NonNullable<AffectedVisitsProps['within']>,
) {
  return isOutside(spanOf(reservationDate.timeReserved, endTime), hours, graceMinutes);
}

function Visit({ visit }: { visit: Reservation }) {
  const { t } = useTranslation();
  const format = useFormat();
  const locations = useSalon()?.locations ?? [];
  const { dateReserved, timeReserved } = visit.reservationDate;
  const { client, phone, phoneIsDefault } = visit.reservationClientInfo;
  const location = locations.find(({ code }) => code === visit.reservationLocation.locationReserved);
  return (
    <li className={styles.visit}>
      <span className="num">
        {format.date(dateReserved, 'short')}, {format.time(timeReserved)}
      </span>
      <strong>{client}</strong>
      <span className="num">
        {phoneIsDefault ? t('noPhone') : <a href={phoneLink(phone)}>{format.phone(phone)}</a>}
      </span>
      <span className={styles.booked}>
        {visit.reservationServices.map(({ titre, qty }) => `${titre} × ${qty}`).join(', ')}, {location?.name}
      </span>
    </li>
  );
}
