import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { LanedPiece } from '../agenda/agenda-columns.ts';
import { type ColumnRoom, inLane, useHourRem, useLength } from '../agenda/agenda-measures.ts';
import { useVisitState, type VisitState } from '../row/use-visit-state.ts';
import { Clasp, PieceSigns, roomOf, signsThatFit, underClasp, useSigns } from './piece-signs.tsx';
import { isLow, type PieceFacts, saidOf } from './piece-words.ts';
import { leastWidth, lineWidth, usePieceFacts } from './use-piece-facts.ts';
import styles from './visit-piece.module.css';

type VisitPieceProps = {
  piece: LanedPiece;
  columnName: string;
  room: ColumnRoom;
  /** It is being dragged: here is where it was. */
  isGhost: boolean;
  /** A held visit would collide with it. */
  isMet: boolean;
  /** Another desk has just placed it. */
  isFresh: boolean;
  /** It is not among those looked for. */
  isFaded: boolean;
  /** Whether the keyboard stands on it. */
  isStop: boolean;
  isMovable: boolean;
  onOpen: (visit: Reservation) => void;
};

/** What stands around the words of a visit, in CSS pixels: the margins between visits, its edges and its padding. */
const AROUND = 8 + 2 + 21;
const GAP = 2;
/** Lower than a name. */
const SHORT = 20;

/** A visit in a column of the agenda, as high as it is long. Where there is less room, less is said; its name says all. */
export const VisitPiece = memo(function VisitPiece(props: VisitPieceProps) {
  const { piece, columnName, room, isGhost, isMet, isFresh, isFaded, isStop, isMovable, onOpen } = props;
  const { visit, start, end, lanes } = piece;
  const length = useLength();
  const hour = useHourRem();
  const state = useVisitState(visit);
  const facts = usePieceFacts(piece, state);
  const scale = 16 / room.rem;
  const height = ((end - start) / 60) * hour * 16 - GAP;
  const width = (room.width / lanes) * scale - AROUND;
  const signs = signsThatFit(useSigns(piece, state), width - leastWidth(facts));
  const words = { width, height: height - underClasp(piece), signs: roomOf(signs) };
  const lines = saidOf(facts, words, lineWidth);
  const name = useAccessibleName(piece, facts, { state, columnName });
  return (
    // A cell of a grid that lies across columns, which no table can do.
    <div
      {...CELL}
      className={styles.piece}
      data-piece={piece.key}
      data-look={state.look}
      data-low={isLow(words)}
      data-short={height < SHORT}
      data-ghost={isGhost}
      data-met={isMet}
      data-fresh={isFresh}
      data-faded={isFaded}
      data-movable={isMovable}
      data-several={piece.neighbours && visit._id}
      data-before={piece.neighbours?.before}
      data-after={piece.neighbours?.after}
      style={{
        ...inLane(piece),
        insetBlockStart: length(start),
        blockSize: `calc(${length(end - start)} - ${GAP}px)`,
      }}
    >
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-label={name}
        data-stop={piece.key}
        className={styles.press}
        onClick={() => onOpen(visit)}
      />
      <div aria-hidden="true" className={styles.said}>
        <div className={styles.words}>
          <PieceSigns signs={signs} />
          {lines.map(({ kind, text }) => (
            <span key={`${kind} ${text}`} data-line className={styles[kind]}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <Clasp piece={piece} isSmall={isLow(words)} />
      {isMovable && <span aria-hidden="true" data-stretch className={styles.stretch} />}
    </div>
  );
});

const CELL = { role: 'gridcell' } as const;

type Said = { state: VisitState; columnName: string };

/** All of a visit in one sentence, its client first. */
function useAccessibleName({ visit, beside }: LanedPiece, facts: PieceFacts, { state, columnName }: Said): string {
  const { t } = useTranslation(['agenda', 'desk']);
  const parts = [
    facts.client,
    facts.span,
    facts.services.join(', '),
    columnName,
    [state.word, ...facts.since.slice(0, 1)].join(', '),
    beside > 1 ? t('agenda:people', { count: beside }) : '',
    visit.history?.visits === 0 ? t('desk:history.first') : '',
    facts.note,
  ];
  return parts.filter((part) => part !== '').join(', ');
}
