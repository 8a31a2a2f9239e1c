import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TechnicianNail } from '../../../shared/team/technician-nail.tsx';
import { techniciansApi } from '../../technicians/api.ts';
import { type Drag, isOfSeveral } from './drag.ts';
import styles from './held-card.module.css';
import { useDragWords } from './use-landing.ts';
import type { Grip } from './use-pointer-drag.ts';

type HeldCardProps = { drag: Drag; grip: Grip; ref: Ref<HTMLDivElement> };

/** The dragged visit: it follows the pointer, and says the time at which it would begin, and with whom. */
export function HeldCard({ drag, grip, ref }: HeldCardProps) {
  const { t } = useTranslation('agenda');
  const { spanText } = useDragWords();
  const count = drag.from.changes.length;
  const { data: team = [] } = techniciansApi.endpoints.technicians.useQueryState();
  const technician = team.find(({ _id }) => _id === drag.to.performer);
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className={styles.card}
      data-action={drag.action}
      style={{ inlineSize: grip.width, minBlockSize: Math.max(grip.height, 44) }}
    >
      {technician && (
        <span className={styles.nail}>
          <TechnicianNail technician={technician} width={13} />
        </span>
      )}
      <span className={`num ${styles.time}`}>{spanText(drag.to)}</span>
      <span className={styles.name}>{drag.visit.reservationClientInfo.client}</span>
      {isOfSeveral(drag) && (
        <span className={styles.several}>{t(drag.to.isAlone ? 'aloneOf' : 'together', { count })}</span>
      )}
    </div>
  );
}
