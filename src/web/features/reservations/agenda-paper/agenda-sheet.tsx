import { useTranslation } from 'react-i18next';
import { hoursShown } from '#domain/agenda/grid.ts';
import { clockTime } from '#domain/salon/salon-time.ts';
import type { Span } from '#domain/salon/spans.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useSalonName } from '../../../shared/use-salon-name.ts';
import { type AgendaColumn, spanOfVisit } from '../agenda/agenda-columns.ts';
import styles from './agenda-sheet.module.css';
import { shareOf } from './share-of.ts';
import { SheetColumn } from './sheet-column.tsx';

type AgendaSheetProps = {
  /** Whose sheet it is: the location, or the technician. */
  name: string;
  /** Of which day or week. */
  when: string;
  columns: readonly AgendaColumn[];
  nameOf: (column: AgendaColumn) => string;
  /** In a week only names and times are printed. */
  isWeek: boolean;
};

const HOUR = 60;

/** The agenda of a day at one location, or a week, as it is printed: one Letter page across, black on white. */
export function AgendaSheet({ name, when, columns, nameOf, isWeek }: AgendaSheetProps) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const salonName = useSalonName();
  const now = useSalonNow();
  const shown = columns
    .filter(({ kind, pieces }) => kind.what !== 'unassigned' || pieces.length > 0)
    .map(withoutCancelled);
  const hours = sheetHours(shown);
  const weights = shown.reduce((sum, { weight }) => sum + weight, 0);
  const marks = Array.from({ length: (hours.end - hours.start) / HOUR }, (_, index) => hours.start + index * HOUR);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens it scrolls sideways, by keyboard too
    <section aria-label={`${name}, ${when}`} tabIndex={0} className={styles.frame}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2>{name}</h2>
          <p className={styles.when}>{when}</p>
          <p className="num">
            {salonName}
            {now && ` · ${t('print.printedAt', { time: format.time(clockTime(now.minutes)) })}`}
          </p>
        </header>
        <div className={styles.ground}>
          <div aria-hidden="true" className={styles.hours}>
            {marks.map((minute) => (
              <span key={minute} className="num" style={{ insetBlockStart: shareOf(minute - hours.start, hours) }}>
                {format.time(clockTime(minute))}
              </span>
            ))}
          </div>
          {shown.map((column) => (
            <SheetColumn
              key={column.key}
              column={column}
              name={nameOf(column)}
              hours={hours}
              marks={marks}
              share={column.weight / weights}
              isWeek={isWeek}
            />
          ))}
        </div>
        <p className={styles.foot}>{t('print.confidential')}</p>
      </div>
    </section>
  );
}

function withoutCancelled(column: AgendaColumn): AgendaColumn {
  return { ...column, pieces: column.pieces.filter(({ visit }) => visit.status !== 'cancel') };
}

/** The whole hours in which somebody works or comes. */
function sheetHours(columns: readonly AgendaColumn[]): Span {
  const visits = columns.flatMap(({ pieces, overflows }) =>
    [...pieces, ...overflows.flatMap(({ items }) => items)].map(({ visit }) => spanOfVisit(visit)),
  );
  return hoursShown([], [...columns.flatMap(({ open }) => open), ...visits]);
}
