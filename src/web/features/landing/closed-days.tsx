import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { closureOn } from '#domain/booking/closures.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { addDays, datesBetween } from '#domain/salon/salon-time.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { salonOf, useSalonToday } from '../settings/api.ts';
import styles from './closed-days.module.css';

const DAYS_AHEAD = 30;

type ClosedDaysProps = { salon: PublicSalon; code: LocationCode };

/** The exceptions of the coming month to the week of an address. */
export function ClosedDays({ salon, code }: ClosedDaysProps) {
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
  if (closed.length === 0) return null;
  return (
    <ul className={styles.days}>
      {closed.map(({ date, reason }) => (
        <li key={date} className={styles.day}>
          <CalendarX2 aria-hidden="true" />
          {t(reason ? 'hours.closedOnFor' : 'hours.closedOn', { date: dateText(date), reason })}
        </li>
      ))}
    </ul>
  );
}
