import { useTranslation } from 'react-i18next';
import { effectivePrice } from '#domain/pricing.ts';
import type { PriceType } from '#domain/services/services.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import styles from './service-price.module.css';

export type Priced = {
  priceType: PriceType;
  price: number;
  priceMax: number | null;
  priceDiscount: number | null;
};

type ServicePriceProps = {
  service: Priced;
  /** Smaller, and without a note. */
  inTable?: boolean;
  /** Whether « Taxes en sus » stands beside it. */
  hasTaxNote?: boolean;
};

/** The price for one person before taxes: fixed, a range, or after a discount. */
export function ServicePrice({ service, inTable = false, hasTaxNote = !inTable }: ServicePriceProps) {
  const { t } = useTranslation();
  const { price } = useFormat();
  const priceText = usePriceText();
  const isReduced = service.priceType === 'discount' && effectivePrice(service) < service.price;
  return (
    <p className={classNames(styles.price, inTable && styles['in-table'])}>
      <strong className={styles.amount}>{priceText(service)}</strong>
      {isReduced && (
        <s className={styles.regular}>
          <VisuallyHidden>{t('service.regularPrice')} </VisuallyHidden>
          {price(service.price)}
        </s>
      )}
      {hasTaxNote && <span className={styles.note}>{t('taxNote')}</span>}
    </p>
  );
}

/** The price in a word or two: « 48,00 $ », « dès 75,00 $ » for a range; only the amount is strong. */
export function ShortPrice({ service }: { service: Priced }) {
  const { t } = useTranslation();
  const { price } = useFormat();
  return (
    <span className="nowrap">
      {service.priceType === 'range' && t('price.from', { price: '' })}
      <strong className={styles.short}>{price(effectivePrice(service))}</strong>
    </span>
  );
}

function usePriceText(): (service: Priced) => string {
  const { t } = useTranslation();
  const { price } = useFormat();
  return (service) => {
    const { priceType, priceMax } = service;
    const amount = price(effectivePrice(service));
    if (priceType !== 'range') return amount;
    return priceMax === null
      ? t('service.priceFrom', { price: amount })
      : t('service.priceRange', { from: amount, to: price(priceMax) });
  };
}
