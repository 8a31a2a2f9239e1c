import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { literalLines } from '#contract/words/literals.ts';
import type { CancelReason } from '#domain/reservations/reservation.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { Transition } from '../desk-api.ts';
import { StaffDetails } from '../details/staff-details.tsx';
import { MovePanel } from '../moving/move-panel.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { AskedDialog, RowControl } from './row-control.ts';
import type { ReservationActions } from './use-reservation-actions.ts';

type RowDialogsProps = RowControl & {
  asked: AskedDialog | null;
  actions: ReservationActions;
  onClose: () => void;
  /** Called after something was done, not after a refusal. */
  onDone?: ((done: Transition | 'remove') => void) | undefined;
};

/** The panel and the confirmations of a row. They are outside of the list, which may change while they are open. */
export function RowDialogs({ asked, actions, onTransition, onAsk, onClose, onDone }: RowDialogsProps) {
  if (!asked) return null;
  const { dialog, reservation } = asked;
  if (dialog === 'details') {
    return <StaffDetails reservation={reservation} onTransition={onTransition} onAsk={onAsk} onClose={onClose} />;
  }
  if (dialog === 'move') {
    return <MovePanel visit={reservation} onMoved={actions.tellMoved} onClose={onClose} />;
  }
  // Closed first: a refusal is shown in a toast, which an open dialog would cover.
  const act = async (done: Transition | 'remove', action: Promise<boolean>) => {
    onClose();
    if (await action) onDone?.(done);
  };
  if (dialog === 'otherDay') {
    const { transition } = asked;
    const insist = () => void act(transition, actions.transition(reservation, transition, { insist: true }));
    return <OtherDayDialog reservation={reservation} onKeep={onClose} onConfirm={insist} />;
  }
  if (dialog === 'cancel') {
    const cancel = (reason: CancelReason | undefined) =>
      void act('cancel', actions.transition(reservation, 'cancel', { reason }));
    return <CancelDialog reservation={reservation} onKeep={onClose} onConfirm={cancel} />;
  }
  if (dialog === 'erase') {
    const erase = () => void act('remove', actions.erasePerson(reservation));
    return <EraseDialog reservation={reservation} onKeep={onClose} onConfirm={erase} />;
  }
  const remove = () => void act('remove', actions.remove(reservation));
  return <RemoveDialog reservation={reservation} onKeep={onClose} onConfirm={remove} />;
}

type ConfirmationProps = { reservation: Reservation; onKeep: () => void; onConfirm: () => void };

/** Asks before a visit of another day is marked: names its day, and leaves it as it is by default. */
function OtherDayDialog({ reservation, onKeep, onConfirm }: ConfirmationProps) {
  const { t } = useTranslation(['desk', 'common']);
  const facts = useFacts(reservation);
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('desk:moves.otherDayTitle', facts)}
      keepLabel={t('desk:moves.otherDayKeep')}
      confirmLabel={t('desk:moves.otherDayConfirm')}
      closeLabel={t('common:close')}
      onKeep={onKeep}
      onConfirm={onConfirm}
    >
      <p>{t('desk:moves.otherDaySentence', facts)}</p>
    </ConfirmDialog>
  );
}

/** The literal 'Are you sure?' before a reservation is deleted, the French question first. */
function RemoveDialog({ reservation, onKeep, onConfirm }: ConfirmationProps) {
  const { t } = useTranslation(['desk', 'common']);
  const [title, exact] = literalLines('confirmReservationDeletion', useLanguage());
  return (
    <ConfirmDialog
      open
      title={title?.text ?? ''}
      keepLabel={t('desk:moves.keep')}
      confirmLabel={t('common:delete')}
      closeLabel={t('common:close')}
      onKeep={onKeep}
      onConfirm={onConfirm}
    >
      {exact && <p lang="en-CA">{exact.text}</p>}
      <p className="num">{t('desk:moves.removeSentence', useFacts(reservation))}</p>
    </ConfirmDialog>
  );
}

/** Asks an Admin before a person is erased, with their account when there is one. */
function EraseDialog({ reservation, onKeep, onConfirm }: ConfirmationProps) {
  const { t } = useTranslation(['desk', 'common']);
  return (
    <ConfirmDialog
      open
      title={t('desk:moves.eraseTitle', useFacts(reservation))}
      keepLabel={t('desk:moves.eraseKeep')}
      confirmLabel={t('desk:moves.erase')}
      closeLabel={t('common:close')}
      onKeep={onKeep}
      onConfirm={onConfirm}
    >
      <p>{t('desk:moves.eraseSentence')}</p>
    </ConfirmDialog>
  );
}

function useFacts({ reservationClientInfo, reservationDate: { dateReserved, timeReserved } }: Reservation) {
  const format = useFormat();
  return {
    client: reservationClientInfo.client,
    date: format.date(dateReserved),
    time: format.time(timeReserved),
  };
}
