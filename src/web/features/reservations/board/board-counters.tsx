import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useLateVisits } from '../row/use-late-visits.ts';
import styles from './board-counters.module.css';
import { BOARD_COUNTS, type BoardFilter, isCounted } from './board-filter.ts';

type BoardCountersProps = {
  visits: readonly Reservation[];
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
};

/** How many are to come, wait, are done, cancelled or late; each shows those alone, pressed again all of them. */
export function BoardCounters({ visits, filter, onFilter }: BoardCountersProps) {
  const { t } = useTranslation('board');
  const late = useLateVisits(visits);
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons, no fieldset of a form
    <div role="group" aria-label={t('counters')} className={styles.counters} data-print="never">
      {BOARD_COUNTS.map((count) => {
        const isPressed = filter.count === count;
        return (
          <button
            key={count}
            type="button"
            aria-pressed={isPressed}
            data-count={count}
            className={styles.counter}
            onClick={() => onFilter({ ...filter, count: isPressed ? null : count })}
          >
            {t(`counts.${count}`)}{' '}
            <strong className="num">{visits.filter((visit) => isCounted(visit, count, late)).length}</strong>
          </button>
        );
      })}
    </div>
  );
}
