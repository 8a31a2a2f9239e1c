import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import styles from './table.module.css';
import rowStyles from './table-rows.module.css';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The cell that names the row: its `th`, and the title of its card on a telephone. */
  rowHeader?: boolean;
  /** For numbers and for the actions at the end. */
  align?: 'start' | 'end';
  /** For a column whose cells explain themselves, such as actions. */
  headerHidden?: boolean;
  /** Left out where a row of cells would have no room for it; a card has. */
  whenWide?: boolean;
};

type RowGroup = { key: string; title: string };

type TableProps<Row> = {
  /** What the table lists, for those who listen. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Whether a row is about to leave the list: it fades. */
  isLeaving?: (row: Row) => boolean;
  /** Rows of one key that follow one another stand under one title, which stays in sight while they scroll. */
  groupBy?: ((row: Row) => RowGroup) | undefined;
};

/** A native table; where there is no room, each row becomes a card of labels and values. */
export function Table<Row>({ caption, columns, rows, rowKey, isLeaving, groupBy }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(styles[column.align ?? 'start'], column.whenWide && styles.wide)}
              >
                {column.headerHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(rows, groupBy).map(({ key, title, rows: members }) => (
          <tbody key={key}>
            {title !== '' && (
              <tr className={rowStyles.group}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {title}
                </th>
              </tr>
            )}
            {members.map((row) => (
              <tr key={rowKey(row)} className={classNames(styles.row, isLeaving?.(row) && rowStyles.leaving)}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, cell, rowHeader = false, align = 'start', headerHidden = false, whenWide = false } = column;
  if (rowHeader) {
    return (
      <th scope="row" className={classNames(styles.name, styles[align])}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td className={classNames(styles.cell, styles[align], headerHidden && styles.bare, whenWide && styles.wide)}>
      {!headerHidden && (
        <span aria-hidden="true" className={styles.label}>
          {header}
        </span>
      )}
      <div className={styles.value}>{cell(row)}</div>
    </td>
  );
}

function groupsOf<Row>(rows: readonly Row[], groupBy: ((row: Row) => RowGroup) | undefined) {
  if (!groupBy) return [{ key: '', title: '', rows }];
  return [...Map.groupBy(rows, (row) => groupBy(row).key)].map(([key, members]) => {
    const [first] = members;
    return { key, title: first === undefined ? '' : groupBy(first).title, rows: members };
  });
}
