import { useTranslation } from 'react-i18next';
import styles from './browser-inventory.module.css';

const KEPT = ['session', 'device', 'cart', 'persist', 'display', 'tab', 'logout', 'offline'] as const;

/** Everything that the site keeps in a visitor's browser, by its real name, and for how long. */
export function BrowserInventory() {
  const { t } = useTranslation('legal');
  return (
    <dl className={styles.inventory}>
      {KEPT.map((kept) => (
        <div key={kept} className={styles.entry}>
          <dt className={styles.name}>{t(`inventory.${kept}.name`)}</dt>
          <dd>{t(`inventory.${kept}.content`)}</dd>
          <dd className={styles.life}>{t(`inventory.${kept}.life`)}</dd>
        </div>
      ))}
    </dl>
  );
}
