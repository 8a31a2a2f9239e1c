import { ChevronDown, CircleCheck } from 'lucide-react';
import { memo, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { OpeningHours } from '#domain/salon/locations.ts';
import { type CalendarDate, clockTime } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { usePointerOver, usePointerRest } from '../live/stable-rows.ts';
import type { RowControl } from '../row/row-control.ts';
import { arrangeColumn, type BoardItem } from './arrange.ts';
import styles from './board-column.module.css';
import { useRoom } from './board-measures.ts';
import { BoardRow } from './board-row.tsx';
import type { TeamColours } from './row-performer.tsx';

type BoardColumnProps = RowControl & {
  location: SalonLocation;
  today: CalendarDate;
  date: CalendarDate;
  hours: OpeningHours | null;
  team: TeamColours;
  /** All visits of the day: a row that no longer fits the filter stays until it may go. */
  rows: readonly Reservation[];
  /** Those that the column shows. */
  visits: readonly Reservation[];
  /** What the board was asked to show; another request moves the rows at once. */
  request: string;
  isFiltered: boolean;
  leaving: ReadonlySet<string>;
  fresh: ReadonlySet<string>;
};

/** One location from morning to evening. Its rows stay where they are while the pointer moves; their texts are the newest. */
export function BoardColumn(props: BoardColumnProps) {
  const { location, today, date, hours, team, rows, visits, isFiltered, leaving, fresh, onTransition, onAsk } = props;
  const { t } = useTranslation(['board', 'desk']);
  const frame = useRef<HTMLUListElement>(null);
  const items = useItems(props, usePointerOver(frame));
  const room = useRoom(frame);
  const visitOf = useMemo(() => new Map(rows.map((visit) => [visit._id, visit])), [rows]);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const row = (id: string) => {
    const visit = visitOf.get(id);
    if (!visit) return null;
    return (
      <BoardRow
        key={id}
        visit={visit}
        room={room}
        team={team}
        isLeaving={leaving.has(id)}
        isFresh={fresh.has(id)}
        onTransition={onTransition}
        onAsk={onAsk}
      />
    );
  };
  return (
    <section aria-labelledby={`board-${location.code}`} className={styles.column}>
      <div className={styles.head}>
        <h2 id={`board-${location.code}`} className={styles.name}>
          {location.name}
        </h2>
        <ColumnCounts visits={visits} />
      </div>
      {hours === null && <p className={styles.note}>{t('closed')}</p>}
      {visits.length === 0 && !isFiltered && (
        <p className={styles.note}>{t(date < today ? 'desk:emptyDay' : 'emptyDay')}</p>
      )}
      <ul ref={frame} className={styles.items}>
        {items.map((item) => {
          if (item.kind === 'visit') return row(item.id);
          if (item.kind === 'now') return <NowLine key={item.key} date={date} />;
          if (item.kind === 'free') {
            return <FreeHour key={item.key} location={location} date={date} hour={item.hour} time={item.time} />;
          }
          return [
            <FoldedHours key={item.key} item={item} isOpen={isUnfolded} onToggle={() => setIsUnfolded(!isUnfolded)} />,
            ...(isUnfolded ? item.ids.map(row) : []),
          ];
        })}
      </ul>
    </section>
  );
}

/** How many of a column are still to come, and wait; the numbers have slots, so that they move nothing. */
function ColumnCounts({ visits }: { visits: readonly Reservation[] }) {
  const { t } = useTranslation('board');
  const count = (status: Reservation['status']) => visits.filter((visit) => visit.status === status).length;
  return (
    <p className={`num ${styles.counts}`}>
      {t('toCome', { count: count('pending') })} · {t('waitHere', { count: count('present') })}
    </p>
  );
}

type FoldedProps = { item: Extract<BoardItem, { kind: 'folded' }>; isOpen: boolean; onToggle: () => void };

/** Hours that are over, in one line that opens. */
const FoldedHours = memo(function FoldedHours({ item, isOpen, onToggle }: FoldedProps) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const hours = t('foldedHours', { from: format.time(item.from), to: format.time(item.to) });
  return (
    <li>
      <button type="button" aria-expanded={isOpen} className={styles.folded} onClick={onToggle}>
        <CircleCheck aria-hidden="true" />
        <strong className="num">{item.from === item.to ? format.time(item.from) : hours}</strong>
        <span className={styles.many}>{t('folded', { count: item.ids.length })}</span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
    </li>
  );
});

type FreeHourProps = { location: SalonLocation; date: CalendarDate; hour: string; time: string };

const FreeHour = memo(function FreeHour({ location, date, hour, time }: FreeHourProps) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const start = new URLSearchParams({ lieu: String(location.code), date, heure: time });
  return (
    <li>
      <Link to={`${paths.newReservation}?${start}`} className={styles.free}>
        {t('free', { time: format.time(hour) })}
      </Link>
    </li>
  );
});

/** The line of now: its figures go on while it stays where it is under a pointer. */
function NowLine({ date }: { date: CalendarDate }) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const minutes = useSalonClock((now) => (now?.date === date ? now.minutes : null));
  return (
    <li className={styles.now}>
      {minutes !== null && (
        <span className={styles.pill}>
          <VisuallyHidden>{t('now')} </VisuallyHidden>
          {format.time(clockTime(minutes))}
        </span>
      )}
    </li>
  );
}

/** Returns the lines of a column: those before as long as the pointer moves, and the line of now while it is over them. */
function useItems(props: BoardColumnProps, isOver: boolean): BoardItem[] {
  const { location, today, date, hours, visits, request, isFiltered } = props;
  const minutes = useHeldWhile(
    isOver,
    useSalonClock((now) => (now?.date === date ? now.minutes : null)),
  );
  const isWhole = !isFiltered && date >= today;
  const facts = JSON.stringify([
    visits.map(({ _id, status, reservationDate }) => [_id, status, reservationDate]),
    hours,
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these facts decide where a row stands
  const latest = useMemo(
    () => arrangeColumn(visits, { hours, now: minutes === null ? null : { date, minutes }, isWhole }),
    [facts, minutes, date, isWhole],
  );
  return useStableItems(latest, `${location.code} ${request}`);
}

/** Returns the latest items, but the ones before as long as the pointer moves: nothing moves under it. */
function useStableItems(latest: BoardItem[], request: string): BoardItem[] {
  const isResting = usePointerRest();
  const [shown, setShown] = useState({ request, items: latest });
  if (shown.items !== latest && (isResting || shown.request !== request)) setShown({ request, items: latest });
  return shown.request === request ? shown.items : latest;
}

/** Returns a value as it was when it began to be held. */
function useHeldWhile<Value>(isHeld: boolean, value: Value): Value {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}
