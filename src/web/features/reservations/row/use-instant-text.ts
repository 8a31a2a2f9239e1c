import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';

/** Says an ISO instant as the salon's wall clock showed it: the time, with the date unless it was today. */
export function useInstantText(): (iso: string) => string {
  const format = useFormat();
  const now = useSalonNow();
  return (iso) => {
    const { date, minutes } = salonMoment(Date.parse(iso));
    const time = format.time(clockTime(minutes));
    return date === now?.date ? time : `${format.date(date, 'short')}, ${time}`;
  };
}
