import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { AgendaColumn } from '../agenda-column/agenda-column.tsx';
import { ColumnStrip } from '../agenda-column/column-strip.tsx';
import { newVisitPath, type OpenPlace } from '../agenda-column/free-menu.tsx';
import { marksOf } from '../agenda-hand/column-marks.ts';
import { DropQuestion } from '../agenda-hand/drop-question.tsx';
import type { Hand } from '../agenda-hand/hand.ts';
import { HeldCard } from '../agenda-hand/held-card.tsx';
import { useHand } from '../agenda-hand/use-hand.ts';
import { focusStop } from '../agenda-hand/use-key-hand.ts';
import { usePlacing } from '../agenda-hand/use-placing.ts';
import type { AgendaColumn as Column } from './agenda-columns.ts';
import styles from './agenda-grid.module.css';
import { useLength } from './agenda-measures.ts';
import { type Cursor, firstStop } from './cursor.ts';
import { HoursRail } from './hours-rail.tsx';
import { LocationColumns } from './location-columns.tsx';
import { NowLine } from './now-line.tsx';
import type { Team } from './team-columns.ts';
import { useAgendaColumns } from './use-agenda-columns.ts';
import { useFreeGround } from './use-free-ground.ts';
import { useStillVisits } from './use-still-visits.ts';

type AgendaGridProps = {
  today: CalendarDate;
  date: CalendarDate;
  /** The salon, with the locations that are shown. */
  salon: PublicSalon;
  locations: PublicSalon['locations'];
  latest: readonly Reservation[];
  team: Team | null;
  /** False while the visits of the day are on their way. */
  isLoaded: boolean;
  /** The visits that are not looked for; null while nothing is. */
  faded: ReadonlySet<string> | null;
  /** A telephone shows one column at a time. */
  isTelephone: boolean;
  onOpen: (visit: Reservation) => void;
};

/** A day in columns, each visit at its time; they are picked up and carried by mouse, finger or keyboard. */
export function AgendaGrid({
  today,
  date,
  salon,
  locations,
  latest,
  team,
  isLoaded,
  faded,
  isTelephone,
  onOpen,
}: AgendaGridProps) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const navigate = useNavigate();
  const nameOf = useColumnName();
  const length = useLength();
  const grid = useRef<HTMLDivElement>(null);
  const [hand, setHand] = useState<Hand | null>(null);
  const [place, setPlace] = useState<OpenPlace | null>(null);
  const [kept, setCursor] = useState<Cursor | null>(null);
  const { visits, changed, own } = useStillVisits(latest, date, hand !== null || place !== null);
  const placer = usePlacing(own);

  const { columns, hours, rules, from } = useAgendaColumns({
    today,
    date,
    salon,
    locations,
    visits,
    team,
    most: isTelephone ? BESIDE.telephone : BESIDE.desk,
  });
  const codes = useMemo(() => locations.map(({ code }) => code), [locations]);
  const cursor = useCursor(kept, columns, () => firstStop(columns, from, hours));
  const openNew = ({ column, minute }: Cursor) => {
    const at = columns.find(({ key }) => key === column);
    if (!at) return;
    void navigate(newVisitPath({ location: at.location, technicianId: at.performer ?? null, date, minute }));
  };
  const { landing, grip, card } = useHand(grid, [hand, setHand], placer, {
    rules,
    hours,
    columns,
    locations: codes,
    latest,
    cursor,
    onCursor: setCursor,
    onNew: openNew,
  });
  const press = (pressed: OpenPlace | null) => {
    setPlace(pressed);
    if (pressed) setCursor({ column: pressed.column, minute: pressed.minute, piece: null });
  };
  useFreeGround(grid, { date, hours, columns, onPress: press });
  useOpeningView(grid, date, (from - hours.start) / (hours.end - hours.start));

  const marks = useMemo(() => (hand ? marksOf(columns, hand, landing) : null), [columns, hand, landing]);
  const [close] = useState(() => () => {
    setPlace(null);
    focusStop(grid.current);
  });
  const [openCrowd] = useState(
    () =>
      ({ key }: { key: string }, { start, items }: { start: number; items: readonly { visit: Reservation }[] }) =>
        setPlace({ column: key, minute: start, kind: 'crowd', visits: items.map(({ visit }) => visit) }),
  );
  return (
    <>
      {isTelephone && <ColumnStrip columns={columns} nameOf={nameOf} grid={grid} />}
      <div ref={grid} className={styles.grid} data-held={hand !== null} data-grouped={locations.length > 1}>
        <div className={styles.canvas}>
          <HoursRail hours={hours} today={today} date={date} />
          <div {...gridNamed(t('label', { date: format.date(date) }))} className={styles.columns}>
            {locations.map((location) => (
              <LocationColumns key={location.code} location={location} visits={visits} isAlone={locations.length === 1}>
                {columns.map(
                  (column, index) =>
                    column.location === location.code && (
                      <AgendaColumn
                        key={column.key}
                        column={column}
                        name={nameOf(column)}
                        isLast={index > 0 && index >= columns.length / 2}
                        hours={hours}
                        marks={marks?.get(column.key) ?? null}
                        cursor={cursor?.column === column.key ? cursor : null}
                        place={place?.column === column.key ? place : null}
                        fresh={changed}
                        faded={faded}
                        onOpen={onOpen}
                        onCrowd={openCrowd}
                        onClose={close}
                      />
                    ),
                )}
              </LocationColumns>
            ))}
          </div>
          {date === today && <NowLine date={date} hours={hours} />}
          {isLoaded && visits.length === 0 && (
            <p
              className={styles.empty}
              style={{ insetBlockStart: `calc(var(--heads) + ${length(Math.max(0, from - hours.start) + 60)})` }}
            >
              {t('empty')}
            </p>
          )}
        </div>
      </div>
      {hand && grip && <HeldCard ref={card} hand={hand} grip={grip} />}
      <DropQuestion {...placer} />
    </>
  );
}

/** At most so many visits stand side by side in a column. */
const BESIDE = { telephone: 2, desk: 8 } as const;

/** To a screen reader a day of columns is a grid, whose arrows are ours. */
const gridNamed = (name: string) => ({ role: 'grid', 'aria-label': name }) as const;

/** Where the keyboard stands: where it was left, or where it begins once that visit is no longer there. */
function useCursor(
  kept: Cursor | null,
  columns: readonly { key: string; pieces: readonly { key: string }[] }[],
  begin: () => Cursor | null,
) {
  const column = columns.find(({ key }) => key === kept?.column);
  if (!kept || !column) return begin();
  if (kept.piece === null || column.pieces.some(({ key }) => key === kept.piece)) return kept;
  return { ...kept, piece: null };
}

/** A day opens with now at two fifths of the height; it never scrolls by itself afterwards. */
function useOpeningView(grid: { readonly current: HTMLElement | null }, date: CalendarDate, share: number): void {
  const opened = useRef({ share });
  useEffect(() => {
    opened.current = { share };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight * share - element.clientHeight * 0.4;
    // Where one column fills the screen, it is not the one in which nobody is.
    const empty = element.querySelector<HTMLElement>('[data-kind="unassigned"][data-empty="true"]');
    if (empty && empty.offsetWidth > element.clientWidth / 2) element.scrollLeft = empty.offsetWidth;
  }, [grid, date]);
}

function useColumnName(): (column: Column) => string {
  const { t } = useTranslation('agenda');
  return ({ kind }) => {
    if (kind.what === 'technician') return kind.technician.name;
    return kind.what === 'seats' ? t(`kinds.${kind.category}`) : t('unassigned');
  };
}
