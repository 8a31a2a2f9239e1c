import { Palette } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { ColorNoteForm } from '../row/color-note-form.tsx';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { useLocationName } from '../row/use-location-name.ts';
import { BookedServices } from './booked-services.tsx';
import { useBookAgain } from './use-book-again.ts';
import styles from './visit-card.module.css';
import { VisitDetails } from './visit-details.tsx';

/** One of the client's past visits: its colour, or where to note it once; struck through when it was cancelled. */
export function PastVisit({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation(['visits', 'desk']);
  const literal = useLiteral();
  const format = useFormat();
  const place = useLocationName();
  const bookAgain = useBookAgain();
  const [isOpen, setIsOpen] = useState(false);
  const { reservationDate: slot, reservationLocation, status, colorNote, reservationServices: services } = reservation;
  const address = place(reservationLocation.locationReserved);
  const when = `${format.date(slot.dateReserved, 'full')}, ${format.time(slot.timeReserved)}`;
  return (
    <Card as="article" aria-label={when} className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title} data-cancelled={status === 'cancel'}>
          <time dateTime={`${slot.dateReserved}T${slot.timeReserved}`}>{when}</time>
        </h2>
        <StatusChip status={status} word={literal(STATUS_LITERALS[status])} />
      </div>
      <p>
        {address?.name} · <BookedServices lines={services} />
      </p>
      {colorNote !== null && (
        <p>
          <Chip tone="corail" isOwnWords icon={<Palette aria-hidden="true" />}>
            {colorNote}
          </Chip>
        </p>
      )}
      {colorNote === null && holdsSeat(status) && <ColorNoteForm reservation={reservation} />}
      <div className={styles.actions}>
        <Button look="secondary" size="medium" onClick={() => setIsOpen(true)}>
          {t('visits:details')}
        </Button>
        <Button look="quiet" size="medium" onClick={() => void bookAgain(reservation)}>
          {t('desk:past.again')}
        </Button>
      </div>
      <VisitDetails open={isOpen} reservation={reservation} address={address} onClose={() => setIsOpen(false)} />
    </Card>
  );
}
