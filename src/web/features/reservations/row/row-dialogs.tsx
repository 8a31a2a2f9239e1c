import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { literalLines } from '#contract/words/literals.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { StaffDetails } from './staff-details.tsx';
import type { ReservationActions } from './use-reservation-actions.ts';

/** The dialog that a row opens. */
export type AskedDialog = { dialog: 'details' | 'cancel' | 'remove' | 'erase'; reservation: Reservation };

type RowDialogsProps = {
  asked: AskedDialog | null;
  actions: ReservationActions;
  onClose: () => void;
  /** Called after something was cancelled or deleted, not after a refusal. */
  onDone?: (() => void) | undefined;
};

/** The panel and the confirmations of a row. They are outside of the list, which may change while they are open. */
export function RowDialogs({ asked, actions, onClose, onDone }: RowDialogsProps) {
  if (!asked) return null;
  const { dialog, reservation } = asked;
  if (dialog === 'details') return <StaffDetails reservation={reservation} onClose={onClose} />;
  // Closed first: a refusal is shown in a toast, which an open dialog would cover.
  const act = async (action: Promise<boolean>) => {
    onClose();
    if (await action) onDone?.();
  };
  if (dialog === 'cancel') {
    const cancel = () => void act(actions.transition(reservation, 'cancel'));
    return <CancelDialog reservation={reservation} onKeep={onClose} onConfirm={cancel} />;
  }
  if (dialog === 'erase') {
    const erase = () => void act(actions.erasePerson(reservation));
    return <EraseDialog reservation={reservation} onKeep={onClose} onConfirm={erase} />;
  }
  const remove = () => void act(actions.remove(reservation));
  return <RemoveDialog reservation={reservation} onKeep={onClose} onConfirm={remove} />;
}

type ConfirmationProps = { reservation: Reservation; onKeep: () => void; onConfirm: () => void };

/** Asks in French before a visit is cancelled; client and time are in the title, and keeping it is the default. */
function CancelDialog({ reservation, onKeep, onConfirm }: ConfirmationProps) {
  const { t } = useTranslation(['desk', 'common']);
  return (
    <ConfirmDialog
      open
      title={t('desk:moves.cancelTitle', useFacts(reservation))}
      keepLabel={t('desk:moves.keep')}
      confirmLabel={t('desk:moves.cancel')}
      closeLabel={t('common:close')}
      onKeep={onKeep}
      onConfirm={onConfirm}
    >
      <p>{t('desk:moves.cancelSentence')}</p>
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
