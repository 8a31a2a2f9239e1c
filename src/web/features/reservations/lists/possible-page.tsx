import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { useLiveList } from '../live/use-live-list.ts';
import { DeskPage } from './desk-page.tsx';
import { questionOf } from './list-filters.ts';
import { PrintLink } from './print-link.tsx';
import { ReservationTable } from './reservation-table.tsx';
import { useListFilters } from './use-list-filters.ts';

const FILTERS = ['location'] as const;
const COLUMNS = ['when', 'client', 'services', 'place', 'status'] as const;
const GO_TO = { present: paths.presentReservations };

/** Everything from today on that is not done, to be cancelled or deleted; both come back here (spec 2). */
export function PossiblePage() {
  const { t } = useTranslation(['desk', 'titles']);
  const narrowed = useListFilters('possible');
  const live = useLiveList(questionOf('possible', narrowed.narrowing));
  return (
    <DeskPage
      title={t('titles:possibleReservations')}
      live={live}
      narrowed={narrowed}
      filters={FILTERS}
      emptyTitle={t('desk:lists.nothing')}
      links={<PrintLink date={null} />}
    >
      <ReservationTable
        caption={t('titles:possibleReservations')}
        rows={live.rows}
        leaving={live.leaving}
        fresh={live.fresh}
        columns={COLUMNS}
        purpose="manage"
        goTo={GO_TO}
      />
    </DeskPage>
  );
}
