import { CalendarCheck2, MapPin, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/content/card.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import styles from './blurbs.module.css';

const BLURBS = [
  { name: 'booking', icon: <CalendarCheck2 aria-hidden="true" /> },
  { name: 'access', icon: <MapPin aria-hidden="true" /> },
  { name: 'quality', icon: <Sparkles aria-hidden="true" /> },
] as const;

/** The three reasons of the salon (spec 1): easy booking, easy access, quality. */
export function Blurbs() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.section}>
      <h2>
        <VisuallyHidden>{t('blurbs.title')}</VisuallyHidden>
      </h2>
      <ul className={styles.blurbs}>
        {BLURBS.map(({ name, icon }) => (
          <Card key={name} as="li" className={styles.blurb}>
            <span className={styles.arch}>{icon}</span>
            <div className={styles.words}>
              <h3>{t(`blurbs.${name}.title`)}</h3>
              <p>{t(`blurbs.${name}.text`)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
