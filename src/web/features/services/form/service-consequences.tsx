import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { effectivePrice } from '#domain/pricing.ts';
import { isPublic } from '#domain/services/services.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import type { PublicService } from '../api.ts';
import styles from './service-consequences.module.css';
import { bodyOf, type ServiceFields } from './service-form-fields.ts';

/** What saving would do to carts that wait: they announce a new price, and give up what is no longer offered. */
export function ServiceConsequences({ service }: { service: PublicService }) {
  const { t } = useTranslation('owner');
  const { price } = useFormat();
  const { control, getValues } = useFormContext<ServiceFields>();
  const fields = { ...getValues(), ...useWatch({ control }) };
  const before = effectivePrice(service);
  const after = priceAfter(fields);
  return (
    <div role="status" className={styles.consequences}>
      {isPublic(service) && after !== null && after !== before && (
        <InfoStrip tone="warning">{t('services.priceChanges', { from: price(before), to: price(after) })}</InfoStrip>
      )}
      {isPublic(service) && !isPublic(fields) && <InfoStrip tone="warning">{t('services.becomesPrivate')}</InfoStrip>}
    </div>
  );
}

/** What one person would pay, or null while the form does not say. */
function priceAfter(fields: ServiceFields): number | null {
  const { price, priceDiscount } = bodyOf(fields);
  const amount = fields.priceType === 'discount' ? priceDiscount : price;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : null;
}
