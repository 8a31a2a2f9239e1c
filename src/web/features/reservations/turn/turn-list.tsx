import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TurnView } from '#contract/schemas/turns.ts';
import { TechnicianNail } from '../../../shared/team/technician-nail.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import styles from './turn-list.module.css';
import { useTurnWords } from './use-turn-words.ts';

type ProposedProps = {
  turn: TurnView;
  isSending: boolean;
  onTake: (turn: TurnView) => void;
};

/** Whose turn it is, why, and the one press that gives her the visit. */
export function Proposed({ turn, isSending, onTake }: ProposedProps) {
  const { t } = useTranslation('board');
  const words = useTurnWords();
  return (
    <div className={styles.proposed}>
      <div className={styles.who}>
        <TechnicianNail technician={turn} width={40} />
        <div>
          <p className={styles.hers}>{t('turn.hers')}</p>
          <p className={styles.name}>{turn.name}</p>
        </div>
      </div>
      <ul className={styles.reasons}>
        {words.reasons(turn).map((reason) => (
          <li key={reason}>
            <Check aria-hidden="true" />
            {reason}
          </li>
        ))}
      </ul>
      <Button
        fullWidth
        icon={<Check aria-hidden="true" />}
        loading={isSending}
        data-fleeting
        onClick={() => onTake(turn)}
      >
        {t('turn.take', { name: turn.name })}
      </Button>
    </div>
  );
}

type OthersProps = {
  /** The whole order of the day. */
  turns: readonly TurnView[];
  proposed: TurnView | null;
  isSending: boolean;
  onTake: (turn: TurnView) => void;
};

/** Everybody else in the order of the day: who is free can be chosen, of the others it says what keeps them. */
export function Others({ turns, proposed, isSending, onTake }: OthersProps) {
  const { t } = useTranslation('board');
  const words = useTurnWords();
  const others = turns.filter(({ technicianId }) => technicianId !== proposed?.technicianId);
  return (
    <ol className={styles.others}>
      {others.map((turn) => (
        <li key={turn.technicianId} data-free={turn.isFree} className={styles.other}>
          <span className={`num ${styles.place}`}>{turns.indexOf(turn) + 1}</span>
          <TechnicianNail technician={turn} width={16} />
          <span className={styles.person}>
            <strong className={styles.otherName}>{turn.name}</strong>
            <span className={styles.standing}>{words.standing(turn)}</span>
          </span>
          {turn.isFree ? (
            <Button variant="secondary" size="medium" disabled={isSending} data-fleeting onClick={() => onTake(turn)}>
              {t('turn.choose')} <VisuallyHidden>{turn.name}</VisuallyHidden>
            </Button>
          ) : (
            <span className={`num ${styles.later}`}>{words.later(turn)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
