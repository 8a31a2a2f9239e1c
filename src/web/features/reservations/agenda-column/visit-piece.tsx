import {
  Ban,
  Circle,
  CircleCheck,
  ClockAlert,
  Hourglass,
  type LucideIcon,
  MessageSquareText,
  UsersRound,
} from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import type { LanedPiece } from '../agenda/agenda-columns.ts';
import { type ColumnRoom, HOUR_REM, useLength } from '../agenda/agenda-measures.ts';
import { textWidth } from '../looks/text-width.ts';
import { useVisitState, type VisitState } from '../row/use-visit-state.ts';
import { titleOf } from '../row/visit-words.tsx';
import { isLow, type PieceFacts, saidOf } from './piece-words.ts';
import styles from './visit-piece.module.css';

type VisitPieceProps = {
  piece: LanedPiece;
  columnName: string;
  room: ColumnRoom;
  /** It is in somebody's hand: here is where it was. */
  isGhost: boolean;
  /** A held visit would collide with it. */
  isHit: boolean;
  /** Another desk has just placed it. */
  isFresh: boolean;
  /** It is not among those looked for. */
  isFaded: boolean;
  /** Whether the keyboard stands on it. */
  isStop: boolean;
  isMovable: boolean;
  onOpen: (visit: Reservation) => void;
};

const ICONS: Record<VisitState['look'], LucideIcon> = {
  pending: Circle,
  late: ClockAlert,
  waiting: Hourglass,
  tooLong: Hourglass,
  done: CircleCheck,
  cancel: Ban,
};

/** What stands around the words of a visit, in CSS pixels: the margins between visits, its edge bar and its padding. */
const AROUND = 8 + 21;
const GAP = 2;

/** A visit in a column of the agenda, as high as it is long. Where there is less room, less is said; its name says all. */
export const VisitPiece = memo(function VisitPiece(props: VisitPieceProps) {
  const { piece, columnName, room, isGhost, isHit, isFresh, isFaded, isStop, isMovable, onOpen } = props;
  const { visit, start, end, lane, lanes } = piece;
  const length = useLength();
  const state = useVisitState(visit);
  const facts = usePieceFacts(piece, state);
  const signs = signsOf(piece, state);
  const scale = 16 / room.rem;
  const height = ((end - start) / 60) * HOUR_REM * 16 - GAP;
  const words = { width: (room.width / lanes) * scale - AROUND, height, signs: signs.length };
  const lines = saidOf(facts, words, widthOf);
  const name = useAccessibleName(piece, facts, { state, columnName });
  return (
    // A cell of a grid that lies across columns, which no table can do.
    <div
      {...CELL}
      className={styles.piece}
      data-piece={piece.key}
      data-look={state.look}
      data-low={isLow(words)}
      data-ghost={isGhost}
      data-hit={isHit}
      data-fresh={isFresh}
      data-faded={isFaded}
      data-movable={isMovable}
      style={{
        insetInlineStart: `${(lane / lanes) * 100}%`,
        inlineSize: `${100 / lanes}%`,
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
          <span className={styles.signs}>
            {signs.map(({ key, icon: Icon }) =>
              Icon ? <Icon key={key} /> : <span key={key} className={styles.first} />,
            )}
          </span>
          {lines.map(({ kind, text }) => (
            <span key={`${kind} ${text}`} className={styles[kind]}>
              {text}
            </span>
          ))}
        </div>
      </div>
      {isMovable && <span aria-hidden="true" data-stretch className={styles.stretch} />}
    </div>
  );
});

const CELL = { role: 'gridcell' } as const;

type Sign = { key: string; icon: LucideIcon | null };

/** The first visit, somebody beside her, a note, and how the visit stands; always in this order. */
function signsOf({ visit, beside }: LanedPiece, state: VisitState): Sign[] {
  return [
    ...(visit.history?.visits === 0 ? [{ key: 'first', icon: null }] : []),
    ...(beside > 1 ? [{ key: 'people', icon: UsersRound }] : []),
    ...(visit.reservationClientInfo.comment !== '' ? [{ key: 'note', icon: MessageSquareText }] : []),
    { key: 'state', icon: ICONS[state.look] },
  ];
}

function usePieceFacts({ visit, lines, start, end }: LanedPiece, state: VisitState): PieceFacts {
  const { t } = useTranslation(['agenda', 'desk']);
  const format = useFormat();
  const language = useLanguage();
  const { client, comment } = visit.reservationClientInfo;
  const time = format.time(clockTime(start));
  const isWaiting = state.look === 'waiting' || state.look === 'tooLong';
  const late = [t('desk:late', { duration: state.duration }), `${state.word} ${state.duration}`];
  const waits =
    isWaiting && visit.presentAt !== null
      ? [t('agenda:since', { time: format.time(clockTime(salonMoment(Date.parse(visit.presentAt)).minutes)) })]
      : [];
  return {
    time,
    span: t('agenda:span', { from: time, to: format.time(clockTime(end)) }),
    client,
    services: lines.flatMap((index) => {
      const line = visit.reservationServices[index];
      return line ? [titleOf(line, language)] : [];
    }),
    since: state.look === 'late' ? late : waits,
    note: comment,
  };
}

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

const LETTERS = {
  time: { weight: 500, rem: 0.8125 },
  name: { weight: 650, rem: 0.875 },
  services: { weight: 400, rem: 0.8125 },
  since: { weight: 700, rem: 0.8125 },
  note: { weight: 400, rem: 0.8125 },
} as const;

/** The width of a text in the letters of its line, at the ordinary size of letters. */
function widthOf(text: string, kind: keyof typeof LETTERS): number {
  const { weight, rem } = LETTERS[kind];
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  // A space that keeps words together is as wide as another; figures of one width may be a little wider than measured.
  return (textWidth(text.replaceAll('\u00A0', ' '), { weight, rem }) * 16) / root + 2;
}
