import { CalendarCheck2, MapPin, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { useAppDispatch } from '../../app/use-store.ts';
import { Literal } from '../../i18n/literal.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { houseMark } from '../../ui/art/moments.ts';
import { Card } from '../../ui/content/card.tsx';
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
      <Reasons />
      <PopularServices />
      {salon && <VisitUs salon={salon} />}
      <BookNowBand />
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
    <section className={styles.section}>
      <h2>
        <VisuallyHidden>{t('blurbs.title')}</VisuallyHidden>
      </h2>
      <ul className={styles.blurbs}>
        {REASONS.map(({ name, icon }) => (
          <Card key={name} as="li" className={styles.blurb}>
            <span className={styles.arch}>{icon}</span>
            <div className={styles['blurb-words']}>
              <h3>{t(`blurbs.${name}.title`)}</h3>
              <p>{t(`blurbs.${name}.text`)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** A second call to book, at the end of the page. */
function BookNowBand() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.section} data-print="never">
      <div className={styles.band}>
        <div className={styles['band-words']}>
          <h2>{t('band.title')}</h2>
          <p>{t('band.text')}</p>
          <LinkButton to={paths.bookingLocation}>
            <Literal id="bookNow" />
          </LinkButton>
        </div>
        <div className={styles.art}>
          <Art svg={houseMark()} width={380} height={330} />
        </div>
      </div>
    </section>
  );
}
