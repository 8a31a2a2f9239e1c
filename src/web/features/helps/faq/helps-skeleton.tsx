import { useTranslation } from 'react-i18next';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './helps-skeleton.module.css';

const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The room of the questions while they are on their way. */
export function HelpsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.lines}>
      <Loading label={t('loading')} />
      {LINES.map((line) => (
        <Skeleton key={line} shape="block" height="3.5rem" />
      ))}
    </div>
  );
}
