import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Overflow } from '#domain/agenda/lanes.ts';
import { clockTime } from '#domain/salon/salon-time.ts';
import type { Span } from '#domain/salon/spans.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { ABSENCE_ICONS } from '../../../shared/team/absence-icons.ts';
import type { AgendaColumn as Column, VisitPiece as Piece, ShownAbsence } from '../agenda/agenda-columns.ts';
import { inLane, useColumnRoom, useLength } from '../agenda/agenda-measures.ts';
import type { Cursor } from '../agenda/cursor.ts';
import { TodayLine } from '../agenda/now-line.tsx';
import type { ColumnMarks } from '../agenda-drag/column-marks.ts';
import { mayLift } from '../agenda-drag/drag.ts';
import { LandingMarks } from '../agenda-drag/landing-marks.tsx';
import styles from './agenda-column.module.css';
import { ColumnHead } from './column-head.tsx';
import { FreeMenu, type OpenPlace } from './free-menu.tsx';
import { VisitPiece } from './visit-piece.tsx';

type AgendaColumnProps = {
  column: Column;
  name: string;
  /** Whether it is today’s among the days of a week. */
  isToday: boolean;
  /** How far apart its menus have room: those of the last columns open to the left. */
  isLast: boolean;
  hours: Span;
  marks: ColumnMarks | null;
  /** Where the keyboard stands, when it does in this column. */
  cursor: Cursor | null;
  place: OpenPlace | null;
  fresh: ReadonlySet<string>;
  /** The visits that are not looked for; null while nothing is. */
  faded: ReadonlySet<string> | null;
  onOpen: (visit: Reservation) => void;
  onOverflow: (column: Column, overflow: Overflow<Piece>) => void;
  onClose: () => void;
};

/** One column of a day: its head, the ground with its open hours, and its visits, each at its time. */
export const AgendaColumn = memo(function AgendaColumn(props: AgendaColumnProps) {
  const { column, name, isToday, isLast, hours, marks, cursor, place, fresh, faded, onOpen, onOverflow, onClose } =
    props;
  const body = useRef<HTMLDivElement>(null);
  const room = useColumnRoom(body);
  const length = useLength();
  return (
    <div
      {...rowNamed(name)}
      className={styles.column}
      style={widthOf(column)}
      data-column={column.key}
      data-kind={column.kind.what}
      data-today={isToday}
      data-empty={column.pieces.every(({ visit }) => visit.status === 'cancel')}
    >
      <div {...ROW_HEADER} className={styles.head} data-head>
        <ColumnHead column={column} name={name} />
      </div>
      <div
        ref={body}
        className={styles.body}
        style={{
          blockSize: length(hours.end - hours.start),
          backgroundSize: LINES.map((minutes) => `100% ${length(minutes)}`).join(', '),
        }}
        data-body
      >
        <div className={styles.shifted} style={{ insetBlockStart: `calc(-1 * ${length(hours.start)})` }}>
          {isDayOff(column) ? <DayOff hours={hours} /> : <ClosedHours hours={hours} open={column.open} />}
          {column.kind.what === 'technician' && <Absences absences={column.kind.absences} />}
          {isToday && <TodayLine date={column.date} />}
          {column.pieces.map((piece) => (
            <VisitPiece
              key={piece.key}
              piece={piece}
              columnName={name}
              room={room}
              isGhost={marks?.ghost === piece.visit._id}
              isMet={marks?.met.has(piece.visit._id) ?? false}
              isFresh={fresh.has(piece.visit._id)}
              isFaded={faded?.has(piece.visit._id) ?? false}
              isStop={cursor?.piece === piece.key}
              isMovable={mayLift(piece.visit, column.performer)}
              onOpen={onOpen}
            />
          ))}
          {column.overflows.map((overflow) => (
            <OverflowButton
              key={overflow.items[0]?.key}
              overflow={overflow}
              onPress={() => onOverflow(column, overflow)}
            />
          ))}
          {cursor?.piece === null && <FreeCell column={column} name={name} minute={cursor.minute} />}
          {marks && <LandingMarks marks={marks} isLast={isLast} />}
          {place && <FreeMenu place={place} isLast={isLast} onClose={onClose} onOpen={onOpen} />}
        </div>
      </div>
    </div>
  );
});

/** A day of the week on which its technician does not work. */
function isDayOff({ kind, open }: Column): boolean {
  return kind.what === 'technician' && kind.shows === 'day' && open.length === 0;
}

function DayOff({ hours: { start, end } }: { hours: Span }) {
  const { t } = useTranslation(['agenda', 'workday']);
  const length = useLength();
  return (
    <div
      className={styles.absence}
      data-empty-slot
      style={{ insetBlockStart: length(start), blockSize: length(end - start) }}
    >
      {t('workday:absences.off')}
    </div>
  );
}

/** A column is as wide as its visits side by side need; those whom nobody serves yet take what they need, folded while there are none. */
function widthOf({ kind, pieces, weight }: Column) {
  if (kind.what === 'technician' && kind.shows === 'day') return { flexGrow: 1, flexBasis: `${DAY_REM}rem` };
  if (kind.what !== 'unassigned') return { flexGrow: weight, flexBasis: `${weight * LANE_REM}rem` };
  return { flexBasis: pieces.length === 0 ? '2.75rem' : `${weight * LANE_REM}rem` };
}

/** A visit beside others needs so much width for a name and its signs. */
const LANE_REM = 8.75;
/** A day of the week: all seven have room from 1024 px on. */
const DAY_REM = 7.75;

/** How far apart hours, halves and quarters are. */
const LINES = [60, 30, 15];

const rowNamed = (name: string) => ({ role: 'row', 'aria-label': name }) as const;
const ROW_HEADER = { role: 'rowheader' } as const;
const CELL = { role: 'gridcell' } as const;

function ClosedHours({ hours, open }: { hours: Span; open: readonly Span[] }) {
  const length = useLength();
  const ends = [hours.start, ...open.map(({ end }) => end)];
  const closed = ends.map((start, index) => ({ start, end: open[index]?.start ?? hours.end }));
  return closed
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => (
      <div
        key={start}
        className={styles.closed}
        style={{ insetBlockStart: length(start), blockSize: length(end - start) }}
      />
    ));
}

function Absences({ absences }: { absences: readonly ShownAbsence[] }) {
  const { t } = useTranslation(['agenda', 'workday']);
  const length = useLength();
  return absences.map(({ id, kind, note, start, end }) => {
    const Icon = ABSENCE_ICONS[kind];
    return (
      <div
        key={id}
        className={styles.absence}
        style={{ insetBlockStart: length(start), blockSize: length(end - start) }}
      >
        <Icon aria-hidden="true" /> {note === '' ? t(`workday:absences.${kind}`) : note}
      </div>
    );
  });
}

/** Where the keyboard stands in an empty slot. */
function FreeCell({ column: { kind }, name, minute }: { column: Column; name: string; minute: number }) {
  const { t } = useTranslation(['agenda', 'workday']);
  const format = useFormat();
  const length = useLength();
  const time = format.time(clockTime(minute));
  const absence = kind.what === 'technician' && kind.absences.find(({ start, end }) => start <= minute && minute < end);
  const label = absence
    ? t('absentAtTime', { time, column: name, absence: absence.note || t(`workday:absences.${absence.kind}`) })
    : t('freeAtTime', { time, column: name });
  return (
    <div {...CELL} className={styles.free} style={{ insetBlockStart: length(minute), blockSize: length(15) }}>
      <button
        type="button"
        tabIndex={0}
        data-stop="free"
        data-free={minute}
        aria-label={label}
        className={styles.freeButton}
      />
    </div>
  );
}

function OverflowButton({ overflow, onPress }: { overflow: Overflow<Piece>; onPress: () => void }) {
  const { t } = useTranslation('agenda');
  const length = useLength();
  const { start, end, items } = overflow;
  return (
    <div
      {...CELL}
      className={styles.overflow}
      style={{
        ...inLane(overflow),
        insetBlockStart: length(start),
        blockSize: `calc(${length(end - start)} - 2px)`,
      }}
    >
      <button
        type="button"
        aria-label={t('overflow', { count: items.length })}
        className={styles.overflowButton}
        onClick={onPress}
      >
        + {items.length}
      </button>
    </div>
  );
}
