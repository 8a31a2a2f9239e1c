import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useToasts } from '../../../shared/use-toasts.ts';

/** A listener is told of newcomers at most this often. */
export const QUIET_MS = 30_000;

const NOBODY: ReadonlySet<string> = new Set();

/** What makes a row new on a list, and how newcomers are counted aloud. */
const NEWS = {
  bookings: { since: ({ createdAt }: Reservation) => createdAt, words: 'lists.news' },
  arrivals: { since: ({ presentAt }: Reservation) => presentAt ?? '', words: 'lists.arrivals' },
} as const;

/**
 * Who has come onto a list while it was watched, for a quiet highlight; said aloud at most once in 30 seconds. A row is
 * new when it was booked, or arrived, later than any that was on the list before. Another `question` begins afresh.
 */
export function useNews(rows: readonly Reservation[], question: string, kind: keyof typeof NEWS) {
  const { since, words } = NEWS[kind];
  const newest = rows.map(since).toSorted().at(-1) ?? '';
  const [known, setKnown] = useState({ question, newest, ids: NOBODY });
  if (known.question !== question) setKnown({ question, newest, ids: NOBODY });
  else if (newest > known.newest) {
    const ids = new Set(rows.filter((row) => since(row) > known.newest).map(({ _id }) => _id));
    setKnown({ question, newest, ids });
  }

  const tell = useQuietAnnouncement(words);
  useEffect(() => {
    if (known.ids.size > 0) tell(known.ids.size);
  }, [known.ids, tell]);

  return known.ids;
}

function useQuietAnnouncement(words: 'lists.news' | 'lists.arrivals'): (count: number) => void {
  const { t } = useTranslation('desk');
  const { announce } = useToasts();
  const untold = useRef(0);
  const toldAtMs = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (count) => {
      untold.current += count;
      clearTimeout(timer.current);
      const pause = Math.max(0, toldAtMs.current + QUIET_MS - performance.now());
      timer.current = setTimeout(() => {
        announce(t(words, { count: untold.current }));
        untold.current = 0;
        toldAtMs.current = performance.now();
      }, pause);
    },
    [announce, t, words],
  );
}
