import { useTranslation } from 'react-i18next';
import type { Slot } from '#domain/booking/booking-window.ts';
import { addDays, type CalendarDate } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';

const WEEK = 7;

/** Returns a function that says when somebody is free next: « libre demain 10 h 30 », « libre dimanche 10 h ». */
export function useFreeText(today: CalendarDate | null): (slot: Slot | null) => string {
  const { t } = useTranslation(['dates', 'common']);
  const format = useFormat();
  return (slot) => {
    if (slot === null) return t('who.notFree');
    const time = format.time(slot.time);
    const near = today === null ? [] : Array.from({ length: WEEK }, (_, day) => addDays(today, day));
    switch (near.indexOf(slot.date)) {
      case -1:
        return t('who.freeOn', { date: format.date(slot.date, 'yearly'), time });
      case 0:
        return t('who.free', { day: t('common:open.today'), time });
      case 1:
        return t('who.free', { day: t('common:open.tomorrow'), time });
      default:
        return t('who.free', { day: format.date(slot.date, 'weekday'), time });
    }
  };
}
