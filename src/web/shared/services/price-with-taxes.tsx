import { useTranslation } from 'react-i18next';
import type { TaxedPrice } from '#domain/pricing.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './price-with-taxes.module.css';

type PriceWithTaxesProps = {
  price: TaxedPrice;
  /** Whether « avec taxes » stands under the amount. */
  isStacked?: boolean;
};

/** What is to be paid: « 55,19 $ avec taxes », « dès 86,23 $ avec taxes » for a range. */
export function PriceWithTaxes({ price, isStacked = false }: PriceWithTaxesProps) {
  const { t } = useTranslation();
  const amountText = useAmountText();
  return (
    <p className={classNames(styles.price, isStacked && styles.stacked)}>
      <strong className={styles.amount}>{amountText(price)}</strong>{' '}
      <span className={styles.taxes}>{t('price.withTaxes')}</span>
    </p>
  );
}

/** Returns a function that writes an amount, which stays the lowest of a range: « dès 86,23 $ ». */
export function useAmountText(): (price: TaxedPrice) => string {
  const { t } = useTranslation();
  const { money } = useFormat();
  return ({ cents, isFrom }) => (isFrom ? t('price.from', { price: money(cents) }) : money(cents));
}
