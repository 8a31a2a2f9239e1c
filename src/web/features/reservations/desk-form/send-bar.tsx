import { TriangleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Proposal } from './proposals.ts';
import styles from './send-bar.module.css';

type SendBarProps = {
  /** The sum with taxes, null while no service is chosen. */
  total: { cents: number; isRough: boolean } | null;
  isNameValid: boolean;
  /** Why the chosen time is refused, in the desk's words; empty when nothing stands against it. */
  refusals: readonly string[];
  /** What is worth reading before booking, though it refuses nothing. */
  notes: readonly string[];
  /** What went wrong when it was sent. */
  failure: ReactNode;
  proposals: readonly Proposal[];
  onPropose: (proposal: Proposal) => void;
  isSending: boolean;
  onInsist: () => void;
  bookRef: Ref<HTMLButtonElement>;
  firstProposalRef: Ref<HTMLButtonElement>;
};

/** The price, what stands against the chosen time with what could be had instead, and the two ways to book; always in sight. */
export function SendBar(props: SendBarProps) {
  const { total, isNameValid, refusals, notes, failure, proposals, onPropose, isSending, onInsist } = props;
  const { t } = useTranslation('intake');
  const literal = useLiteral();
  const format = useFormat();
  const reasonId = useId();
  const isRefused = refusals.length > 0;
  return (
    <div className={styles.bar} data-refused={isRefused}>
      <p className={styles.total}>
        {total && (
          <>
            {t(total.isRough ? 'total.estimate' : 'total.exact')}{' '}
            <strong className="num nowrap">{format.money(total.cents)}</strong>
          </>
        )}
      </p>
      <div className={styles.answer}>
        <div id={reasonId} role="status" className={styles.reason}>
          {isRefused && <TriangleAlert aria-hidden="true" />}
          <Reasons sentences={isNameValid ? [...refusals, ...notes] : [literal('nameInvalid')]} />
        </div>
        {failure && (
          <div role="alert" className={styles.failure}>
            {failure}
          </div>
        )}
        {isRefused && proposals.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: buttons, no fieldset of a form
          <div role="group" aria-label={t('proposals.label')} className={styles.proposals}>
            <span aria-hidden="true">{t('proposals.free')}</span>
            {proposals.map((proposal, index) => (
              <button
                key={proposal.label}
                type="button"
                ref={index === 0 ? props.firstProposalRef : undefined}
                aria-keyshortcuts={`Alt+${index + 1}`}
                onClick={() => onPropose(proposal)}
                className={styles.proposal}
              >
                <span className={styles.painted}>
                  {proposal.label}
                  <span aria-hidden="true" className={styles.key}>
                    Alt {index + 1}
                  </span>
                </span>
              </button>
            ))}
          </div>
        )}
      </div>
      <div className={styles.buttons}>
        {isRefused && isNameValid && (
          <span className={styles.way}>
            <button
              type="button"
              aria-describedby={reasonId}
              aria-keyshortcuts="Control+Shift+Enter"
              disabled={isSending}
              onClick={onInsist}
              className={styles.insist}
            >
              <TriangleAlert aria-hidden="true" />
              {t('insist')}
            </button>
            <span aria-hidden="true" className={styles.hint}>
              {t('keys.insist')}
            </span>
          </span>
        )}
        <span className={styles.way}>
          <Button
            ref={props.bookRef}
            type="submit"
            size="medium"
            disabled={!isNameValid || isRefused}
            aria-describedby={reasonId}
            aria-keyshortcuts="Control+Enter"
            loading={isSending}
          >
            {t('book')}
          </Button>
          <span aria-hidden="true" className={styles.hint}>
            {t('keys.book')}
          </span>
        </span>
      </div>
    </div>
  );
}

function Reasons({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className={styles.sentences}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
