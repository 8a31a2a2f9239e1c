import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import styles from '../agenda/agenda-page.module.css';
import type { Team } from '../agenda/team-columns.ts';
import type { AgendaView } from '../agenda/use-agenda-columns.ts';
import { useFreeMinutes } from '../agenda/use-agenda-team.ts';

type AgendaFactsProps = {
  today: CalendarDate;
  view: AgendaView;
  locations: readonly SalonLocation[];
  /** Null while they are not known. */
  visits: readonly Reservation[] | null;
  team: Team | null;
};

const NO_VISITS: readonly Reservation[] = [];
const UNKNOWN = '–';

/** What the day or the week brings, all but what was cancelled, and how long who is shown is still free. */
export function AgendaFacts(props: AgendaFactsProps) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const { view, visits } = props;
  const free = useFreeMinutes({ ...props, visits: visits ?? NO_VISITS });
  const total = visits?.filter(({ status }) => holdsSeat(status)).reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  return (
    <p className={`num ${styles.total}`}>
      {free !== null && (
        <span className={styles.freeTime}>
          {t('free')} <strong>{visits ? format.duration(free) : UNKNOWN}</strong>
        </span>
      )}
      <span className={styles.sum}>
        {t(view.what === 'week' ? 'weekTotal' : 'total')}{' '}
        <strong>{total === undefined ? UNKNOWN : format.price(total)}</strong>
      </span>
    </p>
  );
}
