import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceDescription, serviceName } from '#domain/service-texts.ts';
import { problemOf } from '../../api/problem.ts';
import { useAppDispatch } from '../../app/use-store.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { BookingPage } from '../booking/booking-page.tsx';
import { LoadFailure } from '../booking/load-failure.tsx';
import { SendBack } from '../booking/send-back.tsx';
import { ServiceArt } from '../booking/service-art.tsx';
import { ServiceFacts } from '../booking/service-facts.tsx';
import { TextInLanguage } from '../booking/text-in-language.tsx';
import { serviceHeld } from '../cart/slice.ts';
import { type PublicService, usePublicServiceQuery } from './api.ts';
import styles from './held-service.module.css';
import { ServiceReview } from './service-review.tsx';

/** Shows the service and holds it; one that is no longer offered leads back to the others. */
export function HeldService({ id }: { id: string }) {
  const { t } = useTranslation(['booking', 'common']);
  const dispatch = useAppDispatch();
  const { data: service, error, refetch } = usePublicServiceQuery(id);
  const heldId = service?.id;

  useEffect(() => {
    if (heldId) dispatch(serviceHeld(heldId));
  }, [heldId, dispatch]);

  if (problemOf(error).status === 404) return <SendBack notice="serviceGone" />;
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
