import { Navigation } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { clientCancelRefusal } from '#domain/reservations/reservation-times.ts';
import { daysBetween } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { AnchorButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useSalon } from '../../settings/api.ts';
import { useCancelReservationMutation } from '../api.ts';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { UpdateFailure } from '../row/update-failure.tsx';
import { BookedServices } from './booked-services.tsx';
import styles from './visit-card.module.css';
import { VisitDetails } from './visit-details.tsx';

/** One of the client's own visits, with its details and its cancel; the next one is large and says in how many days. */
export function VisitCard({ reservation, isNext }: { reservation: Reservation; isNext: boolean }) {
  const { t } = useTranslation('visits');
  const literal = useLiteral();
  const format = useFormat();
  const [open, setOpen] = useState<'details' | 'cancel' | null>(null);
  const salon = useSalon();
  const { reservationDate: slot, reservationLocation, status } = reservation;
  const location = salon?.locations.find(({ code }) => code === reservationLocation.locationReserved);
  const when = `${format.date(slot.dateReserved)}, ${format.time(slot.timeReserved)}`;
  const canCancel = useSalonClock((now) => now !== null && clientCancelRefusal(status, slot, now) === null);
  const daysLeft = useSalonClock((now) => now && daysBetween(now.date, slot.dateReserved));
  const close = () => setOpen(null);
  return (
    <Card as="article" aria-label={when} tone={isNext ? 'pearl' : 'surface'} className={styles.card}>
      <div className={styles.head}>
        <h2 className={isNext ? styles.next : styles.title} data-cancelled={status === 'cancel'}>
          <time dateTime={`${slot.dateReserved}T${slot.timeReserved}`}>{when}</time>
        </h2>
        <StatusChip status={status} word={literal(STATUS_LITERALS[status])} />
      </div>
      {isNext && daysLeft !== null && <p className={styles.soon}>{t('inDays', { count: daysLeft })}</p>}
      <p>
        {location?.name} · <BookedServices lines={reservation.reservationServices} />
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="medium" onClick={() => setOpen('details')}>
          {t('details')}
        </Button>
        {location && status === 'pending' && (
          <AnchorButton
            variant="quiet"
            size="medium"
            icon={<Navigation aria-hidden="true" />}
            href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${location.street}, ${location.city}`)}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('directions')}
          </AnchorButton>
        )}
        {canCancel && (
          <Button variant="danger" size="medium" onClick={() => setOpen('cancel')}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <VisitDetails open={open === 'details'} reservation={reservation} location={location} onClose={close} />
      <CancelVisit
        open={open === 'cancel'}
        reservation={reservation}
        locationName={location?.name ?? ''}
        onClose={close}
      />
    </Card>
  );
}

type CancelVisitProps = { open: boolean; reservation: Reservation; locationName: string; onClose: () => void };

/** Asks before a client cancels; keeping it is the default. A refusal, such as too late, says its reason and the phone. */
function CancelVisit({ open, reservation, locationName, onClose }: CancelVisitProps) {
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
