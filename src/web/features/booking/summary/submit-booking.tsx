import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { baseApi } from '../../../api/base-api.ts';
import { isLoginExpired, problemOf } from '../../../api/problem.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { loginPath } from '../../../app/navigation.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { newIdempotencyKey } from '../../../shared/booking/idempotency-key.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useBookMutation } from '../../reservations/api.ts';
import { reservationPlaced } from '../../reservations/slice.ts';
import { CATALOGUE_CHANGED } from '../../services/api.ts';
import { cartBooked, performerChosen, selectCart } from '../cart/slice.ts';
import { ActionBar } from '../frame/action-bar.tsx';
import { useSlotProblem } from '../frame/chosen-time.tsx';
import { pathBackToSummary } from '../frame/step-paths.ts';
import type { OtherVisitsKnown } from './other-visits.tsx';

/** Refusals that another day or time would resolve. */
const SLOT_REFUSALS = new Set([
  'slot_full',
  'slot_too_soon',
  'salon_closed',
  'date_out_of_window',
  'no_such_slot',
  'too_long_for_closing',
]);

type SubmitBarProps = { submission: BookingSubmission; others: OtherVisitsKnown };

/** The bar with the button that books, and its progress in the place of its words. */
export function SubmitBar({ submission, others }: SubmitBarProps) {
  const { t } = useTranslation(['booking', 'order']);
  const cart = useAppSelector(selectCart);
  const problemOfSlot = useSlotProblem();
  const isTimeGone = cart.reservationDate !== null && problemOfSlot(cart.reservationDate) !== null;
  const isUnanswered = others.isAsked && !others.isMeant;
  const unanswered = isUnanswered && { hint: t('order:overlap.submitWaits') };
  return (
    <ActionBar
      verb="placeOrder"
      hasTaxesBelow
      missing={isTimeGone ? { hint: t('chosenTime.submitWaits') } : unanswered}
      loading={submission.isSending}
      status={
        submission.isSending && (
          <>
            <Spinner />
            <Literal id="beingProcessed" />
          </>
        )
      }
      onClick={() => void submission.submit(others.isAsked)}
    />
  );
}

/** A failure, with what can be done about it; it comes into sight, since the bar that was pressed is far below. */
export function SubmissionProblem({ submission }: { submission: BookingSubmission }) {
  const { t } = useTranslation('order');
  const { error, isSending, asksForNobody, askForNobody } = submission;
  if (isSending) return null;
  if (error === undefined) {
    return (
      asksForNobody && (
        <InfoStrip role="status" focused>
          <p>{t('summary.nowAnybody')}</p>
        </InfoStrip>
      )
    );
  }
  // The question about two visits replaces the sentence of its refusal.
  const isQuestion = problemOf(error).code === 'overlaps_own_visit';
  return isQuestion ? null : <Problem error={error} onAnybody={askForNobody} />;
}

function Problem({ error, onAnybody }: { error: unknown; onAnybody: () => void }) {
  const sentence = useProblemSentence();
  return (
    <InfoStrip tone="danger" role="alert" focused action={<ProblemAction error={error} onAnybody={onAnybody} />}>
      {hasNoSentence(error) ? (
        <Literal id="tryAgainLater" as="p" />
      ) : (
        <Literal id="bookingFailed" as="p" message={sentence(error)} />
      )}
    </InfoStrip>
  );
}

/** Whether the response, perhaps of a proxy, came without a sentence. */
function hasNoSentence(error: unknown): boolean {
  const { kind, message } = problemOf(error);
  return kind === 'unexpected' || (kind === 'answer' && message === '');
}

/** What can be done about a failure other than trying again. */
function ProblemAction({ error, onAnybody }: { error: unknown; onAnybody: () => void }) {
  const { t } = useTranslation(['booking', 'common', 'order']);
  const { code, details } = problemOf(error);
  if (isLoginExpired(error)) {
    return (
      <LinkButton variant="quiet" size="medium" to={loginPath(paths.summary)}>
        {t('common:logInAgain')}
      </LinkButton>
    );
  }
  if (SLOT_REFUSALS.has(code)) {
    return (
      <>
        {details.freeWithOthers === true && (
          <Button variant="quiet" size="medium" onClick={onAnybody}>
            {t('order:summary.anybody')}
          </Button>
        )}
        <LinkButton variant="quiet" size="medium" to={pathBackToSummary(paths.bookingDate)}>
          {t('order:summary.otherTime')}
        </LinkButton>
      </>
    );
  }
  if (code !== 'private_service' && code !== 'quantity_over_capacity') return null;
  return (
    <LinkButton variant="quiet" size="medium" to={pathBackToSummary(paths.cart)}>
      {t('order:summary.editServices')}
    </LinkButton>
  );
}

export type BookingSubmission = {
  /** Sends the booking; `overlapIsMeant` says that a visit at the same time as another is intended. */
  submit: (overlapIsMeant: boolean) => Promise<void>;
  /** Asks for nobody any more, where the time is free with others. */
  askForNobody: () => void;
  /** Whether that was done here. */
  asksForNobody: boolean;
  isSending: boolean;
  isBooked: boolean;
  error: unknown;
};

/**
 * Books what is in the cart. The page has one idempotency key: pressing twice, or again after a lost response, books once.
 * Only success empties the cart.
 */
export function useBookingSubmission(): BookingSubmission {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCart);
  const [key] = useState(newIdempotencyKey);
  const [book, { isLoading, isSuccess, error, reset }] = useBookMutation();

  const submit = async (overlapIsMeant: boolean) => {
    const booking = bookingOf(cart);
    if (!booking) return;
    const result = await book({ key, booking: { ...booking, overlapIsMeant } });
    if (result.data) {
      dispatch(reservationPlaced(result.data));
      dispatch(cartBooked());
      return;
    }
    // The catalogue has changed: fetching it again updates the cart, which says what changed.
    if (CATALOGUE_CHANGED.has(problemOf(result.error).code)) dispatch(baseApi.util.invalidateTags(['Service']));
  };

  const [asksForNobody, setAsksForNobody] = useState(false);
  const askForNobody = () => {
    setAsksForNobody(true);
    dispatch(performerChosen(null));
    reset();
  };

  return { submit, askForNobody, asksForNobody, isSending: isLoading, isBooked: isSuccess, error };
}

/** The booking to send for a cart; null when something is missing. */
function bookingOf(cart: Cart) {
  const location = chosenLocation(cart);
  const { reservationDate, reservationClientInfo } = cart;
  if (location === null || !reservationDate || !reservationClientInfo || cart.cardItems.length === 0) return null;
  return {
    reservationServices: cart.cardItems.map(({ serviceId, qty }) => ({ serviceId, qty })),
    reservationLocation: { locationReserved: location },
    reservationDate,
    reservationClientInfo,
    totalPrice: cart.totalPrice,
    performerId: cart.performerId,
  };
}
