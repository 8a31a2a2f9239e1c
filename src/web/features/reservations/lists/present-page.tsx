import { useTranslation } from 'react-i18next';
import { waitingMinutes } from '#domain/reservations/reservation-times.ts';
import { epochOf } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useDisplayChoice } from '../../../browser/use-display-choice.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { DENSITIES, ScreenSwitches } from '../live/screen-switches.tsx';
import { useLiveList } from '../live/use-live-list.ts';
import { useWaitingBadge } from '../live/use-waiting-badge.ts';
import { DeskPage } from './desk-page.tsx';
import { questionOf } from './list-filters.ts';
import styles from './present-page.module.css';
import { ReservationTable } from './reservation-table.tsx';
import { useListFilters } from './use-list-filters.ts';
import { useWaitingColumns } from './waiting-columns.tsx';

const FILTERS = ['location'] as const;
const COLUMNS = ['client', 'services', 'place'] as const;

/** The waiting list, in order of arrival: large rows, the first one filled, and how long the longest wait is. */
export function PresentPage() {
  const { t } = useTranslation(['desk', 'titles']);
  const format = useFormat();
  const now = useSalonNow();
  const narrowed = useListFilters('present');
  const live = useLiveList(questionOf('present', narrowed.narrowing));
  const firstColumns = useWaitingColumns(live.rows);
  const [density, chooseDensity] = useDisplayChoice('waiting-list-density', DENSITIES);
  const waits = now
    ? live.rows
        .filter(({ _id }) => !live.leaving.has(_id))
        .map(({ presentAt }) => waitingMinutes(Date.parse(presentAt ?? ''), epochOf(now.date, now.minutes)))
    : [];
  useWaitingBadge(waits.length);
  const longest = format.duration(Math.max(0, ...waits));
  return (
    <div className={styles.page} data-density={density}>
      <DeskPage
        title={t('titles:presentReservations')}
        lead={waits.length > 0 && t('desk:present.summary', { count: waits.length, longest })}
        live={live}
        narrowed={narrowed}
        filters={FILTERS}
        emptyTitle={t('desk:nobodyWaits')}
        links={<ScreenSwitches density={density} onDensity={chooseDensity} />}
      >
        <ReservationTable
          caption={t('titles:presentReservations')}
          rows={live.rows}
          leaving={live.leaving}
          fresh={live.fresh}
          firstColumns={firstColumns}
          columns={COLUMNS}
          isQueue
        />
      </DeskPage>
    </div>
  );
}
