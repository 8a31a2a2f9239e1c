import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Address } from '#contract/schemas/settings.ts';
import type { OpeningHours } from '#domain/salon/locations.ts';
import { type CalendarDate, clockTime, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import type { Move } from '../desk-api.ts';
import type { AskedDialog } from '../row/row-dialogs.tsx';
import { arranged, type BoardItem } from './arrange.ts';
import styles from './board-column.module.css';
import { BoardRow } from './board-row.tsx';
import { useStill } from './use-still.ts';

type BoardColumnProps = {
  address: Address;
  date: CalendarDate;
  now: SalonMoment;
  hours: OpeningHours | null;
  /** All that is known of the day: a line that no longer fits the filter stays until it may go. */
  rows: readonly Reservation[];
  /** Those that the column shows. */
  visits: readonly Reservation[];
  /** What the board was asked to show; another question is answered at once. */
  question: string;
  isFiltered: boolean;
  leaving: ReadonlySet<string>;
  fresh: ReadonlySet<string>;
  onMove: (visit: Reservation, move: Move) => void;
  onAsk: (dialog: AskedDialog) => void;
};

/** One address, hour by hour. Its lines keep their place while the pointer moves; what they say is always the newest. */
export function BoardColumn(props: BoardColumnProps) {
  const { address, date, now, hours, visits, question, isFiltered } = props;
  const { t } = useTranslation(['board', 'desk']);
  const minutes = date === now.date ? now.minutes : null;
  const hasFreeHours = !isFiltered && date >= now.date;
  const facts = JSON.stringify([visits.map(({ _id, reservationDate }) => [_id, reservationDate]), hours]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these facts decide where a line stands
  const latest = useMemo(() => arranged(visits, { hours, now: minutes, hasFreeHours }), [facts, minutes, hasFreeHours]);
  const items = useStill(latest, `${address.code} ${question}`);
  const isEmpty = visits.length === 0;
  return (
    <section aria-labelledby={`board-${address.code}`} className={styles.column}>
      <h3 id={`board-${address.code}`} className={styles.name}>
        {address.name}
      </h3>
      {hours === null && <p className={styles.note}>{t('closed')}</p>}
      {isEmpty && !isFiltered && <p className={styles.note}>{t('desk:emptyDay')}</p>}
      <ul className={styles.items}>
        {items.map((item) => (
          <Item key={item.key} item={item} {...props} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, ...props }: BoardColumnProps & { item: BoardItem }) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const { address, date, now, rows, leaving, fresh, onMove, onAsk } = props;
  if (item.kind === 'hour') return <li className={styles.hour}>{format.time(item.hour)}</li>;
  if (item.kind === 'now') {
    return <li className={styles.now}>{t('now', { time: format.time(clockTime(now.minutes)) })}</li>;
  }
  if (item.kind === 'free') {
    const start = new URLSearchParams({ lieu: String(address.code), date, heure: item.time });
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
      now={now}
      isLeaving={leaving.has(visit._id)}
      isFresh={fresh.has(visit._id)}
      onMove={onMove}
      onAsk={onAsk}
    />
  );
}
