import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { OpeningHours } from '#domain/salon/locations.ts';
import { type CalendarDate, clockTime } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { usePointerRest } from '../live/stable-rows.ts';
import type { RowControl } from '../row/use-row-control.tsx';
import { arrangeColumn, type BoardItem } from './arrange.ts';
import styles from './board-column.module.css';
import { BoardRow } from './board-row.tsx';

type BoardColumnProps = {
  location: SalonLocation;
  today: CalendarDate;
  date: CalendarDate;
  hours: OpeningHours | null;
  /** All visits of the day: a row that no longer fits the filter stays until it may go. */
  rows: readonly Reservation[];
  /** Those that the column shows. */
  visits: readonly Reservation[];
  /** What the board was asked to show; another request moves the rows at once. */
  request: string;
  isFiltered: boolean;
  leaving: ReadonlySet<string>;
  fresh: ReadonlySet<string>;
} & RowControl;

/** One location, hour by hour. Its rows stay where they are while the pointer moves; their texts are always the newest. */
export function BoardColumn(props: BoardColumnProps) {
  const { location, today, date, hours, visits, request, isFiltered } = props;
  const { t } = useTranslation(['board', 'desk']);
  const minutes = useSalonClock((now) => (now?.date === date ? now.minutes : null));
  const hasFreeHours = !isFiltered && date >= today;
  const facts = JSON.stringify([visits.map(({ _id, reservationDate }) => [_id, reservationDate]), hours]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these facts decide where a row stands
  const latest = useMemo(
    () => arrangeColumn(visits, { hours, now: minutes, hasFreeHours }),
    [facts, minutes, hasFreeHours],
  );
  const items = useStableItems(latest, `${location.code} ${request}`);
  const isEmpty = visits.length === 0;
  return (
    <section aria-labelledby={`board-${location.code}`} className={styles.column}>
      <h3 id={`board-${location.code}`} className={styles.name}>
        {location.name}
      </h3>
      {hours === null && <p className={styles.note}>{t('closed')}</p>}
      {isEmpty && !isFiltered && <p className={styles.note}>{t('desk:emptyDay')}</p>}
      <ul className={styles.items}>
        {items.map((item) => (
          <Item key={item.key} item={item} minutes={minutes} {...props} />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = BoardColumnProps & { item: BoardItem; minutes: number | null };

function Item({ item, minutes, location, date, rows, leaving, fresh, onTransition, onAsk }: ItemProps) {
  const { t } = useTranslation('board');
  const format = useFormat();
  if (item.kind === 'hour') return <li className={styles.hour}>{format.time(item.hour)}</li>;
  if (item.kind === 'now') {
    return <li className={styles.now}>{minutes !== null && t('now', { time: format.time(clockTime(minutes)) })}</li>;
  }
  if (item.kind === 'free') {
    const start = new URLSearchParams({ lieu: String(location.code), date, heure: item.time });
    return (
      <li>
        <Link to={`${paths.newReservation}?${start}`} className={styles.free}>
          {t('free', { time: format.time(item.hour) })}
        </Link>
      </li>
    );
  }
  const visit = rows.find(({ _id }) => _id === item.id);
  if (!visit) return null;
  return (
    <BoardRow
      visit={visit}
      isLeaving={leaving.has(visit._id)}
      isFresh={fresh.has(visit._id)}
      onTransition={onTransition}
      onAsk={onAsk}
    />
  );
}

/** Returns the latest items, but the ones before as long as the pointer moves: nothing moves under it. */
function useStableItems(latest: BoardItem[], request: string): BoardItem[] {
  const isResting = usePointerRest();
  const [shown, setShown] = useState({ request, items: latest });
  if (shown.items !== latest && (isResting || shown.request !== request)) setShown({ request, items: latest });
  return shown.request === request ? shown.items : latest;
}
