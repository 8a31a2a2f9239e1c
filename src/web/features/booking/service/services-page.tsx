import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cartMinutes } from '#domain/cart/cart.ts';
import { type useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { servicesApi, usePublicServices } from '../../services/api.ts';
import { selectCart } from '../cart/slice.ts';
import { ActionBar } from '../frame/action-bar.tsx';
import { BookingPage } from '../frame/booking-page.tsx';
import { locationAndBackToServices } from '../frame/step-paths.ts';
import { useChosenLocation } from '../frame/use-chosen-location.ts';
import { useWayOn } from '../frame/way-on.ts';
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
      {services && <ServiceTabs services={services} />}
      {!services && !error && <ServicesSkeleton />}
      {!services && error && <LoadFailure error={error} onRetry={refetch} />}
    </BookingPage>
  );
}

/** The chosen location, with a link to change it. */
function LocationLink() {
  const { t } = useTranslation('booking');
  const location = useChosenLocation();
  return (
    <Link to={locationAndBackToServices} className={styles.location}>
      <MapPin aria-hidden="true" />
      {location ? t('services.location', { name: location.name }) : t('services.chooseLocation')}
    </Link>
  );
}

/** The cart so far, and the way on; nothing while it is empty. */
function CartBar() {
  const { t } = useTranslation('booking');
  const { duration } = useFormat();
  const cart = useAppSelector(selectCart);
  const { verb, path } = useWayOn('service');
  if (cart.cardItems.length === 0) return null;
  return (
    <ActionBar
      verb={verb}
      to={path}
      words={
        <span className="num">
          {t('cart.services', { count: cart.cardItems.length })} · {duration(cartMinutes(cart))}
        </span>
      }
    />
  );
}
