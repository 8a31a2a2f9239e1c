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

/** The bottom of every public page: who the salon is, where, and the year by the salon's own clock. */
export function SiteFooter() {
  const { t } = useTranslation();
  const salon = useSalon();
  const salonName = useSalonName();
  return (
    <footer className={styles.footer} data-print="never">
      <LacquerDrip />
      <div data-ground="night">
        <div className={styles.columns}>
          <div className={styles.column}>
            <Logo name={salonName} />
            <p>{t('footer.sentence')}</p>
          </div>
          {salon && <Addresses salon={salon} />}
          <Links />
          {salon && <Follow links={salon.socialLinks} />}
        </div>
        <Rights salonName={salonName} />
      </div>
    </footer>
  );
}

function Addresses({ salon }: { salon: PublicSalon }) {
  const { t } = useTranslation();
  const { phone } = useFormat();
  const domainSalon = salonOf(salon);
  return (
    <section className={styles.column} aria-label={t('footer.addresses')}>
      {LOCATION_CODES.map((code) => (
        <address key={code} className={styles.address}>
          <strong>{domainSalon.locations[code].name}</strong>
          <span>{domainSalon.locations[code].street}</span>
          <span>{domainSalon.locations[code].city}</span>
          <HoursToday salon={salon} code={code} />
        </address>
      ))}
      <a href={phoneLink(salon.phone)} className="num nowrap">
        {phone(salon.phone)}
      </a>
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
  return (
    <span className="num">
      {hours
        ? t('footer.hoursToday', { opens: time(hours.opens), closes: time(hours.closes) })
        : t('footer.closedToday')}
    </span>
  );
}

function Links() {
  const { t } = useTranslation();
  return (
    <nav className={styles.column} aria-label={t('footer.links')}>
      <Link to={paths.bookingLocation}>{t('nav.book')}</Link>
      <Link to={paths.helps}>{t('nav.help')}</Link>
      <Link to={paths.about}>{t('footer.about')}</Link>
      <Link to={paths.conditions}>{t('footer.conditions')}</Link>
      <Link to={paths.privacy}>{t('footer.privacy')}</Link>
      <Link to={`${paths.privacy}#responsable`}>{t('footer.privacyOfficer')}</Link>
    </nav>
  );
}

function Follow({ links }: { links: PublicSalon['socialLinks'] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.column} aria-label={t('footer.follow')}>
      {links.map(({ name, url }) => (
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
  if (!today) return null;
  return <p className={styles.rights}>{t('footer.rights', { year: today.slice(0, 4), salonName })}</p>;
}
