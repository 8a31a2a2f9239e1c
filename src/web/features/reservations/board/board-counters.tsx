import { Ban, Circle, CircleCheck, ClockAlert, Hourglass, type LucideIcon, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { RESERVATION_STATUSES } from '#domain/reservations/reservation.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { printPath } from '../../../app/navigation.ts';
import { LiveDot } from '../live/live-dot.tsx';
import type { Live } from '../live/use-live-list.ts';
import { useLateVisits } from '../row/use-late-visits.ts';
import type { BoardCount } from '../slice.ts';
import { TurnOrderButton } from '../turn/turn-order-button.tsx';
import styles from './board-counters.module.css';
import { isCounted } from './board-filter.ts';

type BoardCountersProps = {
  visits: readonly Reservation[];
  date: CalendarDate;
  chosen: BoardCount | null;
  live: Live;
  /** The choice of the location, where the first line has no room for it. */
  lead?: ReactNode;
  /** What else there is to say of the day. */
  facts?: ReactNode;
  onChoose: (count: BoardCount | null) => void;
};

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
export function BoardCounters({ visits, date, chosen, live, lead, facts, onChoose }: BoardCountersProps) {
  const { t } = useTranslation(['board', 'desk']);
  const late = useLateVisits(visits);
  return (
    <div className={styles.line} data-print="never">
      {lead}
      {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons, no fieldset of a form */}
      <div role="group" aria-label={t('counters')} className={styles.counters}>
        {COUNTS.map((count) => {
          const isPressed = chosen === count;
          const Icon = ICONS[count];
          const number = visits.filter((visit) => isCounted(visit, count, late)).length;
          return (
            <button
              key={count}
              type="button"
              aria-pressed={isPressed}
              data-count={count}
              data-empty={number === 0}
              className={styles.counter}
              onClick={() => onChoose(isPressed ? null : count)}
            >
              <span className={styles.pill}>
                <Icon aria-hidden="true" />
                <span className={styles.word}>{t(`counts.${count}`)}</span> <strong className="num">{number}</strong>
              </span>
            </button>
          );
        })}
      </div>
      <div className={styles.signs}>
        {facts}
        <LiveDot live={live} />
        <TurnOrderButton date={date} />
        <Link
          to={printPath(date)}
          aria-label={t('desk:lists.print')}
          title={t('desk:lists.print')}
          className={styles.print}
        >
          <Printer aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}
