import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { closureOn } from '#domain/booking/closures.ts';
import type { OpeningHours as Hours, LocationCode } from '#domain/salon/locations.ts';
import { addDays, weekday } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../api/salon-clock.ts';
import { salonOf } from '../../features/settings/api.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import styles from './opening-hours.module.css';

/** Any Monday, to name the days of the week. */
const A_MONDAY = '2026-06-01';

type OpeningHoursProps = { salon: PublicSalon; code: LocationCode };

/** The week of a location, Monday first, with today highlighted; when today is a closure, with its reason. */
export function OpeningHours({ salon, code }: OpeningHoursProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const language = useLanguage();
  const now = useSalonNow();
  const { locations, closures } = salonOf(salon);
  const closure = now && closureOn(closures, code, now.date);
  return (
    <table className={styles.hours}>
      <caption>
        <VisuallyHidden>{t('hours.title')}</VisuallyHidden>
      </caption>
      <tbody>
        {locations[code].hours.map((hours, index) => {
          const day = addDays(A_MONDAY, index);
          const isToday = now !== null && weekday(now.date) === index + 1;
          return (
            <tr key={day} className={classNames(isToday && styles.today)} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">
                {date(day, 'weekday')}
                {isToday && <span className={styles.word}> {t('open.today')}</span>}
              </th>
              <td className="num">
                <HoursOfDay hours={hours} reason={isToday && closure ? closure.label[language] : null} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** `reason` is that of the day's closure, empty when it has none; null when there is no closure. */
function HoursOfDay({ hours, reason }: { hours: Hours | null; reason: string | null }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  if (reason) return t('hours.closedFor', { reason });
  if (reason === '' || !hours) return t('open.closed');
  return t('hours.interval', { opens: time(hours.opens), closes: time(hours.closes) });
}
