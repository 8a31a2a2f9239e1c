import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { waitingMinutes } from '#domain/reservations/reservation-times.ts';
import { epochOf } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { printPath } from '../../../app/navigation.ts';
import { useDisplayChoice } from '../../../browser/use-display-choice.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { AddLink, ListPage } from '../../../shared/records/list-page.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Switch } from '../../../ui/choices/switch.tsx';
import { AwakeSwitch } from '../live/awake-switch.tsx';
import { ListFailure } from '../live/list-failure.tsx';
import { ListSkeleton } from '../live/list-skeleton.tsx';
import { LiveDot } from '../live/live-dot.tsx';
import { type LiveList, useLiveList } from '../live/use-live-list.ts';
import { useWaitingBadge } from '../live/use-waiting-badge.ts';
import { SearchedFor } from '../row/found-text.tsx';
import type { RowPurpose } from '../row/row-actions.tsx';
import { type DeskList, type ListFilters, listRequest, useListFilters } from './list-filters.ts';
import styles from './list-pages.module.css';
import { NothingFound, ResultText } from './list-result.tsx';
import { type FilterName, ListToolbar } from './list-toolbar.tsx';
import { type GoTo, ReservationTable } from './reservation-table.tsx';
import { useRowGroups } from './use-row-groups.ts';

/** What differs between the lists of the desk, beside their texts. */
type ListKind = {
  title: 'reservations' | `${Exclude<DeskList, 'general' | 'archive'>}Reservations` | 'archivedReservations';
  emptyTitle: 'lists.nothing' | 'lists.nothingPending' | 'lists.nothingArchived' | 'nobodyWaits';
  filterNames: readonly FilterName[];
  purpose?: RowPurpose;
  goTo?: GoTo;
  /** Whether people wait in it: numbered at each location, the first to be served next. */
  isQueue?: boolean;
  hasTotal?: boolean;
};

const TO_WAITING_LIST = { present: paths.presentReservations };

const LISTS: Record<DeskList, ListKind> = {
  general: {
    title: 'reservations',
    emptyTitle: 'lists.nothing',
    filterNames: ['status', 'location'],
    hasTotal: true,
    goTo: TO_WAITING_LIST,
  },
  pending: {
    title: 'pendingReservations',
    emptyTitle: 'lists.nothingPending',
    filterNames: ['location', 'date'],
    goTo: TO_WAITING_LIST,
  },
  present: {
    title: 'presentReservations',
    emptyTitle: 'nobodyWaits',
    filterNames: ['location'],
    isQueue: true,
  },
  possible: {
    title: 'possibleReservations',
    emptyTitle: 'lists.nothing',
    filterNames: ['location'],
    purpose: 'manage',
    goTo: TO_WAITING_LIST,
  },
  archive: {
    title: 'archivedReservations',
    emptyTitle: 'lists.nothingArchived',
    filterNames: [],
  },
};

/** All reservations, newest first; searched and filtered by the URL. */
export function GeneralPage() {
  return <ReservationListPage list="general" tools={() => <AddLink to={paths.newReservation} />} />;
}

/** Clients still to come, soonest first, late ones marked; who arrives goes to the waiting list. */
export function PendingPage() {
  return <ReservationListPage list="pending" tools={({ date }) => <PrintLink date={date} />} />;
}

/** Everything from today on that is not done, to be cancelled or deleted; both come back here. */
export function PossiblePage() {
  return <ReservationListPage list="possible" tools={() => <PrintLink date={null} />} />;
}

/** What is over, newest first and day by day, found by client, phone or time, with its colour notes. */
export function ArchivePage() {
  return <ReservationListPage list="archive" />;
}

const DENSITIES = ['comfortable', 'compact'] as const;

/** The waiting list, in order of arrival: large rows, the first one filled, and how long the longest wait is. */
export function PresentPage() {
  const { t } = useTranslation('desk');
  const [density, chooseDensity] = useDisplayChoice('waiting-list-density', DENSITIES);
  const switches = (
    <div className={styles.switches}>
      <div className={styles.density}>
        <Switch
          label={t('present.compact')}
          checked={density === 'compact'}
          onChange={({ target }) => chooseDensity(target.checked ? 'compact' : 'comfortable')}
        />
      </div>
      <AwakeSwitch />
    </div>
  );
  return (
    <div className={styles.waiting} data-density={density}>
      <ReservationListPage list="present" tools={() => switches} lead={(live) => <WaitingSummary live={live} />} />
    </div>
  );
}

type ReservationListProps = {
  list: DeskList;
  /** Beside the filters. */
  tools?: (filters: ListFilters) => ReactNode;
  lead?: (live: LiveList) => ReactNode;
};

/** A list of the desk: a heading with the sign that it is live, its filters, and its rows. */
function ReservationListPage({ list: name, tools, lead }: ReservationListProps) {
  const { t } = useTranslation(['desk', 'titles']);
  const control = useListFilters(name);
  const { title, emptyTitle, filterNames, isQueue = false, ...table } = LISTS[name];
  const groups = useRowGroups(isQueue);
  const live = useLiveList(listRequest(name, control.filters), groups.arrange);
  const { list, failure, isWaiting, retry } = live;
  return (
    <div className={styles.page}>
      <ListPage
        title={t(`titles:${title}`)}
        lead={lead?.(live)}
        aside={<LiveDot live={live.live} />}
        tools={
          <ListToolbar {...control} filterNames={filterNames}>
            {tools?.(control.filters)}
          </ListToolbar>
        }
        query={{ data: failure === undefined ? list : undefined, error: failure, refetch: retry }}
        loading={<ListSkeleton />}
        failure={(error) => <ListFailure error={error} onRetry={retry} />}
        isWaiting={isWaiting}
        count={list && <ResultText list={list} isWaiting={isWaiting} isHeard={isQueue} />}
        isEmpty={list?.count === 0}
        empty={<NothingFound control={control} emptyTitle={t(`desk:${emptyTitle}`)} />}
        pagination={
          list && { label: t('desk:lists.pages'), page: list.page, pages: list.pages, hrefOf: control.hrefOf }
        }
      >
        <SearchedFor value={control.filters.keyword}>
          <ReservationTable
            caption={t(`titles:${title}`)}
            rows={live.rows}
            leaving={live.leaving}
            fresh={live.fresh}
            groupOf={groups.groupOf}
            isNumbered={isQueue}
            {...table}
          />
        </SearchedFor>
      </ListPage>
    </div>
  );
}

/** Its line is there before anybody waits, so that what stands below does not move. */
const NO_SUMMARY = '\u00A0';

/** How many wait, and the longest wait; an empty line while nobody does. */
function WaitingSummary({ live: { rows, leaving } }: { live: LiveList }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const waiting = rows.filter(({ _id }) => !leaving.has(_id));
  const longest = useSalonClock((now) => {
    if (!now) return null;
    const nowMs = epochOf(now.date, now.minutes);
    return Math.max(0, ...waiting.map(({ presentAt }) => waitingMinutes(Date.parse(presentAt ?? ''), nowMs)));
  });
  useWaitingBadge(longest === null ? 0 : waiting.length);
  if (longest === null || waiting.length === 0) return NO_SUMMARY;
  return t('present.summary', { count: waiting.length, longest: format.duration(longest) });
}

/** Leads to the sheets of a day, today's when it is null. */
function PrintLink({ date }: { date: string | null }) {
  const { t } = useTranslation('desk');
  return (
    <LinkButton variant="secondary" size="medium" to={printPath(date)} icon={<Printer aria-hidden="true" />}>
      {t('lists.print')}
    </LinkButton>
  );
}
