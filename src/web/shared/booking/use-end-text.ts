import { useTranslation } from 'react-i18next';
import { endsNextDay } from '#domain/reservations/reservation-times.ts';
import { useFormat } from '../../i18n/use-language.ts';

/** Returns a function that writes the end of a visit; after midnight it says that this is the next day. */
export function useEndText(): (start: string, end: string) => string {
  const { t } = useTranslation('common');
  const { time } = useFormat();
  return (start, end) => (endsNextDay(start, end) ? t('nextDay', { time: time(end) }) : time(end));
}
