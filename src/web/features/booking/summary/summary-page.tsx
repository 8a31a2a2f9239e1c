import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { firstMissingStep } from '#domain/booking/booking-steps.ts';
import { type Cart, cartMinutes, cartTotals, isEstimated, isGroup } from '#domain/cart/cart.ts';
import { centsOf } from '#domain/pricing.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { useSalon } from '../../settings/api.ts';
import { selectCart } from '../cart/slice.ts';
import { TotalsLines } from '../cart/totals-lines.tsx';
import { BookingPage } from '../frame/booking-page.tsx';
import { NOTICE_OF_STEP, RedirectWithNotice } from '../frame/redirect-notices.tsx';
import { pathBackToSummary } from '../frame/step-paths.ts';
import { useChosenLocation } from '../frame/use-chosen-location.ts';
import { SubmitBooking, useBookingSubmission } from './submit-booking.tsx';
import styles from './summary-page.module.css';

/** Step 6: the whole booking, each part with a link to its step, and the button that books. */
export function SummaryPage() {
  const { t } = useTranslation(['booking', 'order']);
  const cart = useAppSelector(selectCart);
  const submission = useBookingSubmission();
  if (submission.isBooked) return <Navigate to={paths.confirmation} replace />;
  const missing = firstMissingStep(cart);
  if (missing !== null && missing !== 'summary' && missing !== 'confirmation') {
    return <RedirectWithNotice notice={NOTICE_OF_STEP[missing]} />;
  }
  return (
    <BookingPage step="summary" title={t('heading.summary')}>
      <div className={styles.columns}>
        <SummaryCards cart={cart} />
        <Card as="aside" aria-label={t('order:summary.price')} className={styles.price}>
          <TotalsLines totals={cartTotals(cart)} isEstimate={isEstimated(cart)} />
          <Conditions />
          <SubmitBooking submission={submission} />
        </Card>
      </div>
    </BookingPage>
  );
}

/** What will be booked, in five cards that each link to their step. */
function SummaryCards({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['booking', 'order']);
  const format = useFormat();
  const location = useChosenLocation();
  const { reservationDate, reservationClientInfo: info } = cart;
  return (
    <div className={styles.cards}>
      <SummaryCard title={t('order:summary.services')} edit={t('order:summary.editServices')} to={paths.cart}>
        <Lines cart={cart} />
      </SummaryCard>
      <SummaryCard
        title={t('order:summary.location')}
        edit={t('order:summary.editLocation')}
        to={paths.bookingLocation}
      >
        <p>
          <strong>{location?.name}</strong>
          <br />
          {location && `${location.street}, ${location.city}`}
        </p>
      </SummaryCard>
      {reservationDate && (
        <SummaryCard title={t('order:summary.date')} edit={t('order:summary.editDate')} to={paths.bookingDate}>
          <p className="num">
            <time dateTime={`${reservationDate.dateReserved}T${reservationDate.timeReserved}`}>
              <strong>{format.date(reservationDate.dateReserved, 'full')}</strong>
              <br />
              {format.time(reservationDate.timeReserved)} ({format.duration(cartMinutes(cart))})
            </time>
          </p>
        </SummaryCard>
      )}
      <SummaryCard title={t('order:summary.client')} edit={t('order:summary.editClient')} to={paths.clientInfo}>
        <p>
          <strong>{info?.client}</strong>
          <br />
          <span className="num nowrap">{format.phone(info?.phone ?? '')}</span>
        </p>
      </SummaryCard>
      <SummaryCard title={t('order:summary.comment')} edit={t('order:summary.editComment')} to={paths.clientInfo}>
        <p className={info?.comment ? styles.comment : styles.quiet}>{info?.comment || t('order:summary.noComment')}</p>
      </SummaryCard>
    </div>
  );
}

type SummaryCardProps = { title: string; edit: string; to: string; children: ReactNode };

function SummaryCard({ title, edit, to, children }: SummaryCardProps) {
  const { t } = useTranslation('common');
  return (
    <Card as="section" className={styles.card} data-print="together">
      <h2>{title}</h2>
      <Link to={pathBackToSummary(to)} data-print="never">
        <span aria-hidden="true">{t('edit')}</span>
        <VisuallyHidden>{edit}</VisuallyHidden>
      </Link>
      {children}
    </Card>
  );
}

function Lines({ cart }: { cart: Cart }) {
  const { t } = useTranslation('booking');
  const { money, duration } = useFormat();
  const nameOf = useServiceNames();
  return (
    <ul className={styles.lines}>
      {cart.cardItems.map((line) => (
        <li key={line.serviceId}>
          <span>
            <strong>
              <TextInLanguage text={nameOf(line)} />
            </strong>
            <br />
            <span className={styles.quiet}>
              {t('recap.quantity', { count: line.qty })} · {duration(line.duration)}
            </span>
          </span>
          <span className="num nowrap">{money(centsOf(line.price) * line.qty)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a person agrees to by booking, with a button to print it. */
function Conditions() {
  const { t, i18n } = useTranslation(['booking', 'common', 'order']);
  const format = useFormat();
  const language = useLanguage();
  const cart = useAppSelector(selectCart);
  const salon = useSalon();
  const phone = format.phone(salon?.phone ?? '');
  return (
    <>
      <ul className={styles.conditions}>
        <li>{t('common:payNote')}</li>
        <li>{t('common:arriveEarly')}</li>
        <li>{t('order:summary.cancellation', { phone })}</li>
        {isGroup(cart) && <li>{t('common:groups', { phone })}</li>}
        {language === 'en' && (
          <li>
            {t('order:summary.frenchFirst')}{' '}
            <button type="button" className={styles.french} lang="fr-CA" onClick={() => void i18n.changeLanguage('fr')}>
              Version française
            </button>
          </li>
        )}
      </ul>
      <Button variant="quiet" size="medium" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        {t('order:summary.print')}
      </Button>
    </>
  );
}
