import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { usePublicSettingsQuery } from '../../settings/api.ts';
import { BoardCounters } from '../board/board-counters.tsx';
import { isShown, visitsAt } from '../board/board-filter.ts';
import { BoardHead } from '../board/board-head.tsx';
import { LocationSwitch } from '../board/location-switch.tsx';
import { ListFailure } from '../live/list-failure.tsx';
import { useLiveList } from '../live/use-live-list.ts';
import { useWaitingBadge } from '../live/use-waiting-badge.ts';
import { useLateVisits } from '../row/use-late-visits.ts';
import { useRowControl } from '../row/use-row-control.tsx';
import { type BoardFilter, boardFiltered, selectBoardFilter } from '../slice.ts';
import { AgendaGrid } from './agenda-grid.tsx';
import styles from './agenda-page.module.css';
import { useAgendaQuery } from './use-agenda-query.ts';
import { useAgendaTeam, useFreeMinutes } from './use-agenda-team.ts';

/** The day in columns that the desk lives in: who comes when, and where there is room. */
export function AgendaPage() {
  const { t } = useTranslation();
  const today = useSalonClock((now) => now?.date ?? null);
  const { data: salon } = usePublicSettingsQuery(undefined, { refetchOnFocus: true });
  return today && salon ? <Agenda today={today} salon={salon} /> : <Loading label={t('loading')} />;
}

const TELEPHONE = '(max-width: 47.99rem)';
const NO_ROWS: readonly Reservation[] = [];

function Agenda({ today, salon }: { today: CalendarDate; salon: PublicSalon }) {
  const { t } = useTranslation(['agenda', 'common']);
  const dispatch = useAppDispatch();
  const isTelephone = useMedia(TELEPHONE);
  const { date, location, goTo, choose } = useAgendaQuery(today);
  const day = useLiveList({ list: 'day', date });
  const isLoaded = day.list !== undefined && !day.isWaiting;
  const rows = isLoaded ? (day.list?.reservations ?? NO_ROWS) : NO_ROWS;
  const filter = useAppSelector(selectBoardFilter);
  const change = (changed: Partial<BoardFilter>) => dispatch(boardFiltered(changed));
  const faded = useFaded(rows, filter);
  const { onAsk, dialogs } = useRowControl(rows);
  useWaitingBadge(date === today ? rows.filter(({ status }) => status === 'present').length : 0);

  const locations = useMemo(
    () => salon.locations.filter(({ code }) => location === null || code === location),
    [salon.locations, location],
  );
  const team = useAgendaTeam(salon.locations, date);
  const open = useCallback((reservation: Reservation) => onAsk({ dialog: 'details', reservation }), [onAsk]);
  const here = visitsAt(rows, location);
  const free = useFreeMinutes({ today, date, locations, visits: here, team });
  return (
    <section aria-label={t('title')} className={styles.agenda} data-page-head>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <BoardHead
        today={today}
        date={date}
        locations={salon.locations}
        location={location}
        keyword={filter.keyword}
        isTelephone={isTelephone}
        onDate={goTo}
        onLocation={choose}
        onKeyword={(keyword) => change({ keyword })}
      />
      <BoardCounters
        visits={here}
        date={date}
        chosen={filter.count}
        live={day.live}
        facts={<DayFacts visits={here} free={free} />}
        lead={isTelephone && <LocationSwitch locations={salon.locations} location={location} onLocation={choose} />}
        onChoose={(count) => change({ count })}
      />
      {day.failure !== undefined && <ListFailure error={day.failure} onRetry={day.retry} />}
      {day.isWaiting && <Loading label={t('common:loading')} />}
      <AgendaGrid
        key={isLoaded ? `loaded ${team !== null}` : 'awaited'}
        today={today}
        date={date}
        salon={salon}
        locations={locations}
        latest={rows}
        team={team}
        isLoaded={isLoaded}
        faded={faded}
        isTelephone={isTelephone}
        onOpen={open}
      />
      {dialogs}
    </section>
  );
}

/** What the day brings, all but what was cancelled, and how long the team is still free. */
function DayFacts({ visits, free }: { visits: readonly Reservation[]; free: number | null }) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const total = visits.filter(({ status }) => holdsSeat(status)).reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  return (
    <p className={`num ${styles.total}`}>
      {free !== null && (
        <span className={styles.freeTime}>
          {t('free')} <strong>{format.duration(free)}</strong>
        </span>
      )}
      {t('total')} <strong>{format.price(total)}</strong>
    </p>
  );
}

/** The visits that are not looked for; null while nothing is. */
function useFaded(rows: readonly Reservation[], filter: BoardFilter): ReadonlySet<string> | null {
  const late = useLateVisits(rows);
  return useMemo(() => {
    if (filter.count === null && filter.keyword.trim() === '') return null;
    return new Set(rows.filter((visit) => !isShown(visit, filter, late)).map(({ _id }) => _id));
  }, [rows, filter, late]);
}
