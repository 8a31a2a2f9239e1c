import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useCancelReservationMutation } from '../api.ts';
import { UpdateFailure } from '../row/update-failure.tsx';

type CancelVisitProps = { open: boolean; reservation: Reservation; locationName: string; onClose: () => void };

/** Asks before a client cancels; keeping is the safe answer. A refusal, such as too late, says its reason and the phone. */
export function CancelVisit({ open, reservation, locationName, onClose }: CancelVisitProps) {
  const { t } = useTranslation(['visits', 'common']);
  const format = useFormat();
  const { show } = useToasts();
  const [cancel, { error, isLoading, reset }] = useCancelReservationMutation();
  const { dateReserved, timeReserved } = reservation.reservationDate;

  const handleKeep = () => {
    reset();
    onClose();
  };
  const handleConfirm = async () => {
    const answer = await cancel(reservation._id);
    if (answer.error) return;
    onClose();
    show({ text: t('cancelled') });
  };

  return (
    <ConfirmDialog
      open={open}
      title={t('cancelTitle')}
      keepLabel={t('keep')}
      confirmLabel={t('cancel')}
      closeLabel={t('common:close')}
      loading={isLoading}
      onKeep={handleKeep}
      onConfirm={() => void handleConfirm()}
    >
      <p className="num">
        {format.date(dateReserved)}, {format.time(timeReserved)}, {locationName}
      </p>
      {error !== undefined && <UpdateFailure error={error} />}
    </ConfirmDialog>
  );
}
