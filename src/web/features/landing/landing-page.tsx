import { CalendarCheck2, MapPin, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { useAppDispatch } from '../../app/use-store.ts';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { servicesApi } from '../services/api.ts';
import { useSalon } from '../settings/api.ts';
import { Contact } from './contact.tsx';
import { Hero } from './hero.tsx';
import styles from './landing-page.module.css';
import { PopularServices } from './popular-services.tsx';
import { VisitUs } from './visit-us.tsx';

/** Loads the services before the server draws the page. */
export function preload(dispatch: ReturnType<typeof useAppDispatch>): Promise<unknown> {
  return dispatch(servicesApi.endpoints.publicServices.initiate());
}

/** The first page: what the salon does, when and where, and the way to a booking. */
export function LandingPage() {
  const salon = useSalon();
  return (
    <div className={styles.page}>
      <Hero salon={salon} />
      <PopularServices />
      <Reasons />
      {salon && <VisitUs salon={salon} />}
      {salon && <Contact salon={salon} />}
    </div>
  );
}

const REASONS = [
  { name: 'booking', icon: <CalendarCheck2 aria-hidden="true" /> },
  { name: 'access', icon: <MapPin aria-hidden="true" /> },
  { name: 'quality', icon: <Sparkles aria-hidden="true" /> },
] as const;

/** The salon's three reasons to come: easy booking, easy access, quality. */
function Reasons() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.reasons}>
      <h2>
        <VisuallyHidden>{t('blurbs.title')}</VisuallyHidden>
      </h2>
      <ul className={styles.blurbs}>
        {REASONS.map(({ name, icon }) => (
          <li key={name} className={styles.blurb}>
            <span className={styles.tile}>{icon}</span>
            <div className={styles['blurb-words']}>
              <h3>{t(`blurbs.${name}.title`)}</h3>
              <p>{t(`blurbs.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
