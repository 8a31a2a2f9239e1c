import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Crowd } from '#domain/agenda/lanes.ts';
import type { Span } from '#domain/reservations/reservation-times.ts';
import type { OpeningHours } from '#domain/salon/locations.ts';
import { clockTime, minutesOf } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import type { ColumnMarks } from '../agenda-hand/column-marks.ts';
import { mayLift } from '../agenda-hand/hand.ts';
import { LandingMarks } from '../agenda-hand/landing-marks.tsx';
import styles from './agenda-column.module.css';
import type { AgendaColumn as Column, VisitPiece as Piece } from './agenda-columns.ts';
import { useColumnRoom, useLength } from './agenda-measures.ts';
import type { Cursor } from './cursor.ts';
import { FreeMenu, type OpenPlace } from './free-menu.tsx';
import { VisitPiece } from './visit-piece.tsx';

type AgendaColumnProps = {
  column: Column;
  name: string;
  /** How far apart its menus have room: those of the last columns open to the left. */
  isLast: boolean;
  hours: Span;
  open: OpeningHours | null;
  marks: ColumnMarks | null;
  /** Where the keyboard stands, when it does in this column. */
  cursor: Cursor | null;
  place: OpenPlace | null;
  fresh: ReadonlySet<string>;
  /** The visits that are not looked for; null while nothing is. */
  faded: ReadonlySet<string> | null;
  onOpen: (visit: Reservation) => void;
  onCrowd: (column: Column, crowd: Crowd<Piece>) => void;
  onClose: () => void;
};

/** One column of a day: its head, the ground with its open hours, and its visits, each at its time. */
export const AgendaColumn = memo(function AgendaColumn(props: AgendaColumnProps) {
  const { column, name, isLast, hours, open, marks, cursor, place, fresh, faded, onOpen, onCrowd, onClose } = props;
  const { t } = useTranslation('agenda');
  const body = useRef<HTMLDivElement>(null);
  const room = useColumnRoom(body);
  const length = useLength();
  return (
    <div
      {...rowNamed(name)}
      className={styles.column}
      style={{ flexGrow: column.weight, flexBasis: `${column.weight * LANE_REM}rem` }}
      data-column={column.key}
    >
      <div {...ROW_HEADER} className={styles.head} data-head>
        <strong className={styles.name}>{name}</strong>{' '}
        <span className={styles.sub}>{t('seats', { count: column.seats })}</span>
      </div>
      <div ref={body} className={styles.body} style={{ blockSize: length(hours.end - hours.start) }} data-body>
        <div className={styles.shifted} style={{ insetBlockStart: `calc(-1 * ${length(hours.start)})` }}>
          <ClosedHours hours={hours} open={open} />
          {column.pieces.map((piece) => (
            <VisitPiece
              key={piece.key}
              piece={piece}
              columnName={name}
              room={room}
              isGhost={marks?.ghost === piece.visit._id}
              isHit={marks?.hits.has(piece.visit._id) ?? false}
              isFresh={fresh.has(piece.visit._id)}
              isFaded={faded?.has(piece.visit._id) ?? false}
              isStop={cursor?.piece === piece.key}
              isMovable={mayLift(piece.visit)}
              onOpen={onOpen}
            />
          ))}
          {column.crowds.map((crowd) => (
            <CrowdButton key={crowd.items[0]?.key} crowd={crowd} onPress={() => onCrowd(column, crowd)} />
          ))}
          {cursor?.piece === null && <FreeCell name={name} minute={cursor.minute} />}
          {marks && <LandingMarks marks={marks} isLast={isLast} />}
          {place && <FreeMenu place={place} isLast={isLast} onClose={onClose} onOpen={onOpen} />}
        </div>
      </div>
    </div>
  );
});

/** A visit beside others needs so much width for a name and its signs. */
const LANE_REM = 8.75;

const rowNamed = (name: string) => ({ role: 'row', 'aria-label': name }) as const;
const ROW_HEADER = { role: 'rowheader' } as const;
const CELL = { role: 'gridcell' } as const;

function ClosedHours({ hours, open }: { hours: Span; open: OpeningHours | null }) {
  const length = useLength();
  const closed = open
    ? [
        { start: hours.start, end: minutesOf(open.opens) },
        { start: minutesOf(open.closes), end: hours.end },
      ]
    : [hours];
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

/** Where the keyboard stands on free ground. */
function FreeCell({ name, minute }: { name: string; minute: number }) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const length = useLength();
  return (
    <div {...CELL} className={styles.free} style={{ insetBlockStart: length(minute), blockSize: length(15) }}>
      <button
        type="button"
        tabIndex={0}
        data-stop="free"
        data-free={minute}
        aria-label={t('freeAtTime', { time: format.time(clockTime(minute)), column: name })}
        className={styles.freeButton}
      />
    </div>
  );
}

function CrowdButton({ crowd, onPress }: { crowd: Crowd<Piece>; onPress: () => void }) {
  const { t } = useTranslation('agenda');
  const length = useLength();
  const { start, end, lane, lanes, items } = crowd;
  return (
    <div
      {...CELL}
      className={styles.crowd}
      style={{
        insetInlineStart: `${(lane / lanes) * 100}%`,
        inlineSize: `${100 / lanes}%`,
        insetBlockStart: length(start),
        blockSize: `calc(${length(end - start)} - 2px)`,
      }}
    >
      <button
        type="button"
        aria-label={t('crowd', { count: items.length })}
        className={styles.crowdButton}
        onClick={onPress}
      >
        + {items.length}
      </button>
    </div>
  );
}
