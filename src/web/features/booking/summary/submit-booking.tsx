import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { firstMissingStep } from '#domain/booking/booking-steps.ts';
import { type Cart, cartMinutes } from '#domain/cart/cart.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import { overlap, spanOf } from '#domain/reservations/reservation-times.ts';
import { minutesOf } from '#domain/salon/salon-time.ts';
import { may } from '#domain/users/roles.ts';
import { baseApi } from '../../../api/base-api.ts';
import { isLoginExpired, problemOf } from '../../../api/problem.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { selectUser } from '../../../api/session.ts';
import { loginPath } from '../../../app/navigation.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { newIdempotencyKey } from '../../../shared/booking/idempotency-key.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { useBookMutation, useFutureReservationsQuery } from '../../reservations/api.ts';
import { reservationPlaced } from '../../reservations/slice.ts';
import { CATALOGUE_CHANGED } from '../../services/api.ts';
import { useSalon } from '../../settings/api.ts';
import { cartBooked, selectCart } from '../cart/slice.ts';
import { useSlotProblem } from '../frame/chosen-time.tsx';
import { pathBackToSummary } from '../frame/step-paths.ts';
import styles from './summary-page.module.css';

/** Refusals that another day or time would resolve. */
const SLOT_REFUSALS = new Set([
  'slot_full',
  'slot_too_soon',
  'salon_closed',
  'date_out_of_window',
  'no_such_slot',
  'too_long_for_closing',
]);

/** The button that books, its progress, and a failure with what can be done about it. */
export function SubmitBooking({ submission }: { submission: BookingSubmission }) {
  const { t } = useTranslation(['booking', 'order']);
  const cart = useAppSelector(selectCart);
  const problemOfSlot = useSlotProblem();
  const isTimeGone = cart.reservationDate !== null && problemOfSlot(cart.reservationDate) !== null;
  const isIncomplete = firstMissingStep(cart) !== null;
  const overlap = useOverlap(submission.error);
  const [isOverlapMeant, setIsOverlapMeant] = useState(false);
  const isUnanswered = overlap.isAsked && !isOverlapMeant;
  // The question replaces the sentence of the refusal.
  const isQuestion = problemOf(submission.error).code === 'overlaps_own_visit';
  const hasProblem = submission.error !== undefined && !submission.isSending && !isQuestion;
  return (
    <div className={styles.submission} data-print="never">
      {hasProblem && <SubmissionProblem error={submission.error} />}
      {overlap.isAsked && (
        <OverlapQuestion visit={overlap.visit} isMeant={isOverlapMeant} onAnswer={setIsOverlapMeant} />
      )}
      <Button
        wide
        loading={submission.isSending}
        disabled={isIncomplete || isTimeGone || isUnanswered}
        disabledReason={isTimeGone ? t('chosenTime.submitWaits') : isUnanswered && t('order:overlap.submitWaits')}
        onClick={() => void submission.submit(overlap.isAsked)}
      >
        <Literal id="placeOrder" />
      </Button>
      <p role="status">{submission.isSending && <Literal id="beingProcessed" />}</p>
      <p className={styles.quiet}>{t('order:summary.accept')}</p>
    </div>
  );
}

function SubmissionProblem({ error }: { error: unknown }) {
  const sentence = useProblemSentence();
  return (
    <InfoStrip tone="danger" role="alert" action={<ProblemAction error={error} />}>
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
function ProblemAction({ error }: { error: unknown }) {
  const { t } = useTranslation(['booking', 'common', 'order']);
  const { code } = problemOf(error);
  if (isLoginExpired(error)) {
    return (
      <LinkButton variant="quiet" size="medium" to={loginPath(paths.summary)}>
        {t('common:logInAgain')}
      </LinkButton>
    );
  }
  if (SLOT_REFUSALS.has(code)) {
    return (
      <LinkButton variant="quiet" size="medium" to={pathBackToSummary(paths.bookingDate)}>
        {t('order:summary.otherTime')}
      </LinkButton>
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
  const [book, { isLoading, isSuccess, error }] = useBookMutation();

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

  return { submit, isSending: isLoading, isBooked: isSuccess, error };
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
  };
}

/**
 * Whether to ask if a second visit at the same time is intended: when the person's list shows another before anything is
 * sent, or when the server has refused. `visit` is that other one, when it is in the list.
 */
function useOverlap(error: unknown): { isAsked: boolean; visit: Reservation | undefined } {
  const cart = useAppSelector(selectCart);
  const user = useAppSelector(selectUser);
  const { data } = useFutureReservationsQuery(undefined, { skip: user === null || !may(user.roles, 'own_lists') });
  const slot = cart.reservationDate;
  const start = slot ? minutesOf(slot.timeReserved) : 0;
  const span = { start, end: start + cartMinutes(cart) };
  const visit = data?.reservations.find(
    ({ status, reservationDate, endTime }) =>
      isOpen(status) &&
      reservationDate.dateReserved === slot?.dateReserved &&
      overlap(spanOf(reservationDate.timeReserved, endTime), span),
  );
  return { isAsked: visit !== undefined || problemOf(error).code === 'overlaps_own_visit', visit };
}

type OverlapQuestionProps = {
  /** The other visit, when it is in the person's list. */
  visit: Reservation | undefined;
  isMeant: boolean;
  onAnswer: (isMeant: boolean) => void;
};

/** Asks whether two visits at the same time are intended: the second is more often a mistake than for a friend. */
function OverlapQuestion({ visit, isMeant, onAnswer }: OverlapQuestionProps) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const salon = useSalon();
  const location = salon?.locations.find(({ code }) => code === visit?.reservationLocation.locationReserved)?.name;
  return (
    <InfoStrip tone="warning" role="status">
      <p>
        {visit
          ? t('overlap.other', {
              from: format.time(visit.reservationDate.timeReserved),
              to: format.time(visit.endTime),
              location: location ?? '',
            })
          : t('overlap.some')}
      </p>
      <Checkbox label={t('overlap.meant')} checked={isMeant} onChange={({ target }) => onAnswer(target.checked)} />
    </InfoStrip>
  );
}
