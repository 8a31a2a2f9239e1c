import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Proposal } from '../desk-time/proposals.ts';
import { InsistButton, Verdict, WithKey } from '../desk-time/verdict.tsx';
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
      <Verdict
        id={reasonId}
        isRefused={isRefused}
        sentences={isNameValid ? [...refusals, ...notes] : [literal('nameInvalid')]}
        failure={failure}
        proposals={proposals}
        onPropose={onPropose}
        firstProposalRef={props.firstProposalRef}
      />
      <div className={styles.buttons}>
        {isRefused && isNameValid && (
          <InsistButton label={t('insist')} reasonId={reasonId} disabled={isSending} onPress={onInsist} />
        )}
        <WithKey keys={t('keys.book')}>
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
        </WithKey>
      </div>
    </div>
  );
}
