import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { clientCancelRefusal } from '#domain/reservations/reservation-times.ts';
import { useSalonClock } from '../../api/salon-clock.ts';
import { useAppDispatch } from '../../app/use-store.ts';
import { useCancelReservationMutation } from '../../features/reservations/api.ts';
import { placedChanged } from '../../features/reservations/slice.ts';
import { useSalon } from '../../features/settings/api.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useToasts } from '../use-toasts.ts';
import { UpdateFailure } from './update-failure.tsx';

/** Whether a client may still cancel this visit of theirs online; followed while the page is open. */
export function useMayCancel({ status, reservationDate }: Reservation): boolean {
  return useSalonClock((now) => now !== null && clientCancelRefusal(status, reservationDate, now) === null);
}

type CancelVisitProps = { open: boolean; reservation: Reservation; onClose: () => void; onCancelled?: () => void };

/** Asks before a client cancels; keeping it is the default. A refusal, such as too late, says its reason and the phone. */
export function CancelVisit({ open, reservation, onClose, onCancelled }: CancelVisitProps) {
  const { t } = useTranslation(['visits', 'common']);
  const format = useFormat();
  const { show } = useToasts();
  const salon = useSalon();
  const dispatch = useAppDispatch();
  const [cancel, { error, isLoading, reset }] = useCancelReservationMutation();
  const { reservationDate: slot, reservationLocation } = reservation;
  const location = salon?.locations.find(({ code }) => code === reservationLocation.locationReserved);

  const handleKeep = () => {
    reset();
    onClose();
  };
  const handleConfirm = async () => {
    const answer = await cancel(reservation._id);
    if (answer.error) return;
    onClose();
    dispatch(placedChanged(reservation._id));
    show({ text: t('cancelled') });
    onCancelled?.();
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
        {[format.date(slot.dateReserved), format.time(slot.timeReserved), location?.name].filter(Boolean).join(', ')}
      </p>
      {error !== undefined && <UpdateFailure error={error} />}
    </ConfirmDialog>
  );
}
