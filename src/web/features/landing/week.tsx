import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import type { Closure } from '#domain/booking/closures.ts';
import type { SpecialHours } from '#domain/booking/special-hours.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { dayHours } from '#domain/salon/salon-settings.ts';
import { addDays, type CalendarDate, datesBetween } from '#domain/salon/salon-time.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { OpeningHours } from '../../shared/salon/opening-hours.tsx';
import { salonOf, useSalonToday } from '../settings/api.ts';
import styles from './week.module.css';

/** The week of the picked location, and the next days that are not as that week. */
export function Week({ salon, code }: { salon: PublicSalon; code: LocationCode }) {
  const { t } = useTranslation('landing');
  const { name } = salonOf(salon).locations[code];
  return (
    <section className={styles.week} aria-label={t('hours.hoursOf', { location: name })}>
      <div className={styles.head}>
        <h3>{t('hours.heading')}</h3>
        <p aria-live="polite">{isSameWeek(salon) ? t('hours.same') : name}</p>
      </div>
      <OpeningHours salon={salon} code={code} />
      <UpcomingChanges salon={salon} code={code} />
    </section>
  );
}

function isSameWeek({ locations }: PublicSalon): boolean {
  return new Set(locations.map(({ hours }) => JSON.stringify(hours))).size === 1;
}

const DAYS_AHEAD = 60;
const SHOWN_MAX = 2;

/** The next closures and special hours of a location that a client could run into, those of several days once. */
function UpcomingChanges({ salon, code }: { salon: PublicSalon; code: LocationCode }) {
  const today = useSalonToday();
  if (!today) return null;
  const settings = salonOf(salon);
  const days = datesBetween(today, addDays(today, DAYS_AHEAD)).flatMap((date) => {
    const { closure, special } = dayHours(settings, code, date);
    const change = closure ?? special;
    return change ? [{ date, change }] : [];
  });
  const first = days.filter(({ change }, index) => days.findIndex((day) => day.change === change) === index);
  return first.slice(0, SHOWN_MAX).map(({ date, change }) => <Change key={date} from={date} change={change} />);
}

function Change({ from, change }: { from: CalendarDate; change: Closure | SpecialHours }) {
  const { t } = useTranslation(['landing', 'common']);
  const language = useLanguage();
  const { date, time } = useFormat();
  const reason = change.label[language];
  const until = 'until' in change ? change.until : from;
  const days =
    until > from ? t('hours.days', { from: date(from), until: date(until) }) : t('hours.day', { date: date(from) });
  const what =
    'opens' in change
      ? t('hours.openOn', { days, opens: time(change.opens), closes: time(change.closes) })
      : t('hours.closedOn', { days });
  return (
    <p className={styles.closed}>
      <CalendarX2 aria-hidden="true" />
      {reason ? t('hours.for', { what, reason }) : what}
    </p>
  );
}
