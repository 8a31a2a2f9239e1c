import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type DayHours, dayHours } from '#domain/salon/salon-settings.ts';
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

/** The week of a location, Monday first, with today highlighted as it is: closed, or with hours of its own. */
export function OpeningHours({ salon, code }: OpeningHoursProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const now = useSalonNow();
  const settings = salonOf(salon);
  const today = now && dayHours(settings, code, now.date);
  return (
    <table className={styles.hours}>
      <caption>
        <VisuallyHidden>{t('hours.title')}</VisuallyHidden>
      </caption>
      <tbody>
        {settings.locations[code].hours.map((hours, index) => {
          const day = addDays(A_MONDAY, index);
          const isToday = now !== null && weekday(now.date) === index + 1;
          return (
            <tr key={day} className={classNames(isToday && styles.today)} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">
                {date(day, 'weekday')}
                {isToday && <span className={styles.word}> {t('open.today')}</span>}
              </th>
              <td className="num">
                <HoursOfDay day={isToday && today ? today : { hours, closure: null, special: null }} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type HoursOfDayProps = { day: Pick<DayHours, 'hours' | 'closure' | 'special'> };

/** With the reason of a closure, and of hours that are not the week's. */
function HoursOfDay({ day: { hours, closure, special } }: HoursOfDayProps) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const language = useLanguage();
  const reason = closure?.label[language];
  if (!hours) return reason ? t('hours.closedFor', { reason }) : t('open.closed');
  const interval = t('hours.interval', { opens: time(hours.opens), closes: time(hours.closes) });
  return special ? `${interval} (${special.label[language] || t('hours.special')})` : interval;
}
