import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { phoneLink } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import { locationNames } from '#domain/salon/locations.ts';
import { Literal } from '../../i18n/literal.tsx';
import { useFormat } from '../../i18n/use-language.ts';
import { useSalonName } from '../../shared/use-salon-name.ts';
import { AnchorButton, LinkButton } from '../../ui/actions/link-button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { Logo } from '../../ui/art/logo.tsx';
import { interior } from '../../ui/art/scenes.ts';
import { useSalon } from '../settings/api.ts';
import styles from './about-page.module.css';

const CHAPTERS = ['house', 'work', 'care'] as const;

/** The salon in a few words; without the header of the site, so with its own link back. */
export function AboutPage() {
  const { t } = useTranslation(['pages', 'common']);
  const { phone } = useFormat();
  const salonName = useSalonName();
  const salon = useSalon();
  const names = locationNames(salon?.locations);
  return (
    <div className={styles.page}>
      <Link to={paths.home} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        <span>{t('about.back')}</span>
      </Link>
      <div className={styles.columns}>
        <div className={styles.words}>
          <Logo name={salonName} />
          <h1 className="display">{t('about.title')}</h1>
          <p className="lead">{t('about.lead')}</p>
        </div>
        <ArchPictures />
      </div>
      <div className={styles.chapters}>
        {CHAPTERS.map((chapter) => (
          <section key={chapter} className={styles.chapter}>
            <h2>{t(`about.${chapter}.title`)}</h2>
            <p>{t(`about.${chapter}.text`, names)}</p>
          </section>
        ))}
      </div>
      <div className={styles.actions}>
        <LinkButton to={paths.bookingLocation}>
          <Literal id="bookNow" />
        </LinkButton>
        {salon && (
          <AnchorButton href={phoneLink(salon.phone)} variant="secondary">
            <span className="num nowrap">{t('common:footer.call', { phone: phone(salon.phone) })}</span>
          </AnchorButton>
        )}
      </div>
    </div>
  );
}

/** The inside of both houses, each behind a window shaped like a nail. */
function ArchPictures() {
  return (
    <div className={styles.arches}>
      <div className={styles.arch}>
        <Art svg={interior(1)} width={600} height={400} loading="eager" />
      </div>
      <div className={styles.arch}>
        <Art svg={interior(2)} width={600} height={400} loading="eager" />
      </div>
    </div>
  );
}
