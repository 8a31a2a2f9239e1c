import { useTranslation } from 'react-i18next';
import { listed } from '#contract/format.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { CancelReason } from '#domain/reservations/reservation.ts';
import { problemOf } from '../../../api/problem.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { deskApi, type Transition } from '../desk-api.ts';
import { turnAsked } from '../desk-form/slice.ts';
import { usePlaceText } from '../moving/use-place-text.ts';
import { useReassignedText } from '../moving/use-reassigned-text.ts';
import { STATUS_LITERALS } from './status-literals.ts';
import { useCancelReasonText } from './use-cancel-reason-text.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** `insist` marks a visit of another day; `reason` says why it is cancelled. */
type How = { insist?: boolean; reason?: CancelReason | undefined };

type Given = { technicianId: string; name: string };

/** What staff do with a row. Each returns whether it was done; a refusal is shown in a toast. */
export type ReservationActions = {
  transition: (reservation: Reservation, transition: Transition, how?: How) => Promise<boolean>;
  /** Says that a visit was moved, and how to take that back. */
  tellMoved: (moved: Reservation) => void;
  /** Gives a visit to a technician, or people side by side to one each. */
  give: (reservation: Reservation, technicians: readonly Given[]) => Promise<boolean>;
  remove: (reservation: Reservation) => Promise<boolean>;
  /** Erases the person of the visit; for an Admin. */
  erasePerson: (reservation: Reservation) => Promise<boolean>;
};

/**
 * Returns what the desk does with a visit: sent at once, then a toast offers an undo or says why it failed. It outlives its
 * page, so that a toast can still undo on the next one.
 */
export function useReservationActions(): ReservationActions {
  const { t } = useTranslation(['desk', 'common']);
  const dispatch = useAppDispatch();
  const { show } = useToasts();
  const literal = useLiteral();
  const language = useLanguage();
  const placeText = usePlaceText();
  const reasonText = useCancelReasonText();
  const reassignedText = useReassignedText();
  const showFailure = useFailureToast();

  const statusText = (visit: Reservation) =>
    [literal(STATUS_LITERALS[visit.status]), reasonText(visit)].filter(Boolean).join(', ');
  const placed = ({ reservationClientInfo: { client }, reservationLocation, reservationDate }: Reservation) => {
    const { dateReserved: date, timeReserved: time } = reservationDate;
    const place = placeText({ location: reservationLocation.locationReserved, date, time });
    return t('move.moved', { client, place });
  };

  const transition: ReservationActions['transition'] = async (reservation, to, { insist = false, reason } = {}) => {
    const { transitionReservation } = deskApi.endpoints;
    const answer = await dispatch(
      transitionReservation.initiate({ id: reservation._id, transition: to, insist, reason }, { track: false }),
    );
    if (!answer.data) {
      showFailure('updateFailed', answer.error);
      return false;
    }
    const { client } = reservation.reservationClientInfo;
    const isBack = to === 'restore' && reservation.lastMove?.left !== undefined;
    const made = isBack ? placed(answer.data) : t('moves.moved', { client, status: statusText(answer.data) });
    const text = [made, reassignedText(answer.data)].filter(Boolean).join('. ');
    const undo = { label: t('common:undo'), onAct: () => void transition(reservation, 'restore') };
    show(answer.data.lastMove === null ? { text } : { text, action: undo });
    if (to === 'present') dispatch(turnAsked({ visit: answer.data, isCalled: false }));
    return true;
  };

  const give: ReservationActions['give'] = async (visit, technicians) => {
    const { _id: id, reservationLocation, reservationDate } = visit;
    const [first, ...others] = technicians.map(({ technicianId }) => technicianId);
    const whom = others.length > 0 && first ? { performerIds: [first, ...others] } : { performerId: first ?? null };
    const body = { id, from: { reservationLocation, reservationDate }, ...whom };
    const name = listed(
      technicians.map((technician) => technician.name),
      language,
    );
    const answer = await dispatch(deskApi.endpoints.moveReservation.initiate(body, { track: false }));
    // Where she serves it already, all is as it was to be.
    const isHers = answer.data !== undefined || problemOf(answer.error).code === 'already_there';
    if (!isHers) showFailure('updateFailed', answer.error);
    else show({ text: t('moves.given', { client: visit.reservationClientInfo.client, name }), ...undoOf(answer.data) });
    return isHers;
  };
  const undoOf = (moved: Reservation | undefined) =>
    moved && { action: { label: t('common:undo'), onAct: () => void transition(moved, 'restore') } };

  const tellMoved: ReservationActions['tellMoved'] = (moved) =>
    show({
      text: [placed(moved), reassignedText(moved)].filter(Boolean).join('. '),
      action: { label: t('common:undo'), onAct: () => void transition(moved, 'restore') },
    });

  const remove: ReservationActions['remove'] = async ({ _id, reservationClientInfo: { client } }) => {
    const answer = await dispatch(deskApi.endpoints.removeReservation.initiate(_id, { track: false }));
    if (answer.error) showFailure('deleteFailed', answer.error);
    else show({ text: t('moves.removed', { client }) });
    return !answer.error;
  };

  const erasePerson: ReservationActions['erasePerson'] = async ({ _id }) => {
    const answer = await dispatch(deskApi.endpoints.erasePerson.initiate(_id, { track: false }));
    if (answer.data) show({ text: answer.data.message });
    else showFailure('deleteFailed', answer.error);
    return answer.data !== undefined;
  };

  return { transition, tellMoved, give, remove, erasePerson };
}
