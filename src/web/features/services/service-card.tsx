import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { serviceDescription, serviceName } from '#domain/service-texts.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { ServiceArt } from '../booking/service-art.tsx';
import { ServiceFacts } from '../booking/service-facts.tsx';
import { ServicePrice } from '../booking/service-price.tsx';
import { TextInLanguage } from '../booking/text-in-language.tsx';
import type { PublicService } from './api.ts';
import { ServiceActions } from './service-actions.tsx';
import { Badges } from './service-badges.tsx';
import styles from './service-card.module.css';

type ServiceCardProps = { service: PublicService; onDetails: () => void };

/** One service: picture, name, time and people, a first sentence, price, and the way into the cart (ux 2.3). */
export function ServiceCard({ service, onDetails }: ServiceCardProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const name = serviceName(service, language);
  return (
    <Card as="li" padding="none" className={styles.card}>
      <div className={styles.picture}>
        <ServiceArt service={{ ...service, serviceId: service.id }} />
        <Badges service={service} />
      </div>
      <div className={styles.body}>
        <TextInLanguage text={name} as="h3" className={styles.name} />
        <ServiceFacts service={service} />
        <TextInLanguage text={serviceDescription(service, language)} as="p" className={styles.words} />
        <div className={styles.details}>
          <Button
            look="quiet"
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

/** Shown only when there are reviews (decision 12). */
function Rating({ service: { rating, numReviews } }: { service: PublicService }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  if (rating === null || numReviews === 0) return null;
  const stars = new Intl.NumberFormat(localeOf(language)).format(rating);
  return <span className="small muted">{t('services.rating', { rating: stars, count: numReviews })}</span>;
}
