import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathOfBookingService, paths } from '#contract/paths.ts';
import { localeOf } from '#domain/languages.ts';
import { effectivePrice } from '#domain/pricing.ts';
import { popularServices } from '#domain/services/popular-services.ts';
import { serviceName } from '#domain/services/service-texts.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { ServicePicture } from '../../shared/services/service-picture.tsx';
import { TextInLanguage } from '../../shared/text-in-language.tsx';
import { Card } from '../../ui/content/card.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { type PublicService, usePublicServices } from '../services/api.ts';
import styles from './popular-services.module.css';

const SHOWN = 4;

/** The most booked services, each a card that leads to its booking; nothing while there is no public service. */
export function PopularServices() {
  const { t } = useTranslation('landing');
  const { data: services } = usePublicServices();
  if (!services?.length) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('popular.title')}</h2>
      <Link to={paths.bookingServices} className={styles.all}>
        <span className={styles.short}>{t('popular.seeAll')}</span>
        <span className={styles.long}>{t('popular.all')}</span>
      </Link>
      <ul className={styles.cards}>
        {popularServices(services, SHOWN).map((service) => (
          <PopularCard key={service.id} service={service} />
        ))}
      </ul>
      <p className={styles.note}>{t('popular.note')}</p>
    </section>
  );
}

function PopularCard({ service }: { service: PublicService }) {
  const { t } = useTranslation('landing');
  const { price } = useFormat();
  const minutesText = useMinutesText();
  return (
    <Card as="li" padding="none" rises className={styles.card}>
      <div className={styles.picture}>
        <ServicePicture
          service={{ ...service, serviceId: service.id }}
          crop="wide"
          sizes="(width >= 60rem) 282px, 45vw"
        />
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link to={pathOfBookingService(service.id)} className={styles.link}>
            <TextInLanguage text={serviceName(service, useLanguage())} />
          </Link>
        </h3>
        <p className={styles.facts}>
          <span className="num">{minutesText(service)}</span>
          <Rating service={service} />
        </p>
        <p className={styles.price}>
          {service.priceType === 'range' && `${t('popular.from')} `}
          <strong className="num nowrap">{price(effectivePrice(service))}</strong>
        </p>
      </div>
    </Card>
  );
}

function useMinutesText(): (service: PublicService) => string {
  const { duration, durationRange } = useFormat();
  return ({ durationType, duration: minutes, durationMax }) =>
    durationType === 'range' && durationMax ? durationRange(minutes, durationMax) : duration(minutes);
}

/** Only when there are reviews. */
function Rating({ service: { rating, numReviews } }: { service: PublicService }) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  if (rating === null || numReviews === 0) return null;
  const stars = new Intl.NumberFormat(localeOf(language)).format(rating);
  return (
    <span className={styles.rating}>
      <Star aria-hidden="true" fill="currentColor" />
      <span aria-hidden="true" className="num">
        {stars}
      </span>
      <VisuallyHidden>{t('popular.rating', { rating: stars })}</VisuallyHidden>
    </span>
  );
}
