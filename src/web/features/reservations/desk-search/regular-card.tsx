import { Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Client } from '#contract/schemas/clients.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import type { PublicService } from '../../services/api.ts';
import styles from './regular-card.module.css';
import { useDeskServiceName } from './use-desk-service-name.ts';

type RegularCardProps = {
  client: Client;
  services: readonly PublicService[];
  /** Takes the services and the technician of the last visit; left out where they are taken by themselves. */
  onAsLastTime?: () => void;
};

/** What the salon knows of somebody who came before: when, for what and with whom, and what is to come. */
export function RegularCard({ client, services, onAsLastTime }: RegularCardProps) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const nameOf = useDeskServiceName();
  const { lastVisit, nextVisit, lastLines, lastPerformer, noShows } = client;
  if (lastVisit === null && nextVisit === null && noShows === 0) return null;
  const names = lastLines.flatMap(({ serviceId }) => {
    const service = services.find(({ _id }) => _id === serviceId);
    return service ? [nameOf(service)] : [];
  });
  return (
    <div className={styles.card}>
      <dl className={styles.facts}>
        {lastVisit !== null && (
          <div className={styles.fact}>
            <dt>{t('regular.last')}</dt>
            <dd>
              <strong>{format.date(lastVisit, 'short')}</strong> {names.join(', ')}
            </dd>
          </div>
        )}
        {lastPerformer !== null && lastPerformer !== '' && (
          <div className={styles.fact}>
            <dt>{t('regular.with')}</dt>
            <dd>
              <strong>{lastPerformer}</strong>
            </dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt>{t('regular.next')}</dt>
          <dd>{nextVisit === null ? t('regular.nothing') : <strong>{format.date(nextVisit, 'short')}</strong>}</dd>
        </div>
        {noShows > 0 && (
          <div className={styles.fact}>
            <dt>{t('regular.noShows')}</dt>
            <dd>
              <strong>{noShows}</strong>
            </dd>
          </div>
        )}
      </dl>
      {onAsLastTime && names.length > 0 && (
        <button type="button" aria-keyshortcuts="Alt+D" onClick={onAsLastTime} className={styles.again}>
          <Repeat aria-hidden="true" />
          {t('regular.again')}
          <span aria-hidden="true" className={styles.key}>
            Alt D
          </span>
        </button>
      )}
    </div>
  );
}
