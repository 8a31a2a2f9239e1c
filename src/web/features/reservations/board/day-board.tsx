import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { hoursOn } from '#domain/salon/salon-settings.ts';
import { type CalendarDate, isCalendarDate } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { salonOf, usePublicSettingsQuery } from '../../settings/api.ts';
import { AwakeSwitch } from '../live/awake-switch.tsx';
import { ListFailure } from '../live/list-failure.tsx';
import { ListSkeleton } from '../live/list-skeleton.tsx';
import { LiveSign } from '../live/live-sign.tsx';
import { useKeptFocus } from '../live/use-kept-focus.ts';
import { type LiveList, useLiveList } from '../live/use-live-list.ts';
import { useWaitingBadge } from '../live/use-waiting-badge.ts';
import { SearchedFor } from '../row/found-text.tsx';
import { useLateVisits } from '../row/use-late-visits.ts';
import { useRowControl } from '../row/use-row-control.tsx';
import { BoardColumn } from './board-column.tsx';
import { BOARD_COUNTS, type BoardFilter, isCounted, isShown, visitsAt } from './board-filter.ts';
import { BoardHeader } from './board-header.tsx';
import { WithRail } from './board-rail.tsx';
import styles from './day-board.module.css';

/** A day at both locations, hour by hour: who comes, who waits, who is late, what is free. */
export function DayBoard() {
  const today = useSalonClock((now) => now?.date ?? null);
  const { data: salon } = usePublicSettingsQuery(undefined, { refetchOnFocus: true });
  return today && salon ? <Board today={today} salon={salon} /> : <ListSkeleton />;
}

function Board({ today, salon }: { today: CalendarDate; salon: PublicSalon }) {
  const { t } = useTranslation('board');
  const day = useBoardDay(today);
  const { date, rows, isLoaded } = day;
  const isTablet = useMedia('(hover: none)');
  const [filter, setFilter] = useState<BoardFilter>({ location: null, count: null, keyword: '' });
  useWaitingBadge(date === today ? rows.filter(({ status }) => status === 'present').length : 0);

  return (
    <section aria-label={t('label')} className={styles.board}>
      <BoardHeader
        today={today}
        date={date}
        locations={salon.locations}
        visits={rows}
        filter={filter}
        onDate={day.goTo}
        onFilter={setFilter}
      />
      <div className={styles.line} data-print="never">
        <BoardCounters visits={visitsAt(rows, filter.location)} filter={filter} onFilter={setFilter} />
        <div className={styles.signs}>
          {isTablet && <AwakeSwitch />}
          <LiveSign live={day.live} />
        </div>
      </div>
      {day.failure !== undefined && <ListFailure error={day.failure} onRetry={day.retry} />}
      {day.isWaiting && <ListSkeleton />}
      {isLoaded && (
        <BoardColumns
          today={today}
          date={date}
          salon={salon}
          filter={filter}
          rows={rows}
          leaving={day.leaving}
          fresh={day.fresh}
        />
      )}
    </section>
  );
}

const NO_ROWS: readonly Reservation[] = [];

/** The day that the board shows, from the page's URL, and all its visits, kept fresh. */
function useBoardDay(today: CalendarDate) {
  const [query, setQuery] = useSearchParams();
  const named = query.get('date') ?? '';
  const date = isCalendarDate(named) ? named : today;
  const live = useLiveList({ list: 'day', date });
  // While another day is on its way, the one before it is not shown under its name.
  const isLoaded = live.list !== undefined && !live.isWaiting;
  const goTo = (chosen: CalendarDate) =>
    setQuery(chosen === today ? {} : { date: chosen }, { preventScrollReset: true });
  return { ...live, date, goTo, isLoaded, rows: isLoaded ? live.rows : NO_ROWS };
}

type BoardColumnsProps = Pick<LiveList, 'rows' | 'leaving' | 'fresh'> & {
  today: CalendarDate;
  date: CalendarDate;
  salon: PublicSalon;
  filter: BoardFilter;
};

/** The columns of the board. They are drawn again when something of the day changes, not at each poll or minute. */
const BoardColumns = memo(function BoardColumns(props: BoardColumnsProps) {
  const { today, date, salon, filter, rows, leaving, fresh } = props;
  const { t } = useTranslation('board');
  const { onTransition, onAsk, dialogs } = useRowControl(rows);
  const late = useLateVisits(rows);
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame);

  const shown = rows.filter((visit) => isShown(visit, filter, late));
  const isFiltered = filter.count !== null || filter.keyword.trim() !== '';
  const locations = salon.locations.filter(({ code }) => filter.location === null || code === filter.location);
  return (
    <>
      <WithRail visits={rows} isToday={date === today}>
        <SearchedFor value={filter.keyword}>
          <div ref={frame} tabIndex={-1} className={styles.columns}>
            {locations.map((location) => (
              <BoardColumn
                key={location.code}
                location={location}
                today={today}
                date={date}
                hours={hoursOn(salonOf(salon), location.code, date)}
                rows={rows}
                visits={visitsAt(shown, location.code)}
                request={`${date} ${JSON.stringify(filter)}`}
                isFiltered={isFiltered}
                leaving={leaving}
                fresh={fresh}
                onTransition={onTransition}
                onAsk={onAsk}
              />
            ))}
          </div>
        </SearchedFor>
      </WithRail>
      {isFiltered && shown.length === 0 && <EmptyState title={t('nothingFound')} />}
      {dialogs}
    </>
  );
});

type BoardCountersProps = {
  visits: readonly Reservation[];
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
};

/** How many are to come, wait, are done, cancelled or late; each shows those alone, pressed again all of them. */
function BoardCounters({ visits, filter, onFilter }: BoardCountersProps) {
  const { t } = useTranslation('board');
  const late = useLateVisits(visits);
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons, no fieldset of a form
    <div role="group" aria-label={t('counters')} className={styles.counters} data-print="never">
      {BOARD_COUNTS.map((count) => {
        const isPressed = filter.count === count;
        return (
          <button
            key={count}
            type="button"
            aria-pressed={isPressed}
            data-count={count}
            className={styles.counter}
            onClick={() => onFilter({ ...filter, count: isPressed ? null : count })}
          >
            {t(`counts.${count}`)}{' '}
            <strong className="num">{visits.filter((visit) => isCounted(visit, count, late)).length}</strong>
          </button>
        );
      })}
    </div>
  );
}
