import { List, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { directionsUrl } from '../../../shared/salon/map-links.ts';
import { AddToCalendar } from '../../../shared/visits/add-to-calendar.tsx';
import { CancelVisit, useMayCancel } from '../../../shared/visits/cancel-visit.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Tile } from '../../../ui/actions/tile.tsx';
import { useSalon } from '../../settings/api.ts';
import { BookAgain } from './book-again.tsx';
import { VisitDetails } from './visit-details.tsx';
import styles from './visit-panels.module.css';

export type Panel = 'details' | 'cancel';

type VisitPanelsProps = {
  reservation: Reservation;
  open: Panel | null;
  onOpen: (panel: Panel | null) => void;
};

/** What opens over the list for one visit: everything about it with all there is to do, or the question before a cancel. */
export function VisitPanels({ reservation, open, onOpen }: VisitPanelsProps) {
  const salon = useSalon();
  const location = salon?.locations.find(({ code }) => code === reservation.reservationLocation.locationReserved);
  const close = () => onOpen(null);
  return (
    <>
      <VisitDetails open={open === 'details'} reservation={reservation} location={location} onClose={close}>
        <div className={styles.details}>
          {isOpen(reservation.status) ? (
            <>
              <VisitTiles reservation={reservation} />
              <CancelButton reservation={reservation} onAsk={() => onOpen('cancel')} />
            </>
          ) : (
            <BookAgain reservation={reservation} />
          )}
        </div>
      </VisitDetails>
      <CancelVisit open={open === 'cancel'} reservation={reservation} onClose={close} />
    </>
  );
}

/** How to get there, the calendar, the phone, and all the rest where `onDetails` opens it. */
export function VisitTiles({ reservation, onDetails }: { reservation: Reservation; onDetails?: () => void }) {
  const { t } = useTranslation('visits');
  const salon = useSalon();
  const location = salon?.locations.find(({ code }) => code === reservation.reservationLocation.locationReserved);
  if (!salon || !location) return null;
  return (
    <div className={styles.tiles}>
      <Tile
        icon={<Navigation aria-hidden="true" />}
        label={t('directions')}
        href={directionsUrl(location)}
        isElsewhere
      />
      <AddToCalendar variant="tile" reservation={reservation} location={location} />
      <Tile icon={<Phone aria-hidden="true" />} label={t('call')} href={phoneLink(salon.phone)} />
      {onDetails && <Tile icon={<List aria-hidden="true" />} label={t('details')} onClick={onDetails} />}
    </div>
  );
}

/** Cancelling in plain words; once it is too late for that, the number to call. */
export function CancelButton({ reservation, onAsk }: { reservation: Reservation; onAsk: () => void }) {
  const { t } = useTranslation('visits');
  const { phone } = useFormat();
  const salon = useSalon();
  const mayCancel = useMayCancel(reservation);
  if (!mayCancel) {
    return salon && <p className={styles.byPhone}>{t('byPhone', { phone: phone(salon.phone) })}</p>;
  }
  return (
    <Button variant="plain" size="medium" wide onClick={onAsk}>
      {t('cancel')}
    </Button>
  );
}

/** Which panel of a visit is open; none at first. */
export function usePanel() {
  return useState<Panel | null>(null);
}
