import { memo, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useGoOn } from '../../../shared/use-go-on.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import type { Transition } from '../desk-api.ts';
import { useKeptFocus } from '../live/use-kept-focus.ts';
import type { LiveList } from '../live/use-live-list.ts';
import type { RowPurpose } from '../row/row-actions.tsx';
import { useRowControl } from '../row/use-row-control.tsx';
import { useRowKeys } from '../row/use-row-keys.ts';
import { groupRows } from './group-rows.ts';
import styles from './reservation-table.module.css';
import { useRowRoom } from './use-row-room.ts';
import { VisitRow } from './visit-row.tsx';

export type GoTo = Partial<Record<Transition | 'remove', string>>;

/** The title that a row stands under; in a queue its rows are numbered. */
export type RowGroup = { key: string; title: string; isQueue?: boolean };

type ReservationTableProps = Pick<LiveList, 'rows' | 'leaving' | 'fresh'> & {
  caption: string;
  groupOf: (row: Reservation) => RowGroup;
  purpose?: RowPurpose;
  /** Whether rows are numbered, each group for itself, and the first of each is the one to serve next. */
  isNumbered?: boolean;
  hasTotal?: boolean;
  /** The paths to go to after a transition that succeeded; after any other the page stays open. */
  goTo?: GoTo;
};

const NOWHERE: GoTo = {};
const COLUMNS = ['when', 'client', 'contact', 'comment', 'services', 'place'] as const;

/**
 * Reservations as rows with what can be done with each, under the titles of their groups. Panels and questions that are open
 * stay open while the rows refresh, and when a row with the focus leaves, the focus goes to the table.
 */
export const ReservationTable = memo(function ReservationTable(props: ReservationTableProps) {
  const { rows, leaving, fresh, caption, groupOf, purpose = 'transition' } = props;
  const { isNumbered = false, hasTotal = false, goTo = NOWHERE } = props;
  const { t } = useTranslation('desk');
  const goOn = useGoOn();
  const frame = useRef<HTMLDivElement>(null);
  const { onTransition, onAsk, dialogs } = useRowControl(rows, (done) => {
    const next = goTo[done];
    if (next) void goOn(next);
  });
  const room = useRowRoom(frame);
  const orders = useOrders(rows, groupOf);
  const heads = [...(isNumbered ? (['order'] as const) : []), ...COLUMNS, ...(hasTotal ? (['total'] as const) : [])];
  const runs = groupRows(rows, groupOf);
  useKeptFocus(frame);
  useRowKeys(frame, rows, onAsk);

  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <table className={styles.table} data-purpose={purpose} data-numbered={isNumbered} data-total={hasTotal}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            {[...heads, 'actions' as const].map((name) => (
              <th key={name} scope="col">
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        {runs.map(({ key, title, rows: members }) => (
          <tbody key={key} className={styles.group}>
            <tr className={styles.title}>
              <th scope="rowgroup" colSpan={heads.length + 1}>
                {title}
              </th>
            </tr>
            {members.map((row) => (
              <VisitRow
                key={row._id}
                visit={row}
                room={room}
                purpose={purpose}
                order={isNumbered ? (orders.get(row._id) ?? null) : undefined}
                hasTotal={hasTotal}
                isNext={isNumbered && members.find(({ _id }) => !leaving.has(_id)) === row && orders.has(row._id)}
                isLeaving={leaving.has(row._id)}
                isFresh={fresh.has(row._id)}
                onTransition={onTransition}
                onAsk={onAsk}
              />
            ))}
          </tbody>
        ))}
      </table>
      {dialogs}
    </div>
  );
});

/** The number of each row of a queue. */
function useOrders(rows: readonly Reservation[], groupOf: (row: Reservation) => RowGroup): ReadonlyMap<string, number> {
  return useMemo(() => {
    const queues = Map.groupBy(
      rows.filter((row) => groupOf(row).isQueue),
      (row) => groupOf(row).key,
    );
    return new Map([...queues.values()].flatMap((members) => members.map(({ _id }, index) => [_id, index + 1])));
  }, [rows, groupOf]);
}
