import { useTranslation } from 'react-i18next';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './location-skeleton.module.css';

/** The room of the two cards while the salon's addresses are on their way. */
export function LocationSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Loading label={t('loading')} />
      <div className={styles.cards}>
        {LOCATION_CODES.map((code) => (
          <Skeleton key={code} shape="card" />
        ))}
      </div>
    </>
  );
}
