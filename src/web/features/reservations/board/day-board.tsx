import { memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon, SalonLocation } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { hoursOn } from '#domain/salon/salon-settings.ts';
import { type CalendarDate, isCalendarDate } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { salonOf, usePublicSettingsQuery } from '../../settings/api.ts';
import { useTechniciansQuery } from '../../technicians/api.ts';
import { LeftOpen } from '../closing/left-open.tsx';
import { NamedVisit } from '../details/named-visit.tsx';
import { AwakeSwitch } from '../live/awake-switch.tsx';
import { ListFailure } from '../live/list-failure.tsx';
import { ListSkeleton } from '../live/list-skeleton.tsx';
import { useKeptFocus } from '../live/use-kept-focus.ts';
import { type LiveList, useLiveList } from '../live/use-live-list.ts';
import { useWaitingBadge } from '../live/use-waiting-badge.ts';
import { SearchedFor } from '../row/found-text.tsx';
import type { RowControl } from '../row/row-control.ts';
import { useLateVisits } from '../row/use-late-visits.ts';
import { useRowControl } from '../row/use-row-control.tsx';
import { useRowKeys } from '../row/use-row-keys.ts';
import { type BoardFilter, boardFiltered, selectBoardFilter } from '../slice.ts';
import { ToCallStrip } from '../to-call/to-call-strip.tsx';
import { TurnOrderButton } from '../turn/turn-order-button.tsx';
import { usePost } from '../use-post.ts';
import { BoardColumn } from './board-column.tsx';
import { BoardCounters } from './board-counters.tsx';
import { isShown, visitsAt } from './board-filter.ts';
import { BoardHead } from './board-head.tsx';
import { WithRail } from './board-rail.tsx';
import styles from './day-board.module.css';
import { LocationSwitch } from './location-switch.tsx';
import { PrintLink } from './print-link.tsx';
import type { TeamColours } from './row-performer.tsx';

type DayBoardProps = {
  /** The greeting and the salon's own links: a quiet line above the day, after it on a telephone. */
  greeting?: ReactNode;
};

/** A day at both locations from morning to evening: who comes, who waits, who is late, what is free. */
export function DayBoard({ greeting }: DayBoardProps) {
  const today = useSalonClock((now) => now?.date ?? null);
  const { data: salon } = usePublicSettingsQuery(undefined, { refetchOnFocus: true });
  return today && salon ? <Board today={today} salon={salon} greeting={greeting} /> : <ListSkeleton />;
}

type BoardProps = DayBoardProps & { today: CalendarDate; salon: PublicSalon };

function Board({ today, salon, greeting }: BoardProps) {
  const { t } = useTranslation('board');
  const dispatch = useAppDispatch();
  const day = useBoardDay(today);
  const { date, rows, isLoaded } = day;
  const isTablet = useMedia('(hover: none)');
  const isTelephone = useMedia('(max-width: 47.99rem)');
  const filter = useAppSelector(selectBoardFilter);
  const [post] = usePost();
  const location = filter.location === undefined ? post : filter.location;
  // A press or a letter is drawn at once; the rows that it shows or hides follow.
  const shown = useDeferredValue(useMemo(() => ({ ...filter, location }), [filter, location]));
  const change = (changed: Partial<BoardFilter>) => dispatch(boardFiltered(changed));
  useWaitingBadge(date === today ? rows.filter(({ status }) => status === 'present').length : 0);

  const choice = (
    <LocationSwitch
      locations={salon.locations}
      location={location}
      onLocation={(chosen) => change({ location: chosen })}
    />
  );
  return (
    <section aria-label={t('label')} className={styles.board} data-page-head>
      <BoardHead
        today={today}
        date={date}
        keyword={filter.keyword}
        isTelephone={isTelephone}
        choice={choice}
        onDate={day.goTo}
        onKeyword={(keyword) => change({ keyword })}
      />
      <BoardCounters
        visits={isLoaded ? visitsAt(rows, location) : null}
        chosen={filter.count}
        live={day.live}
        lead={isTelephone && choice}
        tools={
          <>
            <TurnOrderButton date={date} />
            <PrintLink date={date} />
          </>
        }
        onChoose={(count) => change({ count })}
      />
      <div className={styles.greeting} data-waits={!isLoaded}>
        {greeting}
      </div>
      {day.failure !== undefined && <ListFailure error={day.failure} onRetry={day.retry} />}
      {day.isWaiting && <ListSkeleton />}
      {isLoaded && (
        <>
          <BoardColumns
            today={today}
            date={date}
            salon={salon}
            filter={shown}
            rows={rows}
            leaving={day.leaving}
            fresh={day.fresh}
          />
          <div className={styles.foot}>
            <ToCallStrip count={day.list?.toCall ?? 0} />
            <LeftOpen today={today} date={date} rows={rows} leftOpen={day.list?.leftOpen ?? null} />
          </div>
        </>
      )}
      <NamedVisit />
      {isTablet && (
        <div className={styles.switches}>
          <AwakeSwitch />
        </div>
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
  filter: BoardFilter & { location: LocationCode | null };
};

/** The columns of the board, and what their rows ask. */
const BoardColumns = memo(function BoardColumns(props: BoardColumnsProps) {
  const { onTransition, onAsk, dialogs } = useRowControl(props.rows);
  return (
    <>
      <Columns {...props} onTransition={onTransition} onAsk={onAsk} />
      {dialogs}
    </>
  );
});

/** They are drawn again when something of the day changes, not at each poll or minute, nor when a row asks something. */
const Columns = memo(function Columns(props: BoardColumnsProps & RowControl) {
  const { today, date, salon, filter, rows, leaving, fresh, onTransition, onAsk } = props;
  const { t } = useTranslation('board');
  const late = useLateVisits(rows);
  const teamAt = useTeamColours(salon);
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame);
  useRowKeys(frame, rows, onAsk);

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
                team={teamAt(location)}
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
    </>
  );
});

/** Returns the colours of the team where visits need technicians; they may come after the day, and move nothing. */
function useTeamColours({ locations }: PublicSalon): (location: SalonLocation) => TeamColours {
  const hasTeam = locations.some(({ staffing }) => staffing);
  const { data: team } = useTechniciansQuery(undefined, { skip: !hasTeam });
  const colours = useMemo(() => new Map(team?.map(({ _id, colour }) => [_id, colour])), [team]);
  return ({ staffing }) => (staffing ? colours : null);
}
