import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useToasts } from '../../../shared/use-toasts.ts';

/** New rows are announced at most this often. */
export const QUIET_MS = 30_000;

const NOBODY: ReadonlySet<string> = new Set();

/** What makes a row new on a list, and how newcomers are counted aloud. */
const NEWS = {
  bookings: { since: ({ createdAt }: Reservation) => createdAt, words: 'lists.news' },
  arrivals: { since: ({ presentAt }: Reservation) => presentAt ?? '', words: 'lists.arrivals' },
} as const;

/**
 * Returns the ids of the rows that have come onto a list while it was shown, and announces their number at most once in
 * 30 seconds. A row is new when it was booked, or arrived, later than all rows before it. Another `request` begins anew.
 */
export function useNews(rows: readonly Reservation[], request: string, kind: keyof typeof NEWS) {
  const { since, words } = NEWS[kind];
  const newest = rows.map(since).toSorted().at(-1) ?? '';
  const [known, setKnown] = useState({ request, newest, ids: NOBODY });
  if (known.request !== request) setKnown({ request, newest, ids: NOBODY });
  else if (newest > known.newest) {
    const ids = new Set(rows.filter((row) => since(row) > known.newest).map(({ _id }) => _id));
    setKnown({ request, newest, ids });
  }

  const announceSoon = useQuietAnnouncement(words);
  useEffect(() => {
    if (known.ids.size > 0) announceSoon(known.ids.size);
  }, [known.ids, announceSoon]);

  return known.ids;
}

function useQuietAnnouncement(words: 'lists.news' | 'lists.arrivals'): (count: number) => void {
  const { t } = useTranslation('desk');
  const { announce } = useToasts();
  const unannounced = useRef(0);
  const announcedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (count) => {
      unannounced.current += count;
      clearTimeout(timer.current);
      const pause = Math.max(0, announcedAtMs.current + QUIET_MS - performance.now());
      timer.current = setTimeout(() => {
        announce(t(words, { count: unannounced.current }));
        unannounced.current = 0;
        announcedAtMs.current = performance.now();
      }, pause);
    },
    [announce, t, words],
  );
}
