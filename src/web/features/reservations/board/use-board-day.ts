import { useSearchParams } from 'react-router';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { type CalendarDate, isCalendarDate } from '#domain/salon/salon-time.ts';
import { useLiveList } from '../live/use-live-list.ts';

const NO_ROWS: readonly Reservation[] = [];

/** The day that the board shows, as its address names it, and all the visits of that day, kept fresh. */
export function useBoardDay(today: CalendarDate) {
  const [query, setQuery] = useSearchParams();
  const named = query.get('date') ?? '';
  const date = isCalendarDate(named) ? named : today;
  const live = useLiveList({ list: 'day', date });
  // While another day is on its way, the one before it is not shown under its name.
  const isAnswered = live.list !== undefined && !live.isWaiting;
  const goTo = (chosen: CalendarDate) =>
    setQuery(chosen === today ? {} : { date: chosen }, { preventScrollReset: true });
  return { ...live, date, goTo, isAnswered, rows: isAnswered ? live.rows : NO_ROWS };
}
