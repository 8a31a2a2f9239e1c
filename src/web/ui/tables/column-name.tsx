import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import styles from './column-name.module.css';

export type Sort = { key: string; direction: 'ascending' | 'descending' };

type ColumnNameProps = {
  name: string;
  hidden: boolean;
  direction: Sort['direction'] | undefined;
  onSort: (() => void) | undefined;
};

/** What heads a column: its name, or a button that sorts by it. */
export function ColumnName({ name, hidden, direction, onSort }: ColumnNameProps) {
  if (hidden) return <VisuallyHidden>{name}</VisuallyHidden>;
  if (!onSort) return name;
  return (
    <button type="button" onClick={onSort} className={styles.sort}>
      {name}
      <SortIcon direction={direction} />
    </button>
  );
}

function SortIcon({ direction }: { direction: Sort['direction'] | undefined }) {
  if (direction === undefined) return <ArrowUpDown aria-hidden="true" />;
  return direction === 'ascending' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />;
}
