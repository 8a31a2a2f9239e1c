import { useTranslation } from 'react-i18next';
import type { CartChange } from '#domain/cart/cart-refresh.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { selectCart } from '../cart/slice.ts';
import styles from './cart-changes.module.css';
import { changesSeen, selectChanges } from './slice.ts';

/** What the salon changed in the cart since it was filled, until the person puts it aside or removes the line. */
export function CartChanges() {
  const { t } = useTranslation(['booking', 'common']);
  const dispatch = useAppDispatch();
  const { cardItems } = useAppSelector(selectCart);
  const changes = useAppSelector(selectChanges).filter((change) =>
    cardItems.some(({ serviceId }) => serviceId === change.serviceId),
  );
  const sentence = useChangeSentence();
  if (changes.length === 0) return null;
  return (
    <InfoStrip tone="warning" role="status" closeLabel={t('common:close')} onClose={() => dispatch(changesSeen())}>
      <p>
        <strong>{t('changes.title')}</strong>
      </p>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>{sentence(change)}</li>
        ))}
      </ul>
    </InfoStrip>
  );
}

function useChangeSentence(): (change: CartChange) => string {
  const { t } = useTranslation('booking');
  const { price } = useFormat();
  const nameOf = useServiceNames();
  return (change) => {
    const { text: name } = nameOf(change);
    switch (change.kind) {
      case 'price_changed':
        return t('changes.price', { name, from: price(change.from), to: price(change.to) });
      case 'capacity_lowered':
        return t('changes.capacity', { name, count: change.to });
      case 'no_longer_offered':
        return t('changes.gone', { name });
    }
  };
}
