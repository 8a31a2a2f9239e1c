import { CalendarCheck2, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { phoneLink } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import { badgeCount, cartMinutes, cartTotals, hasWithdrawn, isEstimated, isGroup } from '#domain/cart/cart.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/content/card.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { useAvailabilityQuery } from '../../availability/api.ts';
import { useSalon } from '../../settings/api.ts';
import { ActionBar } from '../frame/action-bar.tsx';
import { BookingPage } from '../frame/booking-page.tsx';
import { PlaceLine } from '../frame/place-line.tsx';
import { RedirectWithNotice } from '../frame/redirect-notices.tsx';
import { useLeaveStep } from '../frame/use-leave-step.ts';
import { useChosenTime } from '../frame/way-on.ts';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-page.module.css';
import { RemovalDialog } from './removal-dialog.tsx';
import { cartEmptied, selectCart } from './slice.ts';
import { TotalsLines } from './totals-lines.tsx';

/** Step 3, the cart: its lines and what they cost; an empty cart redirects to the services. */
export function CartPage() {
  const { t } = useTranslation('booking');
  const cart = useAppSelector(selectCart);
  if (cart.cardItems.length === 0) return <RedirectWithNotice notice="emptyCart" />;
  return (
    <BookingPage step="cart" title={t('heading.cart')} lead={<PlaceLine backTo="panier" />} bar={<CartBar />}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <CartLines lines={cart.cardItems} />
          {isGroup(cart) && <GroupNotice />}
        </div>
        <CartSummary />
      </div>
    </BookingPage>
  );
}

function CartSummary() {
  const { t } = useTranslation(['booking', 'common']);
  const { duration } = useFormat();
  const cart = useAppSelector(selectCart);
  return (
    <div className={styles.summary}>
      <Card as="section" aria-label={t('cart.summary')} className={styles.card}>
        <FirstFreeForOne />
        <TotalsLines
          totals={cartTotals(cart)}
          isEstimate={isEstimated(cart)}
          first={{ key: 'minutes', label: t('cart.minutes'), amount: duration(cartMinutes(cart)) }}
        />
        <p className="small muted">{t('common:payNote')}</p>
      </Card>
      <CancelOrder />
    </div>
  );
}

/** 'Annuler la commande': asks, then empties the cart. */
function CancelOrder() {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  const handleConfirm = () => {
    dispatch(cartEmptied());
    void navigate(paths.bookingServices, { state: { notice: 'emptyCart' } });
  };

  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Literal id="cancelOrder" />
      </Button>
      <RemovalDialog open={isAsking} onKeep={() => setIsAsking(false)} onConfirm={handleConfirm}>
        <p>{t('cart.emptyAsk')}</p>
      </RemovalDialog>
    </>
  );
}

/** 'Valider et continuer'; disabled while a line is no longer offered. */
function CartBar() {
  const { t } = useTranslation('booking');
  const { duration } = useFormat();
  const time = useChosenTime();
  const { isLeaving, leave } = useLeaveStep('cart');
  const cart = useAppSelector(selectCart);
  return (
    <ActionBar
      verb="validateAndContinue"
      text={
        <span className={classNames('num', styles.what)}>
          {t('cart.services', { count: cart.cardItems.length })} · {duration(cartMinutes(cart))}
        </span>
      }
      missing={hasWithdrawn(cart) && { hint: t('cart.removeFirst') }}
      loading={isLeaving}
      onClick={() => void leave(time)}
    />
  );
}

/** The first free slot for a cart of one person and one service, which most carts are. */
function FirstFreeForOne() {
  const cart = useAppSelector(selectCart);
  const location = chosenLocation(cart);
  const [line] = cart.cardItems;
  if (location === null || line === undefined || badgeCount(cart) > 1 || !line.isOffered) return null;
  return <FirstFree location={location} serviceId={line.serviceId} />;
}

function FirstFree({ location, serviceId }: { location: LocationCode; serviceId: string }) {
  const { t } = useTranslation('booking');
  const { date, time } = useFormat();
  const { data, isLoading } = useAvailabilityQuery({ location, lines: [{ serviceId, qty: 1 }] });
  const slot = data?.firstFree;
  if (isLoading) return <div className={styles['first-free']} />;
  if (!slot) return null;
  return (
    <p className={styles['first-free']}>
      <CalendarCheck2 aria-hidden="true" />
      <span>
        {t('cart.nextFree')}{' '}
        <time dateTime={`${slot.date}T${slot.time}`} className="num nowrap">
          {date(slot.date, 'short')}, {time(slot.time)}
        </time>
      </span>
    </p>
  );
}

/** Asks groups of four or more to phone; nothing is refused. */
function GroupNotice() {
  const { t } = useTranslation('booking');
  const { phone } = useFormat();
  const salon = useSalon();
  if (!salon) return null;
  return (
    <InfoStrip role="status" icon={<Users aria-hidden="true" />}>
      <p>
        <Trans
          t={t}
          i18nKey="cart.group"
          values={{ phone: phone(salon.phone) }}
          components={{ tel: <PhoneLink number={salon.phone} /> }}
        />
      </p>
    </InfoStrip>
  );
}

/** `Trans` passes the text as children. */
function PhoneLink({ number, children }: { number: string; children?: ReactNode }) {
  return (
    <a href={phoneLink(number)} className="num nowrap">
      {children}
    </a>
  );
}
