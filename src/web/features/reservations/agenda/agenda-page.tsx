import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { usePublicSettingsQuery } from '../../settings/api.ts';
import { AgendaFacts } from '../agenda-view/agenda-facts.tsx';
import { AgendaTools, useTightHours } from '../agenda-view/agenda-tools.tsx';
import { AgendaWaiting } from '../agenda-view/agenda-waiting.tsx';
import { TechnicianSwitch } from '../agenda-view/technician-switch.tsx';
import { useAgendaList, working } from '../agenda-view/use-agenda-list.ts';
import { type AgendaQuery, useAgendaQuery } from '../agenda-view/use-agenda-query.ts';
import { BoardCounters } from '../board/board-counters.tsx';
import { isShown, visitsAt } from '../board/board-filter.ts';
import { BoardHead } from '../board/board-head.tsx';
import { LocationSwitch } from '../board/location-switch.tsx';
import { ListFailure } from '../live/list-failure.tsx';
import { useWaitingBadge } from '../live/use-waiting-badge.ts';
import { useLateVisits } from '../row/use-late-visits.ts';
import { useRowControl } from '../row/use-row-control.tsx';
import { type BoardFilter, boardFiltered, selectBoardFilter } from '../slice.ts';
import { TurnOrderButton } from '../turn/turn-order-button.tsx';
import { AgendaGrid } from './agenda-grid.tsx';
import styles from './agenda-page.module.css';
import type { Team } from './team-columns.ts';
import type { AgendaView } from './use-agenda-columns.ts';

/** The days in columns that the desk lives in: who comes when, and where there is room. */
export function AgendaPage() {
  const { t } = useTranslation();
  const today = useSalonClock((now) => now?.date ?? null);
  const { data: salon } = usePublicSettingsQuery(undefined, { refetchOnFocus: true });
  return today && salon ? <Agenda today={today} salon={salon} /> : <Loading label={t('loading')} />;
}

const TELEPHONE = '(max-width: 47.99rem)';

function Agenda({ today, salon }: { today: CalendarDate; salon: PublicSalon }) {
  const { t } = useTranslation('agenda');
  const dispatch = useAppDispatch();
  const isTelephone = useMedia(TELEPHONE);
  const [isTight] = useTightHours();
  const query = useAgendaQuery(today);
  const { view, rows, team, live, state, failure, retry } = useAgendaList(salon, query.date, query.week);
  const filter = useAppSelector(selectBoardFilter);
  const change = (changed: Partial<BoardFilter>) => dispatch(boardFiltered(changed));
  const faded = useFaded(rows, filter);
  const { onAsk, dialogs } = useRowControl(rows);
  useWaitingBadge(rows.filter((visit) => isWaiting(visit, today)).length);

  const location = view.what === 'week' ? null : query.location;
  const locations = useMemo(
    () => salon.locations.filter(({ code }) => location === null || code === location),
    [salon.locations, location],
  );
  const open = useCallback((reservation: Reservation) => onAsk({ dialog: 'details', reservation }), [onAsk]);
  const here = state === 'loaded' ? visitsAt(rows, location) : null;
  const tools = <AgendaTools team={team} query={query} isWeek={view.what === 'week'} isTelephone={isTelephone} />;
  const choice = <ShownChoice salon={salon} view={view} team={team} query={query} />;
  return (
    <section aria-label={t('title')} className={styles.agenda} data-page-head>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <BoardHead
        today={today}
        date={query.date}
        week={useWeekWords(view)}
        keyword={filter.keyword}
        isTelephone={isTelephone}
        choice={choice}
        tools={tools}
        onDate={query.goTo}
        onKeyword={(keyword) => change({ keyword })}
      />
      <BoardCounters
        visits={here}
        chosen={filter.count}
        live={live}
        facts={<AgendaFacts today={today} view={view} locations={locations} visits={here} team={team} />}
        lead={isTelephone && choice}
        isWeek={view.what === 'week'}
        tools={
          <>
            <TurnOrderButton date={query.date} />
            {!isTelephone && tools}
          </>
        }
        onChoose={(count) => change({ count })}
      />
      {state === 'failed' && <ListFailure error={failure} onRetry={retry} />}
      {state === 'waiting' && <AgendaWaiting isTelephone={isTelephone} />}
      {state === 'loaded' && (
        <AgendaGrid
          key={view.what}
          today={today}
          view={view}
          salon={salon}
          locations={locations}
          latest={rows}
          team={team}
          isTight={isTight}
          faded={faded}
          isTelephone={isTelephone}
          onOpen={open}
        />
      )}
      {dialogs}
    </section>
  );
}

type ShownChoiceProps = { salon: PublicSalon; view: AgendaView; team: Team | null; query: AgendaQuery };

/** Which location a day is shown of, or whose week. */
function ShownChoice({ salon, view, team, query }: ShownChoiceProps) {
  if (view.what === 'week') {
    const technicians = working(team?.technicians ?? []);
    return <TechnicianSwitch technician={view.technician} team={technicians} onChoose={query.showWeek} />;
  }
  return <LocationSwitch locations={salon.locations} location={query.location} onLocation={query.choose} />;
}

/** What stands in the head in place of the day when a week is shown. */
function useWeekWords({ what, dates }: AgendaView) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  if (what === 'day') return undefined;
  const label = format.dateRange(dates[0] ?? '', dates.at(-1) ?? '');
  return { label, before: t('weekBefore'), after: t('weekAfter') };
}

function isWaiting({ status, reservationDate }: Reservation, today: CalendarDate): boolean {
  return status === 'present' && reservationDate.dateReserved === today;
}

/** The visits that are not looked for; null while nothing is. */
function useFaded(rows: readonly Reservation[], filter: BoardFilter): ReadonlySet<string> | null {
  const late = useLateVisits(rows);
  return useMemo(() => {
    if (filter.count === null && filter.keyword.trim() === '') return null;
    return new Set(rows.filter((visit) => !isShown(visit, filter, late)).map(({ _id }) => _id));
  }, [rows, filter, late]);
}
