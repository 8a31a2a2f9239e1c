import { TicketPercent, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { effectivePrice } from '#domain/pricing.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Chip } from '../../ui/feedback/chip.tsx';
import styles from './service-card.module.css';
import type { Priced } from './service-price.tsx';

/** The discount, and for how many people the service can be booked together. */
export function Badges({ service }: { service: Priced & { capacity: number } }) {
  const { t } = useTranslation();
  const { price } = useFormat();
  const saved = service.price - effectivePrice(service);
  return (
    <div className={styles.badges}>
      {saved > 0 && (
        <Chip tone="coral" icon={<TicketPercent aria-hidden="true" />}>
          {t('service.discount', { amount: price(saved) })}
        </Chip>
      )}
      {service.capacity > 1 && (
        <Chip icon={<Users aria-hidden="true" />}>
          {service.capacity === 2 ? t('service.pair') : t('service.group', { count: service.capacity })}
        </Chip>
      )}
    </div>
  );
}
