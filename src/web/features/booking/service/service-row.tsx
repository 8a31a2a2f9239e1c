import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { quantityOf } from '#domain/cart/cart.ts';
import { effectivePrice } from '#domain/pricing.ts';
import { serviceName, serviceOpening } from '#domain/services/service-texts.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { useDurationText } from '../../../shared/services/service-facts.tsx';
import { ServicePicture } from '../../../shared/services/service-picture.tsx';
import { ShortPrice } from '../../../shared/services/service-price.tsx';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import type { PublicService } from '../../services/api.ts';
import { selectCart } from '../cart/slice.ts';
import { LineControls } from './line-controls.tsx';
import styles from './service-row.module.css';

type ServiceRowProps = { service: PublicService; onDetails: () => void };

/**
 * One service: picture, name, a line of description, time and price, and the button that adds it. Pressed anywhere else it
 * opens the details. Nothing moves when it is added.
 */
export function ServiceRow({ service, onDetails }: ServiceRowProps) {
  const language = useLanguage();
  const isChosen = useAppSelector((state) => quantityOf(selectCart(state), service.id) > 0);
  return (
    <li className={classNames(styles.row, isChosen && styles.chosen)}>
      <div className={styles.picture}>
        <ServicePicture service={{ ...service, serviceId: service.id }} crop="square" sizes="104px" />
      </div>
      <h3 className={styles.name}>
        <button type="button" aria-haspopup="dialog" className={styles.details} onClick={onDetails}>
          <TextInLanguage text={serviceName(service, language)} />
        </button>
      </h3>
      {isChosen ? (
        <p className={styles.second}>
          <Link to={paths.cart} className={styles.cart}>
            <Literal id="goToCart" />
          </Link>
        </p>
      ) : (
        <TextInLanguage text={serviceOpening(service, language)} as="p" className={styles.second} />
      )}
      <Facts service={service} />
      <div className={styles.controls}>
        <LineControls service={service} />
      </div>
    </li>
  );
}

/** « 50 min · 48,00 $ », « 90 à 120 min · dès 75,00 $ », and the regular price beside a reduced one. */
function Facts({ service }: { service: PublicService }) {
  const { t } = useTranslation();
  const { price } = useFormat();
  const durationText = useDurationText();
  const isReduced = effectivePrice(service) < service.price;
  const isLong = isReduced || service.priceType === 'range' || service.durationType === 'range';
  return (
    <p className={styles.facts}>
      <span className={classNames(styles.minutes, isLong && styles.long)}>{durationText(service)} · </span>
      <ShortPrice service={service} />
      {isReduced && (
        <>
          {' '}
          <s>
            <VisuallyHidden>{t('service.regularPrice')} </VisuallyHidden>
            {price(service.price)}
          </s>
        </>
      )}
    </p>
  );
}
