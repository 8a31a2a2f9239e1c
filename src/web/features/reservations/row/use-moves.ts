import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { deskApi, type Move } from '../desk-api.ts';
import { STATUS_LITERALS } from './status-literals.ts';
import { useFailureToast } from './update-failure.tsx';

/** What staff do with a row. Each returns whether it was done; a refusal is shown in a toast. */
export type Moves = {
  move: (reservation: Reservation, move: Move) => Promise<boolean>;
  remove: (reservation: Reservation) => Promise<boolean>;
  /** Erases the person of the visit; for an Admin. */
  erasePerson: (reservation: Reservation) => Promise<boolean>;
};

/**
 * The moves of the desk: sent at once, and shown in a toast that can take them back, or says why they
 * failed. They outlive the page that began them, so that a toast can still undo on the next one.
 */
export function useMoves(): Moves {
  const { t } = useTranslation(['desk', 'common']);
  const dispatch = useAppDispatch();
  const { show } = useToasts();
  const literal = useLiteral();
  const showFailure = useFailureToast();

  const move: Moves['move'] = async (reservation, made) => {
    const { moveReservation } = deskApi.endpoints;
    const answer = await dispatch(moveReservation.initiate({ id: reservation._id, move: made }, { track: false }));
    if (!answer.data) {
      showFailure('updateFailed', answer.error);
      return false;
    }
    const { client } = reservation.reservationClientInfo;
    const text = t('moves.moved', { client, status: literal(STATUS_LITERALS[answer.data.status]) });
    const undo = { label: t('common:undo'), onAct: () => void move(reservation, 'restore') };
    show(made === 'restore' ? { text } : { text, action: undo });
    return true;
  };

  const remove: Moves['remove'] = async ({ _id, reservationClientInfo: { client } }) => {
    const answer = await dispatch(deskApi.endpoints.removeReservation.initiate(_id, { track: false }));
    if (answer.error) showFailure('deleteFailed', answer.error);
    else show({ text: t('moves.removed', { client }) });
    return !answer.error;
  };

  const erasePerson: Moves['erasePerson'] = async ({ _id }) => {
    const answer = await dispatch(deskApi.endpoints.erasePerson.initiate(_id, { track: false }));
    if (answer.data) show({ text: answer.data.message });
    else showFailure('deleteFailed', answer.error);
    return answer.data !== undefined;
  };

  return { move, remove, erasePerson };
}
