import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-language.ts';
import { TechnicianNail } from '../../../shared/team/technician-nail.tsx';
import { revealChosen } from '../../../ui/reveal-chosen.ts';
import { type AgendaColumn, standingCount } from '../agenda/agenda-columns.ts';
import styles from './column-strip.module.css';

type ColumnStripProps = {
  columns: readonly AgendaColumn[];
  nameOf: (column: AgendaColumn) => string;
  grid: RefObject<HTMLElement | null>;
};

/** On a telephone, which shows one column at a time: all of them in a row, each one touch away. */
export function ColumnStrip({ columns, nameOf, grid }: ColumnStripProps) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const strip = useRef<HTMLElement>(null);
  const shown = useShownColumn(grid, columns);
  useEffect(() => {
    return shown === undefined ? undefined : revealChosen(strip.current);
  }, [shown]);
  const goTo = (key: string) => columnElement(grid.current, key)?.scrollIntoView({ inline: 'start', block: 'nearest' });
  return (
    <nav ref={strip} aria-label={t('columns')} className={styles.strip} data-print="never">
      {columns.map((column) => (
        <button
          key={column.key}
          type="button"
          aria-current={column.key === shown}
          className={styles.place}
          onClick={() => goTo(column.key)}
        >
          <PlaceSign column={column} />
          <span className={styles.name}>{isDay(column) ? format.date(column.date, 'near') : nameOf(column)}</span>
        </button>
      ))}
    </nav>
  );
}

function isDay({ kind }: AgendaColumn): boolean {
  return kind.what === 'technician' && kind.shows === 'day';
}

/** Whose column it is, or how many visits it has. */
function PlaceSign({ column }: { column: AgendaColumn }) {
  const { kind } = column;
  if (kind.what === 'technician' && kind.shows === 'person') {
    return <TechnicianNail technician={kind.technician} width={20} />;
  }
  return (
    <span className={`num ${styles.count}`} data-day={isDay(column)}>
      {standingCount(column)}
    </span>
  );
}

/** The column that stands at the left of the grid, as it is swiped. */
function useShownColumn(grid: RefObject<HTMLElement | null>, columns: readonly AgendaColumn[]): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const look = () => {
      const left = element.getBoundingClientRect().left;
      const distance = (key: string) =>
        Math.abs((columnElement(element, key)?.getBoundingClientRect().left ?? Infinity) - left - RAIL_PX);
      setShown(columns.toSorted((one, other) => distance(one.key) - distance(other.key))[0]?.key);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [grid, columns]);
  return shown;
}

/** About how wide the hours are that stand before the columns. */
const RAIL_PX = 56;

function columnElement(grid: HTMLElement | null, key: string): HTMLElement | undefined {
  return [...(grid?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].find(
    ({ dataset }) => dataset.column === key,
  );
}
