import { Palette } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { Reservation, ReservationLine } from '#contract/schemas/reservations.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { useGoOn } from '../../../shared/use-go-on.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { Card } from '../../../ui/content/card.tsx';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { locationChosen, serviceAdded } from '../../booking/cart/slice.ts';
import { type PublicService, servicesApi } from '../../services/api.ts';
import { useReservationListQuery } from '../desk-api.ts';
import { ListFailure } from '../live/list-failure.tsx';
import { ListSkeleton } from '../live/list-skeleton.tsx';
import { ColorNoteForm } from '../row/color-note-form.tsx';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { useLocationOf } from '../row/use-location-of.ts';
import { BookedServices } from './booked-services.tsx';
import styles from './future-page.module.css';
import cardStyles from './visit-card.module.css';
import { VisitDetails } from './visit-details.tsx';

/** The client's own past visits, newest first: their colours, and each ready to be booked again. */
export function PastPage() {
  const { t } = useTranslation(['desk', 'titles']);
  const { data, error, refetch } = useReservationListQuery({ list: 'past' }, { refetchOnFocus: true });
  return (
    <div className={styles.page}>
      <PageHeading title={t('titles:pastReservations')} />
      {!data && error === undefined && <ListSkeleton />}
      {!data && error !== undefined && <ListFailure error={error} onRetry={() => void refetch()} />}
      {data?.reservations.length === 0 && (
        <EmptyState art={<Art svg={emptyArt()} width={220} height={151} />} title={t('desk:lists.nothingPast')} />
      )}
      <ul className={styles.list}>
        {data?.reservations.map((reservation) => (
          <li key={reservation._id}>
            <PastVisit reservation={reservation} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One of the client's past visits: its colour, or where to note it once; struck through when it was cancelled. */
function PastVisit({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation(['visits', 'desk']);
  const literal = useLiteral();
  const format = useFormat();
  const locationOf = useLocationOf();
  const bookAgain = useBookAgain();
  const [isOpen, setIsOpen] = useState(false);
  const { reservationDate: slot, reservationLocation, status, colorNote, reservationServices: services } = reservation;
  const location = locationOf(reservationLocation.locationReserved);
  const when = `${format.date(slot.dateReserved, 'full')}, ${format.time(slot.timeReserved)}`;
  return (
    <Card as="article" aria-label={when} className={cardStyles.card}>
      <div className={cardStyles.head}>
        <h2 className={cardStyles.title} data-cancelled={status === 'cancel'}>
          <time dateTime={`${slot.dateReserved}T${slot.timeReserved}`}>{when}</time>
        </h2>
        <StatusChip status={status} word={literal(STATUS_LITERALS[status])} />
      </div>
      <p>
        {location?.name} · <BookedServices lines={services} />
      </p>
      {colorNote !== null && (
        <p>
          <Chip tone="coral" isOwnWords icon={<Palette aria-hidden="true" />}>
            {colorNote}
          </Chip>
        </p>
      )}
      {colorNote === null && holdsSeat(status) && <ColorNoteForm reservation={reservation} />}
      <div className={cardStyles.actions}>
        <Button variant="secondary" size="medium" onClick={() => setIsOpen(true)}>
          {t('visits:details')}
        </Button>
        <Button variant="quiet" size="medium" onClick={() => void bookAgain(reservation)}>
          {t('desk:past.again')}
        </Button>
      </div>
      <VisitDetails open={isOpen} reservation={reservation} location={location} onClose={() => setIsOpen(false)} />
    </Card>
  );
}

/**
 * Copies the location and the services of a past visit, as the salon offers them today, into the cart, and opens it. Services
 * no longer offered are named and left out; with none left, the list of services opens instead.
 */
function useBookAgain(): (reservation: Reservation) => Promise<void> {
  const { t } = useTranslation('desk');
  const dispatch = useAppDispatch();
  const goOn = useGoOn();
  const { show } = useToasts();
  const sentence = useProblemSentence();

  return async ({ reservationServices, reservationLocation }) => {
    const { publicServices } = servicesApi.endpoints;
    const { data: offered, error } = await dispatch(publicServices.initiate(undefined, { subscribe: false }));
    if (!offered) {
      show({ text: sentence(error), tone: 'error' });
      return;
    }
    const { kept, gone } = split(reservationServices, offered);
    dispatch(locationChosen(reservationLocation.locationReserved));
    for (const line of kept) dispatch(serviceAdded(line));
    if (gone.length > 0) show({ text: t('past.gone', { services: gone.join(', ') }) });
    void goOn(kept.length === 0 ? paths.bookingServices : paths.cart);
  };
}

/** What of a visit can be booked today, and the names of what cannot. */
function split(lines: readonly ReservationLine[], offered: readonly PublicService[]) {
  const matched = lines.map(({ serviceId, titre, qty }) => ({
    titre,
    qty,
    service: offered.find(({ _id }) => _id === serviceId),
  }));
  return {
    kept: matched.flatMap(({ service, qty }) => (service ? [{ service, qty }] : [])),
    gone: matched.filter(({ service }) => !service).map(({ titre }) => titre),
  };
}
