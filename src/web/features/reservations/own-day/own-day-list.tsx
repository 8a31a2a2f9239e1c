import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnDay } from '#contract/schemas/own-day.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { workMinutes } from '#domain/booking/seats.ts';
import { clockTime, minutesOf } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { ABSENCE_ICONS } from '../../../shared/team/absence-icons.ts';
import type { Transition } from '../desk-api.ts';
import { useLocationOf } from '../row/use-location-of.ts';
import styles from './own-day.module.css';
import { OwnVisit } from './own-visit.tsx';

type Day = OwnDay['days'][number];
type Absence = Day['absences'][number];

/** When she works that day and where, and how much there is to do. */
export function DayFacts({ day: { hours }, visits }: { day: Day; visits: readonly Reservation[] }) {
  const { t } = useTranslation('workday');
  const format = useFormat();
  const locationOf = useLocationOf();
  const spans = hours.map(({ location, from, to }) =>
    t('span', { from: format.time(from), to: format.time(to), location: locationOf(location)?.name ?? '' }),
  );
  const minutes = visits.reduce((sum, visit) => sum + minutesServed(visit), 0);
  const planned = visits.length > 0 ? [t('count', { count: visits.length }), format.duration(minutes)] : [];
  const facts = [...(spans.length > 0 ? spans : [t('off')]), ...planned];
  return (
    <p className={styles.facts}>
      {facts.map((fact, place) => (
        <Fragment key={fact}>
          <span>
            {fact}
            {place < facts.length - 1 && ' ·'}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** How long she serves that visit herself. */
function minutesServed({ sittings, reservationServices }: Reservation): number {
  if (!sittings) return workMinutes(reservationServices);
  return sittings.reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0);
}

type OwnDayListProps = {
  day: Day;
  visits: readonly Reservation[];
  isToday: boolean;
  leaving: ReadonlySet<string>;
  onTransition: (visit: Reservation, transition: Transition) => Promise<boolean>;
};

type Item = { at: number; key: string; visit?: Reservation; absence?: Absence };

/** Her visits and absences of a day in their order; today with the time that it is between them. */
export function OwnDayList({ day, visits, isToday, leaving, onTransition }: OwnDayListProps) {
  const { t } = useTranslation('workday');
  const now = useSalonClock((moment) => (isToday ? (moment?.minutes ?? null) : null));
  const items = itemsOf(day.absences, visits);
  if (items.length === 0) return day.hours.length > 0 ? <p className={styles.nothing}>{t('nothing')}</p> : null;
  const next = now === null ? -1 : items.findIndex(({ at }) => at > now);
  const before = next === -1 ? items.length : next;
  return (
    <ol className={styles.list}>
      {items.map(({ key, visit, absence }, place) => (
        <li key={key}>
          {now !== null && place === before && <NowLine minutes={now} />}
          {visit && (
            <OwnVisit
              visit={visit}
              isToday={isToday}
              isLeaving={leaving.has(visit._id)}
              onTransition={(made) => onTransition(visit, made)}
            />
          )}
          {absence && <AbsenceRow absence={absence} />}
        </li>
      ))}
      {now !== null && before === items.length && (
        <li>
          <NowLine minutes={now} />
        </li>
      )}
    </ol>
  );
}

function itemsOf(absences: readonly Absence[], visits: readonly Reservation[]): Item[] {
  const away = absences.map((absence) => ({ at: minutesOf(absence.from), key: `away ${absence.from}`, absence }));
  const served = visits.map((visit) => ({ at: startOf(visit), key: visit._id, visit }));
  return [...away, ...served].sort((one, other) => one.at - other.at);
}

/** When she begins: the first of her own people. */
function startOf({ sittings = [], reservationDate }: Reservation): number {
  return minutesOf(sittings[0]?.start ?? reservationDate.timeReserved);
}

function NowLine({ minutes }: { minutes: number }) {
  const { t } = useTranslation('workday');
  const format = useFormat();
  return (
    <p className={styles.now}>
      <span className="num">{t('now', { time: format.time(clockTime(minutes)) })}</span>
    </p>
  );
}

function AbsenceRow({ absence: { from, to, kind, note } }: { absence: Absence }) {
  const { t } = useTranslation('workday');
  const format = useFormat();
  const Icon = ABSENCE_ICONS[kind];
  const isWholeDay = from === '00:00' && to === '24:00';
  return (
    <p className={styles.absence}>
      <Icon aria-hidden="true" />
      <span>
        <strong>{t(`absences.${kind}`)}</strong>
        {note !== '' && ` · ${note}`}
      </span>
      <span className="num">
        {isWholeDay ? t('wholeDay') : t('fromTo', { from: format.time(from), to: format.time(to) })}
      </span>
    </p>
  );
}
