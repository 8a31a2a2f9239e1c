import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon, SalonLocation } from '#contract/schemas/settings.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { AgendaColumn } from '../agenda-column/agenda-column.tsx';
import { ColumnStrip } from '../agenda-column/column-strip.tsx';
import type { OpenPlace } from '../agenda-column/free-menu.tsx';
import { marksOf } from '../agenda-drag/column-marks.ts';
import type { Drag } from '../agenda-drag/drag.ts';
import { DropQuestion } from '../agenda-drag/drop-question.tsx';
import { HeldCard } from '../agenda-drag/held-card.tsx';
import { useDrag } from '../agenda-drag/use-drag.ts';
import { focusStop } from '../agenda-drag/use-keyboard-drag.ts';
import { usePlacing } from '../agenda-drag/use-placing.ts';
import type { AgendaColumn as Column } from './agenda-columns.ts';
import styles from './agenda-grid.module.css';
import { HourContext, useLength } from './agenda-measures.ts';
import { type Cursor, firstStop } from './cursor.ts';
import { HoursRail } from './hours-rail.tsx';
import { LocationColumns } from './location-columns.tsx';
import { NowLine } from './now-line.tsx';
import type { Team } from './team-columns.ts';
import { type AgendaView, useAgendaColumns } from './use-agenda-columns.ts';
import { useColumnName, useGridName } from './use-agenda-names.ts';
import { useCursorActions } from './use-cursor-actions.ts';
import { useEmptySlots } from './use-empty-slots.ts';
import { useHourHeight } from './use-hour-height.ts';
import { useLiftedPieces } from './use-lifted-pieces.ts';
import { useStillVisits } from './use-still-visits.ts';

type AgendaGridProps = {
  today: CalendarDate;
  view: AgendaView;
  /** The salon, with the locations that are shown. */
  salon: PublicSalon;
  locations: PublicSalon['locations'];
  latest: readonly Reservation[];
  team: Team | null;
  /** Whether hours are drawn lower, so that more of them are seen at once. */
  isTight: boolean;
  /** The visits that are not looked for; null while nothing is. */
  faded: ReadonlySet<string> | null;
  /** A telephone shows one column at a time. */
  isTelephone: boolean;
  onOpen: (visit: Reservation) => void;
};

/** A day in columns, or the days of a week, each visit at its time; they are picked up and carried by mouse, finger or keyboard. */
export function AgendaGrid({
  today,
  view,
  salon,
  locations,
  latest,
  team,
  isTight,
  faded,
  isTelephone,
  onOpen,
}: AgendaGridProps) {
  const nameOf = useColumnName();
  const request = requestOf(view);
  const grid = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [place, setPlace] = useState<OpenPlace | null>(null);
  const [kept, setCursor] = useState<Cursor | null>(null);
  const { visits, changed, own } = useStillVisits(latest, request, drag !== null || place !== null);
  const placer = usePlacing(own);

  const { columns, hours, rules, from } = useAgendaColumns({
    today,
    view,
    salon,
    locations,
    visits,
    team,
    most: isTelephone ? BESIDE.telephone : BESIDE.desk,
  });
  const hour = useHourHeight(grid, { hours, isWeek: view.what === 'week', isTight });
  const codes = useMemo(() => locations.map(({ code }) => code), [locations]);
  const cursor = useCursor(kept, columns, () => firstStop(nowadays(columns, today), from, hours));
  const { landing, grip, card } = useDrag(grid, [drag, setDrag], placer, {
    rules,
    hours,
    columns,
    locations: codes,
    latest,
    cursor,
    onCursor: setCursor,
    ...useCursorActions(columns),
  });
  const press = (pressed: OpenPlace | null) => {
    setPlace(pressed);
    if (pressed) setCursor({ column: pressed.column, minute: pressed.minute, piece: null });
  };
  useEmptySlots(grid, { hours, columns, onPress: press });
  useLiftedPieces(grid);
  useOpeningView(grid, request, (from - hours.start) / (hours.end - hours.start));

  const marks = useMemo(() => (drag ? marksOf(columns, drag, landing) : null), [columns, drag, landing]);
  const groups = view.what === 'week' ? [null] : locations;
  const label = useGridName(view);
  const shownToday = view.dates.includes(today) ? today : null;
  const [close] = useState(() => () => {
    setPlace(null);
    focusStop(grid.current);
  });
  const [openOverflow] = useState(
    () =>
      ({ key }: { key: string }, { start, items }: { start: number; items: readonly { visit: Reservation }[] }) =>
        setPlace({ column: key, minute: start, kind: 'overflow', visits: items.map(({ visit }) => visit) }),
  );
  const columnAt = (column: Column, index: number) => (
    <AgendaColumn
      key={column.key}
      column={column}
      name={nameOf(column)}
      isToday={view.what === 'week' && column.date === today}
      isLast={index > 0 && index >= columns.length / 2}
      hours={hours}
      marks={marks?.get(column.key) ?? null}
      cursor={cursor?.column === column.key ? cursor : null}
      place={place?.column === column.key ? place : null}
      fresh={changed}
      faded={faded}
      onOpen={onOpen}
      onOverflow={openOverflow}
      onClose={close}
    />
  );
  return (
    <HourContext value={hour}>
      {isTelephone && <ColumnStrip columns={columns} nameOf={nameOf} grid={grid} />}
      <div
        ref={grid}
        className={styles.grid}
        data-view={view.what}
        data-held={drag !== null}
        data-grouped={groups.length > 1}
      >
        <div className={styles.canvas}>
          <HoursRail hours={hours} today={shownToday} />
          <div {...gridNamed(label)} className={styles.columns}>
            {groups.map((location) => (
              <LocationColumns
                key={location?.code ?? 'week'}
                location={location}
                visits={visits}
                columns={columns}
                now={{ date: today, minutes: from }}
                isAlone={groups.length === 1}
              >
                {columns.map((column, index) => isIn(column, location) && columnAt(column, index))}
              </LocationColumns>
            ))}
          </div>
          <NowLine date={shownToday} hours={hours} isWeek={view.what === 'week'} />
          <EmptySentence isEmpty={visits.length === 0} view={view} minutes={Math.max(0, from - hours.start) + 60} />
        </div>
      </div>
      {drag && grip && <HeldCard ref={card} drag={drag} grip={grip} />}
      <DropQuestion {...placer} team={team} />
    </HourContext>
  );
}

/** The days of a week stand together, wherever they are. */
function isIn({ location }: Column, group: SalonLocation | null): boolean {
  return group === null || group.code === location;
}

/** What is asked of the server for a view: another one is shown at once. */
function requestOf({ dates, technician }: AgendaView): string {
  return [dates[0], technician?._id].filter(Boolean).join(' ');
}

/** Where the keyboard begins: today, where it is shown. */
function nowadays(columns: readonly Column[], today: CalendarDate): readonly Column[] {
  const ofToday = columns.filter(({ date }) => date === today);
  return ofToday.length > 0 ? ofToday : columns;
}

/** Said in the middle of the first free hours, where nothing stands. */
function EmptySentence({ isEmpty, view, minutes }: { isEmpty: boolean; view: AgendaView; minutes: number }) {
  const { t } = useTranslation('agenda');
  const length = useLength();
  if (!isEmpty) return null;
  return (
    <div className={styles.emptyFrame} style={{ paddingBlockStart: `calc(var(--heads) + ${length(minutes)})` }}>
      <p className={styles.empty}>
        {view.what === 'week' ? t('emptyWeek', { name: view.technician.name }) : t('empty')}
      </p>
    </div>
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
function useOpeningView(grid: { readonly current: HTMLElement | null }, request: string, share: number): void {
  const opened = useRef({ share });
  useEffect(() => {
    opened.current = { share };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day or week
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight * share - element.clientHeight * 0.4;
    // Where one column fills the screen, it is that of today, and not the one in which nobody is.
    const todays = element.querySelector<HTMLElement>('[data-today="true"]');
    const empty = element.querySelector<HTMLElement>('[data-kind="unassigned"][data-empty="true"]');
    if (todays && todays.offsetWidth > element.clientWidth / 2) element.scrollLeft = todays.offsetLeft;
    else if (empty && empty.offsetWidth > element.clientWidth / 2) element.scrollLeft = empty.offsetWidth;
  }, [grid, request]);
}
