import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { closureOn } from '#domain/booking/closures.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { addDays, datesBetween } from '#domain/salon/salon-time.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { OpeningHours } from '../../shared/salon/opening-hours.tsx';
import { salonOf, useSalonToday } from '../settings/api.ts';
import styles from './week.module.css';

/** The week of the picked location, and its next closure. */
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
      <UpcomingClosures salon={salon} code={code} />
    </section>
  );
}

function isSameWeek({ locations }: PublicSalon): boolean {
  return new Set(locations.map(({ hours }) => JSON.stringify(hours))).size === 1;
}

const DAYS_AHEAD = 60;

/** The next closure of a location that a client could run into. */
function UpcomingClosures({ salon, code }: { salon: PublicSalon; code: LocationCode }) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const { date: dateText } = useFormat();
  const today = useSalonToday();
  if (!today) return null;
  const { closures } = salonOf(salon);
  const closed = datesBetween(today, addDays(today, DAYS_AHEAD)).flatMap((date) => {
    const closure = closureOn(closures, code, date);
    return closure ? [{ date, reason: closure.label[language] }] : [];
  });
  const [next] = closed;
  if (!next) return null;
  const { date, reason } = next;
  return (
    <p className={styles.closed}>
      <CalendarX2 aria-hidden="true" />
      {t(reason ? 'hours.closedOnFor' : 'hours.closedOn', { date: dateText(date), reason })}
    </p>
  );
}
