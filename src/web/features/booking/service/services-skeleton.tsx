import { useTranslation } from 'react-i18next';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './service-tabs.module.css';

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** A spinner (spec 2), and the room of six cards, while the services are on their way. */
export function ServicesSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Loading label={t('loading')} />
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="card" height="32rem" />
        ))}
      </div>
    </>
  );
}
