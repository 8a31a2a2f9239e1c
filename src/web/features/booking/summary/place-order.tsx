import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { firstMissingStep } from '#domain/booking/booking-steps.ts';
import { isLoginExpired, problemOf } from '../../../api/problem.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { loginPath } from '../../../app/navigation.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { selectCart } from '../cart/slice.ts';
import { pathBackToSummary } from '../frame/use-next-path.ts';
import { useSlotProblem } from '../frame/use-slot-problem.ts';
import { OverlapQuestion } from './overlap-question.tsx';
import styles from './summary-page.module.css';
import { useOverlap } from './use-overlap.ts';
import type { Order } from './use-place-order.ts';

/** Refusals that another day or hour would settle. */
const ABOUT_THE_TIME = new Set([
  'slot_full',
  'slot_too_soon',
  'salon_closed',
  'date_out_of_window',
  'no_such_slot',
  'too_long_for_closing',
]);

/** The button that books, what it is doing, and what went wrong with the way out of it (spec 8). */
export function PlaceOrder({ order }: { order: Order }) {
  const { t } = useTranslation(['booking', 'order']);
  const cart = useAppSelector(selectCart);
  const problemOfSlot = useSlotProblem();
  const isTimeGone = cart.reservationDate !== null && problemOfSlot(cart.reservationDate) !== null;
  const isIncomplete = firstMissingStep(cart) !== null;
  const overlap = useOverlap(order.error);
  const [isOverlapMeant, setIsOverlapMeant] = useState(false);
  const isUnanswered = overlap.isAsked && !isOverlapMeant;
  // What the question asks needs no second sentence.
  const isQuestion = problemOf(order.error).code === 'overlaps_own_visit';
  const hasProblem = order.error !== undefined && !order.isSending && !isQuestion;
  return (
    <div className={styles.order} data-print="never">
      {hasProblem && <OrderProblem error={order.error} />}
      {overlap.isAsked && (
        <OverlapQuestion visit={overlap.visit} isMeant={isOverlapMeant} onAnswer={setIsOverlapMeant} />
      )}
      <Button
        wide
        loading={order.isSending}
        disabled={isIncomplete || isTimeGone || isUnanswered}
        disabledReason={isTimeGone ? t('chosenTime.orderWaits') : isUnanswered && t('order:overlap.orderWaits')}
        onClick={() => void order.place(overlap.isAsked)}
      >
        <Literal id="placeOrder" />
      </Button>
      <p role="status">{order.isSending && <Literal id="beingProcessed" />}</p>
      <p className={styles.quiet}>{t('order:summary.accept')}</p>
    </div>
  );
}

function OrderProblem({ error }: { error: unknown }) {
  const sentence = useProblemSentence();
  return (
    <InfoStrip tone="danger" role="alert" action={<WayOut error={error} />}>
      {saysNothing(error) ? (
        <Literal id="tryAgainLater" as="p" />
      ) : (
        <Literal id="bookingFailed" as="p" message={sentence(error)} />
      )}
    </InfoStrip>
  );
}

/** Whether a server, or something in front of it, answered without a sentence. */
function saysNothing(error: unknown): boolean {
  const { kind, message } = problemOf(error);
  return kind === 'unexpected' || (kind === 'answer' && message === '');
}

/** What can be done about a failure beside pressing again. */
function WayOut({ error }: { error: unknown }) {
  const { t } = useTranslation(['booking', 'common', 'order']);
  const { code } = problemOf(error);
  if (isLoginExpired(error)) {
    return (
      <LinkButton look="quiet" size="medium" to={loginPath(paths.summary)}>
        {t('common:logInAgain')}
      </LinkButton>
    );
  }
  if (ABOUT_THE_TIME.has(code)) {
    return (
      <LinkButton look="quiet" size="medium" to={pathBackToSummary(paths.bookingDate)}>
        {t('order:summary.otherTime')}
      </LinkButton>
    );
  }
  if (code !== 'private_service' && code !== 'quantity_over_capacity') return null;
  return (
    <LinkButton look="quiet" size="medium" to={pathBackToSummary(paths.cart)}>
      {t('order:summary.editServices')}
    </LinkButton>
  );
}
