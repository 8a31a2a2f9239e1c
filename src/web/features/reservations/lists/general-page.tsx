import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useLiveList } from '../live/use-live-list.ts';
import { DeskPage } from './desk-page.tsx';
import { questionOf } from './list-filters.ts';
import { ReservationTable } from './reservation-table.tsx';
import { useListFilters } from './use-list-filters.ts';

const FILTERS = ['status', 'location'] as const;
const COLUMNS = ['when', 'client', 'services', 'place', 'total', 'status'] as const;
const GO_TO = { present: paths.presentReservations };

/** All reservations, newest first, in pages of twenty; searched and narrowed by the address (spec 2). */
export function GeneralPage() {
  const { t } = useTranslation(['desk', 'titles']);
  const narrowed = useListFilters('general');
  const live = useLiveList(questionOf('general', narrowed.narrowing));
  return (
    <DeskPage
      title={t('titles:reservations')}
      live={live}
      narrowed={narrowed}
      filters={FILTERS}
      emptyTitle={t('desk:lists.nothing')}
      links={
        <LinkButton size="medium" to={paths.newReservation} icon={<Plus aria-hidden="true" />}>
          <Literal id="add" />
        </LinkButton>
      }
    >
      <ReservationTable
        caption={t('titles:reservations')}
        rows={live.rows}
        leaving={live.leaving}
        fresh={live.fresh}
        columns={COLUMNS}
        goTo={GO_TO}
      />
    </DeskPage>
  );
}
