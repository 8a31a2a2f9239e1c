import { Clock, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ServiceDuration } from '#domain/services/services.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import styles from './service-facts.module.css';

/** The duration of a service, and for how many people at once. */
export function ServiceFacts({ service }: { service: ServiceDuration & { capacity: number } }) {
  const { t } = useTranslation();
  const durationText = useDurationText();
  const { capacity } = service;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>
          <Clock aria-hidden="true" />
          <VisuallyHidden>{t('service.duration')}</VisuallyHidden>
        </dt>
        <dd>{durationText(service)}</dd>
      </div>
      <div className={styles.fact}>
        <dt>
          <Users aria-hidden="true" />
          <VisuallyHidden>{t('service.people')}</VisuallyHidden>
        </dt>
        <dd>{capacity > 1 ? t('service.upTo', { count: capacity }) : t('service.onePerson')}</dd>
      </div>
    </dl>
  );
}

/** Returns a function that writes how long a service takes: « 50 min », « 60 à 75 min ». */
export function useDurationText(): (service: ServiceDuration) => string {
  const { duration, durationRange } = useFormat();
  return ({ durationType, duration: from, durationMax: to }) =>
    durationType === 'range' && to ? durationRange(from, to) : duration(from);
}
