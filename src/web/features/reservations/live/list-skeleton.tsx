import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/content/card.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './list-skeleton.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The room of eight rows that are on their way. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Loading label={t('loading')} />
      <Card className={styles.rows}>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="4.5rem" />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
            <Skeleton shape="pill" width="8rem" height="2.75rem" />
          </div>
        ))}
      </Card>
    </>
  );
}
