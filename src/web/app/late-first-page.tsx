import { useTranslation } from 'react-i18next';
import styles from './router/fallback-pages.module.css';

/** Shown while the first page could not be fetched yet. */
export function LateFirstPage() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} role="status">
      <p>{t('awaited')}</p>
    </div>
  );
}
