import { useSearchParams } from 'react-router';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, isCalendarDate } from '#domain/salon/salon-time.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { usePost } from '../use-post.ts';

/** Room for the columns of both locations. */
const ROOM_FOR_BOTH = '(min-width: 105rem)';
const BOTH = 'tous';
/** The week of whoever comes first in the team. */
export const ANY_WEEK = 'semaine';

export type AgendaQuery = {
  date: CalendarDate;
  /** Null stands for both. */
  location: LocationCode | null;
  /** The technician whose week is shown, by id, or `semaine` for whoever comes first; null on a day. */
  week: string | null;
  goTo: (date: CalendarDate) => void;
  choose: (location: LocationCode | null) => void;
  showWeek: (of: string | null) => void;
};

/**
 * The day and location that the agenda shows, or whose week, from the page's URL (`?date=&lieu=&vue=`). Without them today, at
 * the location of this device; where it serves both, both side by side if there is room.
 */
export function useAgendaQuery(today: CalendarDate): AgendaQuery {
  const [query, setQuery] = useSearchParams();
  const [post] = usePost();
  const hasRoom = useMedia(ROOM_FOR_BOTH);
  const named = query.get('date') ?? '';
  const place = query.get('lieu');
  const code = LOCATION_CODES.find((known) => String(known) === place);
  const usual = post ?? (hasRoom ? null : LOCATION_CODES[0]);
  const change = (changed: Record<string, string | null>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changed)) {
          if (value === null) after.delete(key);
          else after.set(key, value);
        }
        return after;
      },
      { preventScrollReset: true },
    );
  return {
    date: isCalendarDate(named) ? named : today,
    location: place === BOTH ? null : (code ?? usual),
    week: query.get('vue') || null,
    goTo: (date) => change({ date: date === today ? null : date }),
    choose: (location) => change({ lieu: location === null ? BOTH : String(location) }),
    showWeek: (of) => change({ vue: of }),
  };
}
