import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { addDays, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import type { Conflict, WantedSlot } from './conflicts.ts';

/** Returns why the chosen time is refused, a sentence for each reason; a full time names itself, its day and its location. */
export function useRefusalSentences({ location, date, time }: WantedSlot, salon: PublicSalon, now: SalonMoment) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const dayWords = () => {
    if (date === now.date) return t('date.todayInWords');
    return date === addDays(now.date, 1) ? t('date.tomorrowInWords') : format.date(date, 'short');
  };
  return (conflicts: readonly Conflict[]): string[] =>
    conflicts.map((code) => {
      if (code !== 'slot_full' || time === null) return t(`conflicts.${code}`);
      const name = salon.locations.find(({ code: known }) => known === location)?.name ?? '';
      return t('fullAt', { time: format.time(time), day: dayWords(), location: name });
    });
}
