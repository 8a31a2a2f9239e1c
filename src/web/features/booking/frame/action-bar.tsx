import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiteralId } from '#contract/words/literals.ts';
import type { StepVerb } from '#domain/booking/booking-steps.ts';
import { cartPrice } from '#domain/cart/cart.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { PriceWithTaxes } from '../../../shared/services/price-with-taxes.tsx';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { selectCart } from '../cart/slice.ts';
import styles from './action-bar.module.css';

/** The bar at the foot of a step: what it costs and what was chosen, and one way on. It stops at the end of the page. */
export function FootBar({ text, action }: { text: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.bar} data-bottom-bar data-print="never">
      <div className={styles.width}>
        <div className={styles.words}>{text}</div>
        <div className={styles.action}>{action}</div>
      </div>
    </div>
  );
}

type ActionBarProps = {
  verb: StepVerb;
  /** What has been chosen so far: the line under the price. */
  text?: ReactNode;
  /** Why the verb is disabled: `hint` in the place of the words, `error` after an attempt. */
  missing?: { hint: ReactNode; error?: ReactNode } | false;
  /** Whether « avec taxes » is the line under the price. */
  hasTaxesBelow?: boolean;
  /** What is being done after a press: said, and shown in the place of the verb, whose room is kept. */
  status?: ReactNode;
} & (
  | {
      to: string;
      /** What a plain press does instead of leading there at once. */
      onFollow?: () => void;
    }
  | ({ to?: undefined } & Omit<ButtonProps, 'disabled' | 'disabledReason' | 'children'>)
);

/** The bar of a step: the price of the cart with its taxes, and the verb, a link when it only leads on. */
export function ActionBar({ verb, text, missing = false, hasTaxesBelow = false, status, ...action }: ActionBarProps) {
  const wordsId = useId();
  const [isAttempted, setIsAttempted] = useState(false);
  const cart = useAppSelector(selectCart);
  const isMissing = missing !== false;
  return (
    <FootBar
      text={
        <>
          {cart.cardItems.length > 0 && <PriceWithTaxes price={cartPrice(cart)} isStacked={hasTaxesBelow} />}
          <div id={wordsId} className={styles.line}>
            {isMissing ? <Missing {...missing} isAttempted={isAttempted} /> : text}
          </div>
        </>
      }
      action={
        action.to === undefined ? (
          // A press on a disabled button reaches what it stands in.
          // biome-ignore lint/a11y/noStaticElementInteractions: only hears the attempt, whose answer is read as an alert
          // biome-ignore lint/a11y/useKeyWithClickEvents: a disabled button has no key
          <span className={styles.attempt} onClick={() => setIsAttempted(isMissing)}>
            <Button {...action} disabled={isMissing} aria-describedby={isMissing ? wordsId : undefined}>
              <Verb verb={verb} />
            </Button>
            {status !== undefined && (
              <span role="status" className={styles.status}>
                {status}
              </span>
            )}
          </span>
        ) : (
          <LinkButton to={action.to} onClick={followedBy(action.onFollow)}>
            <Verb verb={verb} />
          </LinkButton>
        )
      }
    />
  );
}

function followedBy(onFollow: (() => void) | undefined) {
  if (!onFollow) return undefined;
  return (event: MouseEvent) => {
    // Another tab is opened as the browser does.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onFollow();
  };
}

function Missing({ hint, error, isAttempted }: { hint: ReactNode; error?: ReactNode; isAttempted: boolean }) {
  if (!isAttempted || error === undefined) return hint;
  return (
    <span role="alert" className={styles.error}>
      {error}
    </span>
  );
}

const LITERAL_VERBS = {
  goToCart: 'goToCart',
  validateAndContinue: 'validateAndContinue',
  placeOrder: 'placeOrder',
} as const satisfies Partial<Record<StepVerb, LiteralId>>;

function Verb({ verb }: { verb: StepVerb }) {
  const { t } = useTranslation('booking');
  switch (verb) {
    case 'continue':
    case 'chooseTime':
    case 'validate':
      return t(`verb.${verb}`);
    default:
      return <Literal id={LITERAL_VERBS[verb]} />;
  }
}
