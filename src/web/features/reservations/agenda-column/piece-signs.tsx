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
import { useTranslation } from 'react-i18next';
import type { LanedPiece } from '../agenda/agenda-columns.ts';
import type { VisitState } from '../row/use-visit-state.ts';
import styles from './piece-signs.module.css';
import { SIGN } from './piece-words.ts';

const ICONS: Record<VisitState['look'], LucideIcon> = {
  pending: Circle,
  late: ClockAlert,
  waiting: Hourglass,
  tooLong: Hourglass,
  done: CircleCheck,
  cancel: Ban,
};

type Sign = { key: string; icon: LucideIcon | null; text?: string };

/** The first visit, somebody beside her, a note, and how the visit stands; always in this order. */
export function useSigns({ visit, beside, neighbours }: LanedPiece, state: VisitState): Sign[] {
  const { t } = useTranslation('agenda');
  const part = neighbours?.part;
  return [
    ...(visit.history?.visits === 0 ? [{ key: 'first', icon: null }] : []),
    ...(part ? [{ key: 'part', icon: null, text: t('part', part) }] : []),
    ...(beside > 1 && !neighbours ? [{ key: 'people', icon: UsersRound }] : []),
    ...(visit.reservationClientInfo.comment !== '' ? [{ key: 'note', icon: MessageSquareText }] : []),
    { key: 'state', icon: ICONS[state.look] },
  ];
}

/** The signs that give way to a name, in this order; how the visit stands is always shown. */
const GIVING_WAY = ['part', 'people', 'first', 'note'];

/** As many signs as there is room for, in CSS pixels. */
export function signsThatFit(signs: readonly Sign[], width: number): readonly Sign[] {
  let shown = signs;
  for (const key of GIVING_WAY) {
    if (roomOf(shown) * SIGN > width) shown = shown.filter((sign) => sign.key !== key);
  }
  return shown;
}

/** How many signs' room they take: words take two. */
export function roomOf(signs: readonly Sign[]): number {
  return signs.length + signs.filter(({ text }) => text).length;
}

export function PieceSigns({ signs }: { signs: readonly Sign[] }) {
  return (
    <span className={styles.signs}>
      {signs.map((sign) => (
        <SignShown key={sign.key} sign={sign} />
      ))}
    </span>
  );
}

function SignShown({ sign: { icon: Icon, text } }: { sign: Sign }) {
  if (text) return <span className={`num ${styles.part}`}>{text}</span>;
  return Icon ? <Icon /> : <span className={styles.first} />;
}

/** How much of a piece, in CSS pixels from its foot, lies under the clasp that holds it and others together. */
export function underClasp({ neighbours }: Pick<LanedPiece, 'neighbours'>): number {
  return neighbours?.before || neighbours?.after ? CLASP : 0;
}

const CLASP = 16;

/** What holds the pieces of one visit together, at the foot of their seam; it hangs at the first of them. */
export function Clasp({ piece: { neighbours, beside }, isSmall }: { piece: LanedPiece; isSmall: boolean }) {
  const { t } = useTranslation('agenda');
  if (!neighbours?.after || neighbours.before) return null;
  return (
    <span aria-hidden="true" className={`num ${styles.clasp}`} data-small={isSmall}>
      <UsersRound /> {isSmall ? beside : t('people', { count: beside })}
    </span>
  );
}
