import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { cartMinutes, cartTotals, isEstimated } from '#domain/cart/cart.ts';
import { centsOf } from '#domain/pricing.ts';
import { type useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { servicesApi, usePublicServices } from '../../services/api.ts';
import { selectCart } from '../cart/slice.ts';
import { BookingPage } from '../frame/booking-page.tsx';
import { StickyBar } from '../frame/sticky-bar.tsx';
import { useChosenLocation } from '../frame/use-chosen-location.ts';
import { ServicesSkeleton, ServiceTabs } from './service-tabs.tsx';
import styles from './services-page.module.css';

/** Loads the services before the server draws the page. */
export function preload(dispatch: ReturnType<typeof useAppDispatch>): Promise<unknown> {
  return dispatch(servicesApi.endpoints.publicServices.initiate());
}

/** Step 2: the public services by category, and what is in the cart. */
export function ServicesPage() {
  const { t } = useTranslation('booking');
  const { data: services, error, refetch } = usePublicServices();
  return (
    <BookingPage
      step="service"
      title={t('heading.services')}
      lead={<p>{t('services.lead')}</p>}
      aside={<LocationLink />}
      bar={<CartBar />}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          {services && <ServiceTabs services={services} />}
          {!services && !error && <ServicesSkeleton />}
          {!services && error && <LoadFailure error={error} onRetry={refetch} />}
        </div>
        <div className={styles.aside}>
          <CartCard />
        </div>
      </div>
    </BookingPage>
  );
}

/** The chosen location, with a link to change it. */
function LocationLink() {
  const { t } = useTranslation('booking');
  const location = useChosenLocation();
  return (
    <Link to={paths.bookingLocation} className={styles.location}>
      <MapPin aria-hidden="true" />
      {location ? t('services.location', { name: location.name }) : t('services.chooseLocation')}
    </Link>
  );
}

/** The cart so far, as a bar at the bottom of smaller screens; nothing while it is empty. */
function CartBar() {
  const { t } = useTranslation('booking');
  const { duration, money } = useFormat();
  const cart = useAppSelector(selectCart);
  if (cart.cardItems.length === 0) return null;
  return (
    <div className={styles.bar}>
      <StickyBar
        words={
          <>
            <strong className="num">{money(cartTotals(cart).totalCents)}</strong>
            <span className="small num">
              {t('cart.services', { count: cart.cardItems.length })} · {duration(cartMinutes(cart))}
            </span>
          </>
        }
        action={<GoToCart />}
      />
    </div>
  );
}

/** The cart so far, as a card beside the services on wide screens. */
function CartCard() {
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const cart = useAppSelector(selectCart);
  const nameOf = useServiceNames();
  return (
    <Card as="aside" aria-label={t('heading.cart')} className={styles.card}>
      <h2 className={styles['cart-title']}>{t('heading.cart')}</h2>
      {cart.cardItems.length === 0 ? (
        <Literal id="cartIsEmpty" as="p" className="muted" />
      ) : (
        <>
          <ul className={styles.lines}>
            {cart.cardItems.map((line) => (
              <li key={line.serviceId}>
                <TextInLanguage text={nameOf(line)} className={styles.name} />
                <span className="small num muted">{t('recap.quantity', { count: line.qty })}</span>
                <span className="num">{money(centsOf(line.price) * line.qty)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            <span>{t(isEstimated(cart) ? 'totals.estimate' : 'totals.total')}</span>
            <span className="num">{money(cartTotals(cart).totalCents)}</span>
          </p>
          <GoToCart wide />
        </>
      )}
    </Card>
  );
}

function GoToCart({ wide = false }: { wide?: boolean }) {
  return (
    <LinkButton to={paths.cart} wide={wide} size={wide ? 'medium' : 'large'}>
      <Literal id="goToCart" />
    </LinkButton>
  );
}
