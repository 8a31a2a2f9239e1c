import { useTranslation } from 'react-i18next';
import { cartMinutes } from '#domain/cart/cart.ts';
import { type useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { servicesApi, usePublicServices } from '../../services/api.ts';
import { selectCart } from '../cart/slice.ts';
import { ActionBar } from '../frame/action-bar.tsx';
import { BookingPage } from '../frame/booking-page.tsx';
import { PlaceLine } from '../frame/place-line.tsx';
import { useChosenLocation } from '../frame/use-chosen-location.ts';
import { useLeaveStep } from '../frame/use-leave-step.ts';
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
    <BookingPage step="service" title={t('heading.services')} lead={<PlaceLine backTo="services" />} bar={<CartBar />}>
      {services && <ServiceList services={services} />}
      {!services && !error && <ServicesSkeleton />}
      {!services && error && <LoadFailure error={error} onRetry={refetch} />}
    </BookingPage>
  );
}

/** The cart so far, and the way on; nothing while it is empty. */
function CartBar() {
  const { t } = useTranslation('booking');
  const { duration } = useFormat();
  const cart = useAppSelector(selectCart);
  const location = useChosenLocation();
  const { verb, to, path } = useWayOn('service');
  const { leave } = useLeaveStep('service');
  if (cart.cardItems.length === 0) return null;
  return (
    <ActionBar
      verb={verb}
      to={path}
      {...(to === 'client-info' && { onFollow: () => void leave('free') })}
      text={
        <span className="num">
          {t('cart.services', { count: cart.cardItems.length })} · {duration(cartMinutes(cart))}
          {location && <span className={styles.place}> · {location.name}</span>}
        </span>
      }
    />
  );
}
