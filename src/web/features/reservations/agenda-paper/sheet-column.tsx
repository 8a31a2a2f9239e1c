import { useTranslation } from 'react-i18next';
import { clockTime } from '#domain/salon/salon-time.ts';
import type { Span } from '#domain/salon/spans.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import type { AgendaColumn, LanedPiece } from '../agenda/agenda-columns.ts';
import { inLane } from '../agenda/agenda-measures.ts';
import { saidOf } from '../agenda-column/piece-words.ts';
import { lineWidth, usePieceFacts } from '../agenda-column/use-piece-facts.ts';
import { useFontsReady } from '../looks/text-width.ts';
import { useVisitState } from '../row/use-visit-state.ts';
import styles from './agenda-sheet.module.css';
import { shareOf } from './share-of.ts';

type SheetColumnProps = {
  column: AgendaColumn;
  name: string;
  hours: Span;
  marks: readonly number[];
  /** Its part of the width of all columns. */
  share: number;
  isWeek: boolean;
};

/** One column on paper: when somebody works, what keeps her, and who comes. */
export function SheetColumn({ column, name, hours, marks, share, isWeek }: SheetColumnProps) {
  const { t } = useTranslation(['agenda', 'workday']);
  const format = useFormat();
  const { kind, open, pieces, overflows } = column;
  const absences = kind.what === 'technician' ? kind.absences : [];
  const place = ({ start, end }: Span) => ({
    insetBlockStart: shareOf(start - hours.start, hours),
    blockSize: shareOf(end - start, hours),
  });
  return (
    <section aria-label={name} className={styles.column} style={{ flexGrow: column.weight }}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.body}>
        {open.map((span) => (
          <div key={span.start} className={styles.open} style={place(span)} />
        ))}
        {marks.slice(1).map((minute) => (
          <div key={minute} className={styles.line} style={{ insetBlockStart: shareOf(minute - hours.start, hours) }} />
        ))}
        {absences.map(({ id, kind: why, note, ...span }) => (
          <div key={id} className={styles.absence} style={place(span)}>
            {note || t(`workday:absences.${why}`)}
          </div>
        ))}
        {pieces.map((piece) => (
          <SheetPiece key={piece.key} piece={piece} hours={hours} share={share} isWeek={isWeek} />
        ))}
        {overflows.map((overflow) => (
          <ul key={overflow.start} className={styles.overflow} style={{ ...place(overflow), ...inLane(overflow) }}>
            {overflow.items.map(({ key, visit, start }) => (
              <li key={key}>
                {format.time(clockTime(start))} {visit.reservationClientInfo.client}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

/** The ground of the sheet, in CSS pixels; its letters are so much smaller than those of the screen. */
const GROUND = { width: 905, height: 600 } as const;
const SMALLER = 0.8;
/** The edges of a visit, its padding and the margin around it. */
const EDGES = 15;

type SheetPieceProps = Pick<SheetColumnProps, 'hours' | 'share' | 'isWeek'> & { piece: LanedPiece };

/** A visit on paper, as high as it is long; what has no room is left out. */
function SheetPiece({ piece, hours, share, isWeek }: SheetPieceProps) {
  useFontsReady();
  const { visit, start, end, lanes } = piece;
  const facts = usePieceFacts(piece, useVisitState(visit));
  const room = {
    width: ((GROUND.width * share) / lanes - EDGES) / SMALLER,
    height: ((end - start) / (hours.end - hours.start)) * (GROUND.height / SMALLER) - 2,
    signs: 0,
  };
  const said = isWeek ? { ...facts, services: [], since: [], note: '' } : { ...facts, since: [] };
  return (
    <article
      className={styles.piece}
      style={{
        ...inLane(piece),
        insetBlockStart: shareOf(start - hours.start, hours),
        blockSize: shareOf(end - start, hours),
      }}
    >
      <div className={styles.said}>
        {saidOf(said, room, lineWidth).map(({ kind, text }) => (
          <p key={`${kind} ${text}`} data-kind={kind}>
            {text}
          </p>
        ))}
      </div>
    </article>
  );
}
