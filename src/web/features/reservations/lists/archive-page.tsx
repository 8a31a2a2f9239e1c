import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useLiveList } from '../live/use-live-list.ts';
import { DeskPage } from './desk-page.tsx';
import { questionOf } from './list-filters.ts';
import { ReservationTable } from './reservation-table.tsx';
import { useListFilters } from './use-list-filters.ts';

const NO_FILTERS = [] as const;
const COLUMNS = ['time', 'client', 'services', 'place', 'colorNote', 'status'] as const;

/** What is over, newest first and day by day, found by client, phone or time, with its colour notes (spec 2). */
export function ArchivePage() {
  const { t } = useTranslation(['desk', 'titles']);
  const format = useFormat();
  const narrowed = useListFilters('archive');
  const live = useLiveList(questionOf('archive', narrowed.narrowing));
  const byDay = useCallback(
    ({ reservationDate: { dateReserved } }: Reservation) => ({
      key: dateReserved,
      title: format.date(dateReserved, 'full'),
    }),
    [format],
  );
  return (
    <DeskPage
      title={t('titles:archivedReservations')}
      live={live}
      narrowed={narrowed}
      filters={NO_FILTERS}
      emptyTitle={t('desk:lists.nothingArchived')}
    >
      <ReservationTable
        caption={t('titles:archivedReservations')}
        rows={live.rows}
        leaving={live.leaving}
        fresh={live.fresh}
        columns={COLUMNS}
        groupBy={byDay}
      />
    </DeskPage>
  );
}
