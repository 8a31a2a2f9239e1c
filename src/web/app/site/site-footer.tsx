import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { phoneLink } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { hoursOn } from '#domain/salon/salon-settings.ts';
import { useSalonNow } from '../../api/salon-clock.ts';
import { salonOf, useSalon, useSalonToday } from '../../features/settings/api.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { useSalonName } from '../../shared/use-salon-name.ts';
import { LacquerDrip } from '../../ui/art/lacquer-drip.tsx';
import { Logo } from '../../ui/art/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './site-footer.module.css';

/** The bottom of every page of the site: who the salon is, where, and the year by the salon's own clock. */
export function SiteFooter() {
  const { t } = useTranslation();
  const salon = useSalon();
  const salonName = useSalonName();
  return (
    <footer className={styles.footer} data-print="never">
      <LacquerDrip />
      <div data-ground="night">
        <div className={styles.columns}>
          <div className={styles.house}>
            <Logo name={salonName} />
            <p>{t('footer.sentence')}</p>
          </div>
          {salon && <Addresses salon={salon} />}
          <Links />
          <Reach salon={salon} />
        </div>
        <Rights salonName={salonName} />
      </div>
    </footer>
  );
}

function Addresses({ salon }: { salon: PublicSalon }) {
  const { t } = useTranslation();
  const { locations } = salonOf(salon);
  return (
    <section className={styles.addresses} aria-label={t('footer.addresses')}>
      {LOCATION_CODES.map((code) => (
        <address key={code} className={styles.address}>
          <strong>{locations[code].name}</strong>
          <span>{locations[code].street}</span>
          <span>{locations[code].city}</span>
          <HoursToday salon={salon} code={code} />
        </address>
      ))}
    </section>
  );
}

/** Fills in once the salon's clock is known. */
function HoursToday({ salon, code }: { salon: PublicSalon; code: LocationCode }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const now = useSalonNow();
  if (!now) return null;
  const hours = hoursOn(salonOf(salon), code, now.date);
  if (!hours) return <span>{t('footer.closedToday')}</span>;
  const interval = t('hours.interval', { opens: time(hours.opens), closes: time(hours.closes) });
  return (
    <span>
      {t('footer.today')} <span className="num nowrap">{interval}</span>
    </span>
  );
}

function Links() {
  const { t } = useTranslation();
  return (
    <nav className={styles.links} aria-label={t('footer.links')}>
      <Link to={paths.bookingLocation}>{t('nav.book')}</Link>
      <Link to={paths.helps}>{t('nav.help')}</Link>
      <Link to={paths.about}>{t('footer.about')}</Link>
      <Link to={paths.conditions}>{t('footer.conditions')}</Link>
      <Link to={paths.privacy}>{t('footer.privacy')}</Link>
    </nav>
  );
}

/** The telephone, the social networks and the other language. */
function Reach({ salon }: { salon: PublicSalon | undefined }) {
  const { t } = useTranslation();
  const { phone } = useFormat();
  return (
    <section className={styles.links} aria-label={t('footer.follow')}>
      {salon && (
        <a href={phoneLink(salon.phone)} className="num nowrap">
          {phone(salon.phone)}
        </a>
      )}
      {salon?.socialLinks.map(({ name, url }) => (
        <a key={name} href={url} rel="noopener noreferrer">
          {name}
        </a>
      ))}
      <LanguageSwitch />
    </section>
  );
}

function Rights({ salonName }: { salonName: string }) {
  const { t } = useTranslation();
  const today = useSalonToday();
  return (
    <div className={styles.width}>
      <div className={styles.rights}>
        <p>{today && t('footer.rights', { year: today.slice(0, 4), salonName })}</p>
        <Link to={`${paths.privacy}#responsable`}>{t('footer.privacyOfficer')}</Link>
      </div>
    </div>
  );
}
