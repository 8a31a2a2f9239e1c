import { CalendarClock, List, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { directionsUrl } from '../../../shared/salon/map-links.ts';
import { AddToCalendar } from '../../../shared/visits/add-to-calendar.tsx';
import { BookAgain } from '../../../shared/visits/book-again.tsx';
import { CancelVisit, useMayCancel } from '../../../shared/visits/cancel-visit.tsx';
import { MoveVisit, useMayMove } from '../../../shared/visits/move-visit.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Tile } from '../../../ui/actions/tile.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useSalon } from '../../settings/api.ts';
import { VisitDetails } from './visit-details.tsx';
import styles from './visit-panels.module.css';

export type Panel = 'details' | 'move' | 'cancel';

type VisitPanelsProps = {
  reservation: Reservation;
  open: Panel | null;
  onOpen: (panel: Panel | null) => void;
};

/** What opens over the list for one visit: everything about it with all there is to do, the choice of another time, or the question before a cancel. */
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
              <VisitTiles reservation={reservation} onMove={() => onOpen('move')} />
              <CancelButton reservation={reservation} onAsk={() => onOpen('cancel')} />
            </>
          ) : (
            <BookAgain visit={reservation} />
          )}
        </div>
      </VisitDetails>
      <MoveVisit open={open === 'move'} visit={reservation} access={{ id: reservation._id }} onClose={close} />
      <CancelVisit open={open === 'cancel'} reservation={reservation} onClose={close} />
    </>
  );
}

type VisitTilesProps = { reservation: Reservation; onMove: () => void; onDetails?: () => void };

/** How to get there, the calendar, another time, and all the rest where `onDetails` opens it, else the phone. */
export function VisitTiles({ reservation, onMove, onDetails }: VisitTilesProps) {
  const { t } = useTranslation('visits');
  const salon = useSalon();
  const mayMove = useMayMove(reservation);
  const location = salon?.locations.find(({ code }) => code === reservation.reservationLocation.locationReserved);
  if (!salon || !location) return null;
  return (
    <div className={classNames(styles.tiles, onDetails && styles.onTicket)}>
      <Tile
        icon={<Navigation aria-hidden="true" />}
        label={t('directions')}
        href={directionsUrl(location)}
        isElsewhere
      />
      <AddToCalendar variant="tile" reservation={reservation} location={location} />
      {mayMove && <Tile icon={<CalendarClock aria-hidden="true" />} label={t('move.open')} onClick={onMove} />}
      {onDetails ? (
        <Tile icon={<List aria-hidden="true" />} label={t('details')} onClick={onDetails} />
      ) : (
        <Tile icon={<Phone aria-hidden="true" />} label={t('call')} href={phoneLink(salon.phone)} />
      )}
    </div>
  );
}

/** Cancelling in plain words; once it is too late for that, or for another time, the number to call. */
export function CancelButton({ reservation, onAsk }: { reservation: Reservation; onAsk: () => void }) {
  const { t } = useTranslation('visits');
  const { phone } = useFormat();
  const salon = useSalon();
  const mayCancel = useMayCancel(reservation);
  const mayMove = useMayMove(reservation);
  if (!mayCancel) {
    return salon && <p className={styles.byPhone}>{t('byPhone', { phone: phone(salon.phone) })}</p>;
  }
  return (
    <>
      {!mayMove && salon && <p className={styles.byPhone}>{t('move.byPhone', { phone: phone(salon.phone) })}</p>}
      <Button variant="plain" size="medium" fullWidth onClick={onAsk}>
        {t('cancel')}
      </Button>
    </>
  );
}

/** Which panel of a visit is open; none at first. */
export function usePanel() {
  return useState<Panel | null>(null);
}
