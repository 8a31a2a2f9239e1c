import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDate, daysBetween } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';

/** How people name a day close to today: `aujourd’hui`, `demain`, `jeudi`, and beyond a week `jeudi 9 juillet`. */
export function useDayName(): (day: CalendarDate, today: CalendarDate) => string {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (day, today) => {
    if (day === today) return t('open.today');
    if (day === addDays(today, 1)) return t('open.tomorrow');
    return date(day, daysBetween(today, day) < 7 ? 'weekday' : 'long');
  };
}
