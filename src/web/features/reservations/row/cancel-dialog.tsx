import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { CANCEL_REASONS, type CancelReason } from '#domain/reservations/reservation.ts';
import { cancelReasonRefusal, hasBegun } from '#domain/reservations/reservation-times.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

type CancelDialogProps = {
  reservation: Reservation;
  onKeep: () => void;
  onConfirm: (reason: CancelReason | undefined) => void;
};

const UNTOLD = 'untold';

/**
 * Asks before a visit is cancelled, keeping it being the default. Why may be told by one more touch; that nobody came can be
 * told once the visit has begun, which then sends no mail.
 */
export function CancelDialog({ reservation, onKeep, onConfirm }: CancelDialogProps) {
  const { t } = useTranslation(['desk', 'common']);
  const format = useFormat();
  const [reason, setReason] = useState<CancelReason | undefined>(undefined);
  const { reservationClientInfo, reservationDate: slot } = reservation;
  const isBegun = useSalonClock((now) => now !== null && hasBegun(slot, now));
  const named = useSalonClock((now) =>
    CANCEL_REASONS.filter((known) => now !== null && cancelReasonRefusal(known, slot, now) === null).join(' '),
  );
  const facts = { date: format.date(slot.dateReserved), time: format.time(slot.timeReserved) };
  return (
    <ConfirmDialog
      open
      title={t('desk:moves.cancelTitle', { client: reservationClientInfo.client, ...facts })}
      keepLabel={t('desk:moves.keep')}
      confirmLabel={t('desk:moves.cancel')}
      closeLabel={t('common:close')}
      onKeep={onKeep}
      onConfirm={() => onConfirm(reason)}
    >
      <p>{t(isBegun ? 'desk:moves.cancelSentenceBegun' : 'desk:moves.cancelSentence')}</p>
      <Segmented
        legend={t('desk:cancelReasons.label')}
        legendShown
        segments={[
          { value: UNTOLD, label: t('desk:cancelReasons.untold') },
          ...CANCEL_REASONS.filter((known) => named.split(' ').includes(known)).map((known) => ({
            value: known,
            label: t(`desk:cancelReasons.choices.${known}`),
          })),
        ]}
        value={reason ?? UNTOLD}
        onValueChange={(value) => setReason(CANCEL_REASONS.find((known) => known === value))}
      />
    </ConfirmDialog>
  );
}
