import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { TurnView } from '#contract/schemas/turns.ts';
import { TechnicianNail } from '../../../shared/team/technician-nail.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import styles from './turn-list.module.css';
import { useTurnWords } from './use-turn-words.ts';

type ProposedProps = {
  /** One technician for each of the people side by side. */
  turns: readonly TurnView[];
  isSending: boolean;
  onTake: () => void;
};

/** Whose turn it is, why, and the one press that gives them the visit. */
export function Proposed({ turns, isSending, onTake }: ProposedProps) {
  const { t } = useTranslation('board');
  const words = useTurnWords();
  const isOne = turns.length === 1;
  return (
    <div className={styles.proposed}>
      {turns.map((turn) => (
        <Fragment key={turn.technicianId}>
          <div className={styles.who}>
            <TechnicianNail technician={turn} width={40} />
            <div>
              <p className={styles.hers}>{t('turn.hers')}</p>
              <p className={styles.name}>{turn.name}</p>
            </div>
          </div>
          <ul className={styles.reasons}>
            {words
              .reasons(turn)
              .slice(0, isOne ? undefined : 1)
              .map((reason) => (
                <li key={reason}>
                  <Check aria-hidden="true" />
                  {reason}
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
      <Button fullWidth icon={<Check aria-hidden="true" />} loading={isSending} data-fleeting onClick={onTake}>
        {t('turn.take', { name: words.names(turns) })}
      </Button>
    </div>
  );
}

type OthersProps = {
  /** The whole order of the day. */
  turns: readonly TurnView[];
  proposed: readonly TurnView[];
  isSending: boolean;
  /** Null where one alone cannot take all of the visit. */
  onTake: ((turn: TurnView) => void) | null;
};

/** Everybody else in the order of the day: who is free can be chosen, of the others it says what keeps them. */
export function Others({ turns, proposed, isSending, onTake }: OthersProps) {
  const { t } = useTranslation('board');
  const words = useTurnWords();
  const others = turns.filter((turn) => !proposed.includes(turn));
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
          {turn.isFree && onTake ? (
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
