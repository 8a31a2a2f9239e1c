import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceDescription, serviceName } from '#domain/services/service-texts.ts';
import { problemOf } from '../../../api/problem.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { ServiceArt } from '../../../shared/services/service-art.tsx';
import { ServiceFacts } from '../../../shared/services/service-facts.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { type PublicService, usePublicServiceQuery } from '../../services/api.ts';
import { serviceHeld } from '../cart/slice.ts';
import { BookingPage } from '../frame/booking-page.tsx';
import { RedirectWithNotice } from '../frame/redirect-with-notice.tsx';
import { TextInLanguage } from '../text-in-language.tsx';
import { ServiceReview } from './service-review.tsx';
import styles from './service-review-page.module.css';

/** Shows the service and holds it; one that is no longer offered leads back to the others. */
export function HeldService({ id }: { id: string }) {
  const { t } = useTranslation(['booking', 'common']);
  const dispatch = useAppDispatch();
  const { data: service, error, refetch } = usePublicServiceQuery(id);
  const heldId = service?.id;

  useEffect(() => {
    if (heldId) dispatch(serviceHeld(heldId));
  }, [heldId, dispatch]);

  if (problemOf(error).status === 404) return <RedirectWithNotice notice="serviceGone" />;
  return (
    <BookingPage step="service" title={t('heading.service')} lead={<p>{t('single.lead')}</p>}>
      {service && (
        <div className={styles.columns}>
          <About service={service} />
          <ServiceReview service={service} />
        </div>
      )}
      {!service && !error && <Loading label={t('common:loading')} />}
      {!service && error && <LoadFailure error={error} onRetry={refetch} />}
    </BookingPage>
  );
}

function About({ service }: { service: PublicService }) {
  const language = useLanguage();
  return (
    <div className={styles.about}>
      <div className={styles.picture}>
        <ServiceArt service={{ ...service, serviceId: service.id }} loading="eager" />
      </div>
      <TextInLanguage text={serviceName(service, language)} as="h2" />
      <ServiceFacts service={service} />
      <TextInLanguage text={serviceDescription(service, language)} as="p" className={styles.words} />
    </div>
  );
}
