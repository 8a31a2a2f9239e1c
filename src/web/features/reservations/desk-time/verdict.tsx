import { TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proposal } from './proposals.ts';
import styles from './verdict.module.css';

type VerdictProps = {
  /** The id by which the buttons beside it are described. */
  id: string;
  isRefused: boolean;
  sentences: readonly string[];
  /** What went wrong when it was sent. */
  failure: ReactNode;
  proposals: readonly Proposal[];
  onPropose: (proposal: Proposal) => void;
  firstProposalRef?: Ref<HTMLButtonElement>;
};

/** What stands against the wanted time, beside the buttons that send it, and what could be had instead, one key each. */
export function Verdict({ id, isRefused, sentences, failure, proposals, onPropose, firstProposalRef }: VerdictProps) {
  const { t } = useTranslation('intake');
  return (
    <div className={styles.verdict}>
      <div id={id} role="status" className={styles.reason} data-refused={isRefused}>
        {isRefused && <TriangleAlert aria-hidden="true" />}
        <ul className={styles.sentences}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
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
              ref={index === 0 ? firstProposalRef : undefined}
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
  );
}

/** A button with the key that presses it, named where there are keys. */
export function WithKey({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <span className={styles.way}>
      {children}
      <span aria-hidden="true" className={styles.hint}>
        {keys}
      </span>
    </span>
  );
}

type InsistButtonProps = { label: string; reasonId: string; disabled: boolean; onPress: () => void };

/** The way on in spite of a conflict: it looks like what it is, and has another key than the usual one. */
export function InsistButton({ label, reasonId, disabled, onPress }: InsistButtonProps) {
  const { t } = useTranslation('intake');
  return (
    <WithKey keys={t('keys.insist')}>
      <button
        type="button"
        aria-describedby={reasonId}
        aria-keyshortcuts="Control+Shift+Enter"
        disabled={disabled}
        onClick={onPress}
        className={styles.insist}
      >
        <TriangleAlert aria-hidden="true" />
        {label}
      </button>
    </WithKey>
  );
}
