import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathOfBookingService, paths } from '#contract/paths.ts';
import { popularServices } from '#domain/services/popular-services.ts';
import { serviceName } from '#domain/services/service-texts.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ServiceFacts } from '../../shared/services/service-facts.tsx';
import { ServicePicture } from '../../shared/services/service-picture.tsx';
import { ServicePrice } from '../../shared/services/service-price.tsx';
import { TextInLanguage } from '../../shared/text-in-language.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { type PublicService, usePublicServices } from '../services/api.ts';
import styles from './popular-services.module.css';

const SHOWN = 3;

/** The most booked services; nothing while there is no public service. */
export function PopularServices() {
  const { t } = useTranslation('landing');
  const { data: services } = usePublicServices();
  if (!services?.length) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('popular.title')}</h2>
        <LinkButton to={paths.bookingServices} variant="quiet" size="medium">
          {t('popular.all')}
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      </div>
      <ul className={styles.cards}>
        {popularServices(services, SHOWN).map((service) => (
          <PopularCard key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}

function PopularCard({ service }: { service: PublicService }) {
  return (
    <Card as="li" padding="none" rises className={styles.card}>
      <ServicePicture service={{ ...service, serviceId: service.id }} crop="wide" />
      <div className={styles.body}>
        <h3>
          <Link to={pathOfBookingService(service.id)} className={styles.link}>
            <TextInLanguage text={serviceName(service, useLanguage())} />
          </Link>
        </h3>
        <ServiceFacts service={service} />
        <ServicePrice service={service} />
      </div>
    </Card>
  );
}
