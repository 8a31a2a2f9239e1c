import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cartMinutes } from '#domain/cart/cart.ts';
import { type useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { servicesApi, usePublicServices } from '../../services/api.ts';
import { selectCart } from '../cart/slice.ts';
import { ActionBar } from '../frame/action-bar.tsx';
import { BookingPage } from '../frame/booking-page.tsx';
import { locationAndBackToServices } from '../frame/step-paths.ts';
import { useChosenLocation } from '../frame/use-chosen-location.ts';
import { useWayOn } from '../frame/way-on.ts';
import { ServiceList, ServicesSkeleton } from './service-list.tsx';
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
    <BookingPage step="service" title={t('heading.services')} lead={<Lead />} bar={<CartBar />}>
      {services && <ServiceList services={services} />}
      {!services && !error && <ServicesSkeleton />}
      {!services && error && <LoadFailure error={error} onRetry={refetch} />}
    </BookingPage>
  );
}

/** The chosen location with a link to change it, and that prices come without taxes, said once. */
function Lead() {
  const { t } = useTranslation('booking');
  const location = useChosenLocation();
  return (
    <div className={styles.lead}>
      <span className={styles.location}>
        <MapPin aria-hidden="true" />
        {location && `${location.name} · `}
        <Link to={locationAndBackToServices} className={styles.change}>
          {location ? (
            <>
              {t('services.change')} <VisuallyHidden>{t('services.changeWhat')}</VisuallyHidden>
            </>
          ) : (
            t('services.chooseLocation')
          )}
        </Link>
      </span>
      <span>{t('services.lead')}</span>
    </div>
  );
}

/** The cart so far, and the way on; nothing while it is empty. */
function CartBar() {
  const { t } = useTranslation('booking');
  const { duration } = useFormat();
  const cart = useAppSelector(selectCart);
  const location = useChosenLocation();
  const { verb, path } = useWayOn('service');
  if (cart.cardItems.length === 0) return null;
  return (
    <ActionBar
      verb={verb}
      to={path}
      text={
        <span className="num">
          {t('cart.services', { count: cart.cardItems.length })} · {duration(cartMinutes(cart))}
          {location && <span className={styles.place}> · {location.name}</span>}
        </span>
      }
    />
  );
}
