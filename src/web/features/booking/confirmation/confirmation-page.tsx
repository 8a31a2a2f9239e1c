import { CalendarDays, Navigation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { may } from '#domain/users/roles.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useEndText } from '../../../shared/booking/use-end-text.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { directionsUrl } from '../../../shared/salon/map-links.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { AnchorButton, LinkButton } from '../../../ui/actions/link-button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { successArt } from '../../../ui/art/moments.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { DateLeaf, Ticket } from '../../../ui/content/ticket.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useFutureReservationsQuery } from '../../reservations/api.ts';
import { selectPlaced } from '../../reservations/slice.ts';
import { useSalon } from '../../settings/api.ts';
import { BookingSteps } from '../frame/booking-steps.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import styles from './confirmation-page.module.css';

/**
 * Step 7: confirms the booking and says what happens next. Opened again later it shows the newest reservation of the
 * person's list; while that is loading, fails or is empty it confirms nothing.
 */
export function ConfirmationPage() {
  const newest = useNewest();
  if (newest.reservation) return <Confirmation reservation={newest.reservation} />;
  if (newest.hasNone) return <Navigate to={paths.futureReservations} replace />;
  return <Unconfirmed {...newest} />;
}

type UnconfirmedProps = Pick<Newest, 'isWaiting' | 'error' | 'retry'>;

/** While the list is loading, when it fails, and for people without a list: their confirmation comes by e-mail. */
function Unconfirmed({ isWaiting, error, retry }: UnconfirmedProps) {
  const { t } = useTranslation(['booking', 'common', 'order']);
  const { phone } = useFormat();
  const salon = useSalon();
  return (
    <div className={styles.page}>
      <PageHeading title={t('order:unconfirmed.title')} />
      {isWaiting && <Loading label={t('common:loading')} />}
      {!isWaiting && error !== undefined && <LoadFailure error={error} onRetry={retry} />}
      {!isWaiting && error === undefined && (
        <>
          <p>{t('order:unconfirmed.byMail', { phone: phone(salon?.phone ?? '') })}</p>
          <LinkButton variant="quiet" to={paths.bookingLocation}>
            {t('order:unconfirmed.book')}
          </LinkButton>
        </>
      )}
    </div>
  );
}

function Confirmation({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation(['booking', 'common', 'order']);
  const { phone } = useFormat();
  const user = useAppSelector(selectUser);
  const salon = useSalon();
  const hasLists = user !== null && may(user.roles, 'own_lists');
  const [firstName = ''] = reservation.reservationClientInfo.client.split(' ');
  const location = salon?.locations.find(({ code }) => code === reservation.reservationLocation.locationReserved);

  return (
    <div className={styles.page}>
      <BookingSteps current="confirmation" />
      <div className={styles.art}>
        <Art svg={successArt()} width={260} height={180} loading="eager" />
      </div>
      <PageHeading title={t('heading.confirmation', { name: firstName })} lead={t('order:confirmed.completed')} />
      {location && <ReservationTicket reservation={reservation} location={location} />}
      <div className={styles.actions}>
        {location && <AddToCalendar reservation={reservation} location={location} />}
        {location && (
          <AnchorButton
            variant="secondary"
            size="medium"
            icon={<Navigation aria-hidden="true" />}
            href={directionsUrl(location)}
            target="_blank"
            rel="noreferrer"
          >
            {t('common:directions')}
          </AnchorButton>
        )}
        {hasLists && (
          <LinkButton
            variant="secondary"
            size="medium"
            icon={<CalendarDays aria-hidden="true" />}
            to={paths.futureReservations}
          >
            {t('order:confirmed.seeMine')}
          </LinkButton>
        )}
      </div>
      <section aria-labelledby="suite" className={styles.next}>
        <h2 id="suite">{t('order:confirmed.next')}</h2>
        <ol>
          <li>{t('order:confirmed.mail')}</li>
          <li>{t('common:arriveEarly')}</li>
          <li>{t('common:payNote')}</li>
          <li>
            {hasLists
              ? t('order:confirmed.upcoming')
              : t('order:confirmed.changesByPhone', { phone: phone(salon?.phone ?? '') })}
          </li>
        </ol>
      </section>
      <LinkButton variant="quiet" to={paths.bookingLocation}>
        {t('order:confirmed.again')}
      </LinkButton>
    </div>
  );
}

type Newest = {
  reservation: Reservation | null;
  /** The list has arrived and is empty. */
  hasNone: boolean;
  isWaiting: boolean;
  error: unknown;
  retry: () => void;
};

/** The reservation just made; after a reload, the newest pending one of the person's list, which employees do not have. */
function useNewest(): Newest {
  const user = useAppSelector(selectUser);
  const placed = useAppSelector(selectPlaced);
  const skip = placed !== null || user === null || !may(user.roles, 'own_lists');
  const { data, error, isFetching, refetch } = useFutureReservationsQuery(undefined, { skip });
  const upcoming = data?.reservations.filter(({ status }) => status === 'pending') ?? [];
  const [newest = null] = upcoming.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return {
    reservation: placed ?? newest,
    hasNone: data !== undefined && newest === null,
    isWaiting: isFetching,
    error,
    retry: () => void refetch(),
  };
}

/** A reservation as a ticket: the day as a calendar leaf, then time, location, services and total. */
function ReservationTicket({ reservation, location }: { reservation: Reservation; location: SalonLocation }) {
  const { t } = useTranslation(['booking', 'order']);
  const format = useFormat();
  const endText = useEndText();
  const nameOf = useServiceNames();
  const { dateReserved, timeReserved } = reservation.reservationDate;
  return (
    <Ticket
      stub={
        <DateLeaf
          dateTime={dateReserved}
          weekday={format.date(dateReserved, 'weekday')}
          day={String(Number(dateReserved.slice(8)))}
          month={format.date(dateReserved, 'month')}
        />
      }
    >
      <div className={styles.ticket}>
        <p className="num">
          <strong>
            <time dateTime={`${dateReserved}T${timeReserved}`}>{format.time(timeReserved)}</time>
          </strong>{' '}
          {t('order:confirmed.until', { time: endText(timeReserved, reservation.endTime) })}
        </p>
        <p>
          <strong>{location.name}</strong>
          <br />
          {location.street}, {location.city}
        </p>
        <ul className={styles.lines}>
          {reservation.reservationServices.map((line) => (
            <li key={line.serviceId ?? line.titre}>
              <TextInLanguage text={nameOf(line)} /> <span className="num">× {line.qty}</span>
            </li>
          ))}
        </ul>
        <p className="num">
          <strong>{format.price(reservation.totalPrice)}</strong>{' '}
          <span className={styles.quiet}>{t('order:confirmed.payable')}</span>
        </p>
      </div>
    </Ticket>
  );
}
