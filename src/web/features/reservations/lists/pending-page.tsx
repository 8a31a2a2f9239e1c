import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { useLiveList } from '../live/use-live-list.ts';
import { DeskPage } from './desk-page.tsx';
import { questionOf } from './list-filters.ts';
import { PrintLink } from './print-link.tsx';
import { ReservationTable } from './reservation-table.tsx';
import { useListFilters } from './use-list-filters.ts';

const FILTERS = ['location', 'date'] as const;
const COLUMNS = ['when', 'client', 'services', 'place', 'status'] as const;
const GO_TO = { present: paths.presentReservations };

/** Who is still to come, soonest first, late ones marked; whoever arrives goes to the waiting list (spec 2). */
export function PendingPage() {
  const { t } = useTranslation(['desk', 'titles']);
  const narrowed = useListFilters('pending');
  const live = useLiveList(questionOf('pending', narrowed.narrowing));
  return (
    <DeskPage
      title={t('titles:pendingReservations')}
      live={live}
      narrowed={narrowed}
      filters={FILTERS}
      emptyTitle={t('desk:lists.nothingPending')}
      links={<PrintLink date={narrowed.narrowing.date} />}
    >
      <ReservationTable
        caption={t('titles:pendingReservations')}
        rows={live.rows}
        leaving={live.leaving}
        fresh={live.fresh}
        columns={COLUMNS}
        goTo={GO_TO}
      />
    </DeskPage>
  );
}
