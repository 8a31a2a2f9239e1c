import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';

/** Formats an ISO instant in the salon's time: the time, with the date unless it was today. */
export function useInstantText(): (iso: string) => string {
  const format = useFormat();
  const today = useSalonClock((now) => now?.date ?? null);
  return (iso) => {
    const { date, minutes } = salonMoment(Date.parse(iso));
    const time = format.time(clockTime(minutes));
    return date === today ? time : `${format.date(date, 'short')}, ${time}`;
  };
}
