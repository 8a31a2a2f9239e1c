import { Ban, Circle, CircleCheck, ClockAlert, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { RESERVATION_STATUSES } from '#domain/reservations/reservation.ts';
import { LiveDot } from '../live/live-dot.tsx';
import type { Live } from '../live/use-live-list.ts';
import { useLateVisits } from '../row/use-late-visits.ts';
import type { BoardCount } from '../slice.ts';
import styles from './board-counters.module.css';
import { isCounted } from './board-filter.ts';

type BoardCountersProps = {
  /** Null while they are not known. */
  visits: readonly Reservation[] | null;
  chosen: BoardCount | null;
  live: Live;
  /** The choice of the location, where the first line has no room for it. */
  lead?: ReactNode;
  /** A week counts nobody who is late: that is of today. */
  isWeek?: boolean;
  /** What else there is to say of the day. */
  facts?: ReactNode;
  /** How else the day is shown, and the way to its paper. */
  tools: ReactNode;
  onChoose: (count: BoardCount | null) => void;
};

const NO_VISITS: readonly Reservation[] = [];
const COUNTS: readonly BoardCount[] = [...RESERVATION_STATUSES, 'late'];

const ICONS: Record<BoardCount, LucideIcon> = {
  pending: Circle,
  present: Hourglass,
  done: CircleCheck,
  cancel: Ban,
  late: ClockAlert,
};

/**
 * The board's second line: how many are to come, wait, are done, cancelled or late; each shows those alone, pressed again all
 * of them. Each number has a slot, so that it moves nothing.
 */
export function BoardCounters({
  visits,
  chosen,
  live,
  lead,
  isWeek = false,
  facts,
  tools,
  onChoose,
}: BoardCountersProps) {
  const { t } = useTranslation(['board', 'desk']);
  const late = useLateVisits(visits ?? NO_VISITS);
  return (
    <div className={styles.line} data-print="never" data-facts={facts !== undefined}>
      {lead}
      <div className={styles.scroll}>
        {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons, no fieldset of a form */}
        <div role="group" aria-label={t('counters')} className={styles.counters}>
          {COUNTS.filter((count) => !isWeek || count !== 'late').map((count) => {
            const isPressed = chosen === count;
            const Icon = ICONS[count];
            const number = visits?.filter((visit) => isCounted(visit, count, late)).length;
            return (
              <button
                key={count}
                type="button"
                aria-pressed={isPressed}
                data-count={count}
                data-empty={!number}
                className={styles.counter}
                onClick={() => onChoose(isPressed ? null : count)}
              >
                <span className={styles.pill}>
                  <Icon aria-hidden="true" />
                  <span className={styles.word}>{t(`counts.${count}`)}</span>{' '}
                  <strong className="num">{number ?? '–'}</strong>
                </span>
              </button>
            );
          })}
        </div>
      </div>
      {facts !== undefined && <div className={styles.facts}>{facts}</div>}
      <div className={styles.signs}>
        <LiveDot live={live} />
        {tools}
      </div>
    </div>
  );
}
