import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { serviceDescription, serviceName } from '#domain/services/service-texts.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Badges } from '../../../shared/services/service-badges.tsx';
import styles from '../../../shared/services/service-card.module.css';
import { ServiceFacts } from '../../../shared/services/service-facts.tsx';
import { ServicePicture } from '../../../shared/services/service-picture.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import type { PublicService } from '../../services/api.ts';
import { ServiceActions } from './service-actions.tsx';

type ServiceCardProps = { service: PublicService; onDetails: () => void };

/** One service: picture, name, duration, people, description, price, and the buttons of the cart. */
export function ServiceCard({ service, onDetails }: ServiceCardProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const name = serviceName(service, language);
  return (
    <Card as="li" padding="none" className={styles.card}>
      <div className={styles.picture}>
        <ServicePicture service={{ ...service, serviceId: service.id }} crop="wide" />
        <Badges service={service} />
      </div>
      <div className={styles.body}>
        <TextInLanguage text={name} as="h3" className={styles.name} />
        <ServiceFacts service={service} />
        <TextInLanguage text={serviceDescription(service, language)} as="p" className={styles.words} />
        <div className={styles.details}>
          <Button
            variant="quiet"
            size="medium"
            aria-label={t('services.detailsOf', { name: name.text })}
            onClick={onDetails}
          >
            {t('services.details')}
          </Button>
          <Rating service={service} />
        </div>
        <div className={styles.end}>
          <ServicePrice service={service} />
          <ServiceActions service={service} />
        </div>
      </div>
    </Card>
  );
}

/** The rating, only when there are reviews. */
function Rating({ service: { rating, numReviews } }: { service: PublicService }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  if (rating === null || numReviews === 0) return null;
  const stars = new Intl.NumberFormat(localeOf(language)).format(rating);
  return <span className="small muted">{t('services.rating', { rating: stars, count: numReviews })}</span>;
}
