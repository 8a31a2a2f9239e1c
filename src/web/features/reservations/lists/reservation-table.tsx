import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useGoOn } from '../../../shared/use-go-on.ts';
import { type Column, Table } from '../../../ui/tables/table.tsx';
import type { Transition } from '../desk-api.ts';
import { useKeptFocus } from '../live/use-kept-focus.ts';
import type { LiveList } from '../live/use-live-list.ts';
import { RowActions, type RowPurpose } from '../row/row-actions.tsx';
import { useLateVisits } from '../row/use-late-visits.ts';
import { useRowControl } from '../row/use-row-control.tsx';
import { type ColumnName, useReservationColumns } from './reservation-columns.tsx';

export type GoTo = Partial<Record<Transition | 'remove', string>>;

type ReservationTableProps = Pick<LiveList, 'rows' | 'leaving' | 'fresh'> & {
  caption: string;
  columns: readonly ColumnName[];
  purpose?: RowPurpose;
  /** Whether the first row is the one to serve next. */
  isQueue?: boolean;
  /** The paths to go to after a transition that succeeded; after any other the page stays open. */
  goTo?: GoTo;
  groupBy?: ((row: Reservation) => { key: string; title: string }) | undefined;
};

const NOWHERE: GoTo = {};

/**
 * Reservations as rows with what can be done with each. Panels and questions that are open stay open while the rows
 * refresh, and when a row with the focus leaves, the focus goes to the table.
 */
export const ReservationTable = memo(function ReservationTable(props: ReservationTableProps) {
  const { rows, leaving, fresh, caption, columns, purpose = 'transition' } = props;
  const { isQueue = false, goTo = NOWHERE, groupBy } = props;
  const { t } = useTranslation('desk');
  const goOn = useGoOn();
  const late = useLateVisits(rows);
  const frame = useRef<HTMLDivElement>(null);
  const { onTransition, onAsk, dialogs } = useRowControl(rows, (done) => {
    const next = goTo[done];
    if (next) void goOn(next);
  });
  const next = isQueue ? rows.find(({ _id }) => !leaving.has(_id))?._id : undefined;
  const shownColumns = useReservationColumns(columns, rows);
  useKeptFocus(frame);

  const toneOf = ({ _id, status }: Reservation) => {
    if (leaving.has(_id)) return 'leaving';
    if (status === 'cancel') return 'cancelled';
    if (fresh.has(_id)) return 'fresh';
    return late.has(_id) ? 'late' : undefined;
  };
  const actionsColumn: Column<Reservation> = {
    key: 'actions',
    header: t('columns.actions'),
    headerHidden: true,
    align: 'end',
    cell: (reservation) => (
      <RowActions
        reservation={reservation}
        purpose={purpose}
        isNext={reservation._id === next}
        disabled={leaving.has(reservation._id)}
        onTransition={onTransition}
        onAsk={onAsk}
      />
    ),
  };
  return (
    <div ref={frame} tabIndex={-1}>
      <Table
        caption={caption}
        columns={[...shownColumns, actionsColumn]}
        rows={rows}
        rowKey={({ _id }) => _id}
        rowTone={toneOf}
        groupBy={groupBy}
      />
      {dialogs}
    </div>
  );
});
