import { CalendarClock, CalendarDays, Check, Clock, MailCheck, MapPin, Navigation, Sparkles, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { shownEmail } from '#contract/email-address.ts';
import { phoneLink } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { may } from '#domain/users/roles.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { directionsUrl } from '../../../shared/salon/map-links.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { AddToCalendar } from '../../../shared/visits/add-to-calendar.tsx';
import { CancelVisit, useMayCancel } from '../../../shared/visits/cancel-visit.tsx';
import { MoveVisit, useMayMove } from '../../../shared/visits/move-visit.tsx';
import { useWithWhom } from '../../../shared/visits/use-with-whom.ts';
import { VisitTicket } from '../../../shared/visits/visit-ticket.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { AnchorButton, LinkButton } from '../../../ui/actions/link-button.tsx';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { placedChanged } from '../../reservations/slice.ts';
import { useSalon } from '../../settings/api.ts';
import { BookingSteps } from '../frame/booking-steps.tsx';
import styles from './confirmation.module.css';
import { LacquerDrops } from './lacquer-drops.tsx';

type ConfirmationProps = {
  reservation: Reservation;
  /** Whether it was booked a moment ago. */
  isNew: boolean;
};

/** What was booked as a ticket, what to do with it, and what to do when something comes up. */
export function Confirmation({ reservation, isNew }: ConfirmationProps) {
  const { t } = useTranslation(['booking', 'order', 'common']);
  const user = useAppSelector(selectUser);
  const salon = useSalon();
  const hasLists = user !== null && may(user.roles, 'own_lists');
  const [firstName = ''] = reservation.reservationClientInfo.client.split(' ');
  const location = salon?.locations.find(({ code }) => code === reservation.reservationLocation.locationReserved);
  return (
    <>
      <BookingSteps current="confirmation" />
      <div className={styles.page}>
        <div className={styles.news}>
          <LacquerDrops isFalling={isNew} />
          <span className={styles.check}>
            <Check aria-hidden="true" />
          </span>
          <PageHeading title={t('heading.confirmation', { name: firstName })} lead={t('order:confirmed.completed')} />
        </div>
        <VisitTicket reservation={reservation} isTorn>
          <Facts reservation={reservation} />
        </VisitTicket>
        <div className={styles.actions}>
          {location && <AddToCalendar variant="primary" reservation={reservation} location={location} />}
          <div className={styles.more}>
            {location && (
              <AnchorButton
                variant="secondary"
                fullWidth
                icon={<Navigation aria-hidden="true" />}
                href={directionsUrl(location)}
                target="_blank"
                rel="noreferrer"
              >
                {t('common:directions')}
              </AnchorButton>
            )}
            {hasLists && (
              <LinkButton variant="secondary" fullWidth to={paths.futureReservations}>
                {t('order:confirmed.seeMine')}
              </LinkButton>
            )}
          </div>
        </div>
        <AfterBooking reservation={reservation} hasLists={hasLists} />
        {hasLists && <Changes reservation={reservation} />}
        <p className={styles.again}>
          <Link to={paths.bookingLocation}>{t('order:confirmed.again')}</Link>
        </p>
      </div>
    </>
  );
}

/** Where, and what at which price. */
function Facts({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('visits');
  const format = useFormat();
  const salon = useSalon();
  const nameOf = useServiceNames();
  const withWhom = useWithWhom()(reservation);
  const location = salon?.locations.find(({ code }) => code === reservation.reservationLocation.locationReserved);
  return (
    <>
      {location && (
        <Fact icon={<MapPin aria-hidden="true" />}>
          <p>
            <strong>{location.name}</strong>
          </p>
          <p className={styles.second}>
            {location.street}, {location.city}
          </p>
        </Fact>
      )}
      <Fact icon={<Sparkles aria-hidden="true" />}>
        <ul className={styles.lines}>
          {reservation.reservationServices.map((line) => (
            <li key={line.serviceId ?? line.titre}>
              <TextInLanguage text={nameOf(line)} />
              {line.qty > 1 && <span className="num nowrap">{` × ${line.qty}`}</span>}
            </li>
          ))}
        </ul>
        {withWhom && <p>{withWhom}</p>}
        <p className={styles.second}>
          <span className="num nowrap">{format.price(reservation.totalPrice)}</span> {t('payable')}
        </p>
      </Fact>
    </>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      {icon}
      <div>{children}</div>
    </div>
  );
}

/** Where the mail went, when to arrive, and how to cancel or be reached. */
function AfterBooking({ reservation, hasLists }: { reservation: Reservation; hasLists: boolean }) {
  const { t } = useTranslation(['order', 'common']);
  const { email } = reservation;
  return (
    <div className={styles.after}>
      <div className={styles.mail}>
        <Fact icon={<MailCheck aria-hidden="true" />}>
          <p>
            {email === null ? (
              t('confirmed.mail')
            ) : (
              <>
                {t('confirmed.mailTo')} <strong className={styles.email}>{shownEmail(email)}</strong>.
              </>
            )}{' '}
            {t('confirmed.spam')}
          </p>
        </Fact>
      </div>
      <Fact icon={<Clock aria-hidden="true" />}>
        <p>{t('common:arriveEarly')}</p>
      </Fact>
      <Fact icon={<CalendarDays aria-hidden="true" />}>
        <p>
          {t(hasLists ? 'confirmed.upcoming' : 'confirmed.changesByPhone')} <PhoneLink />.
        </p>
      </Fact>
    </div>
  );
}

function PhoneLink() {
  const { t } = useTranslation('visits');
  const { phone } = useFormat();
  const salon = useSalon();
  if (!salon) return null;
  const number = phone(salon.phone);
  return (
    <a href={phoneLink(salon.phone)} aria-label={t('callNumber', { phone: number })} className="num nowrap">
      {number}
    </a>
  );
}

/** Another time and cancelling, as plain words: neither is what most people come for. */
function Changes({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('visits');
  const navigate = useNavigate();
  const mayCancel = useMayCancel(reservation);
  const mayMove = useMayMove(reservation);
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null);
  const close = () => setAsked(null);
  const showVisits = () => void navigate(paths.futureReservations, { replace: true });
  const handleMoved = () => {
    dispatch(placedChanged(reservation._id));
    showVisits();
  };
  return (
    <div className={styles.changes}>
      {mayMove && (
        <Button
          variant="plain"
          size="medium"
          icon={<CalendarClock aria-hidden="true" />}
          onClick={() => setAsked('move')}
        >
          {t('move.open')}
        </Button>
      )}
      {mayCancel && (
        <Button
          variant="plain"
          size="medium"
          icon={<X aria-hidden="true" />}
          aria-label={t('cancel')}
          onClick={() => setAsked('cancel')}
        >
          {t('cancelShort')}
        </Button>
      )}
      <MoveVisit
        open={asked === 'move'}
        visit={reservation}
        access={{ id: reservation._id }}
        onClose={close}
        onMoved={handleMoved}
      />
      <CancelVisit open={asked === 'cancel'} reservation={reservation} onClose={close} onCancelled={showVisits} />
    </div>
  );
}
