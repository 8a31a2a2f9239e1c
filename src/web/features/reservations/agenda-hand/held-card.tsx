import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TechnicianNail } from '../../../shared/team/technician-nail.tsx';
import { techniciansApi } from '../../technicians/api.ts';
import { type Hand, isOfSeveral } from './hand.ts';
import styles from './held-card.module.css';
import { useHandWords } from './use-landing.ts';
import type { Grip } from './use-pointer-hand.ts';

type HeldCardProps = { hand: Hand; grip: Grip; ref: Ref<HTMLDivElement> };

/** The visit in the hand: it follows the pointer, and says the time at which it would begin, and with whom. */
export function HeldCard({ hand, grip, ref }: HeldCardProps) {
  const { t } = useTranslation('agenda');
  const { spanText } = useHandWords();
  const count = hand.from.changes.length;
  const { data: team = [] } = techniciansApi.endpoints.technicians.useQueryState();
  const technician = team.find(({ _id }) => _id === hand.to.performer);
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className={styles.card}
      data-deed={hand.deed}
      style={{ inlineSize: grip.width, minBlockSize: Math.max(grip.height, 44) }}
    >
      {technician && (
        <span className={styles.nail}>
          <TechnicianNail technician={technician} width={13} />
        </span>
      )}
      <span className={`num ${styles.time}`}>{spanText(hand.to)}</span>
      <span className={styles.name}>{hand.visit.reservationClientInfo.client}</span>
      {isOfSeveral(hand) && (
        <span className={styles.several}>{t(hand.to.isAlone ? 'aloneOf' : 'together', { count })}</span>
      )}
    </div>
  );
}
