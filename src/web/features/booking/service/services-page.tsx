import { useTranslation } from 'react-i18next';
import type { useAppDispatch } from '../../../app/use-store.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { servicesApi, usePublicServices } from '../../services/api.ts';
import { BookingPage } from '../frame/booking-page.tsx';
import { CartBar, MiniCart } from './cart-aside.tsx';
import { PlaceLink } from './location-link.tsx';
import { ServiceTabs } from './service-tabs.tsx';
import styles from './services-page.module.css';
import { ServicesSkeleton } from './services-skeleton.tsx';

/** Has the services there when the server draws the page. */
export function preload(dispatch: ReturnType<typeof useAppDispatch>): Promise<unknown> {
  return dispatch(servicesApi.endpoints.publicServices.initiate());
}

/** Step 2, Service: what the salon offers, by category, and what is in the cart already (spec 2). */
export function ServicesPage() {
  const { t } = useTranslation('booking');
  const { data: services, error, refetch } = usePublicServices();
  return (
    <BookingPage
      step="service"
      title={t('heading.services')}
      lead={<p>{t('services.lead')}</p>}
      aside={<PlaceLink />}
      bar={<CartBar />}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          {services && <ServiceTabs services={services} />}
          {!services && !error && <ServicesSkeleton />}
          {!services && error && <LoadFailure error={error} onRetry={refetch} />}
        </div>
        <div className={styles.aside}>
          <MiniCart />
        </div>
      </div>
    </BookingPage>
  );
}
