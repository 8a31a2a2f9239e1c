import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import { useSalon } from '../settings/api.ts';
import styles from './privacy-page.module.css';
import { Chapter, ContactCard, type Edition, ReadingPage } from './reading-page.tsx';

/** Raised with every change of the text, in both languages at once. */
const EDITION: Edition = { version: '1.0', since: '2026-06-01' };

/** What the salon stores about people, why, for how long, and whom to ask, as Law 25 of Québec requires. */
export function PrivacyPage() {
  const { t } = useTranslation('legal');
  const salon = useSalon();
  const months = salon?.retentionMonths ?? DEFAULT_SETTINGS.retentionMonths;
  return (
    <ReadingPage title={t('privacy.title')} edition={EDITION} brief={t('privacy.brief')}>
      <Chapter id="responsable" title={t('privacy.officer.title')} text={t('privacy.officer.text')}>
        {salon && <PrivacyOfficer salon={salon} />}
      </Chapter>
      <Chapter id="renseignements" title={t('privacy.what.title')} text={t('privacy.what.text')} />
      <Chapter id="raisons" title={t('privacy.why.title')} text={t('privacy.why.text')} />
      <Chapter id="acces" title={t('privacy.access.title')} text={t('privacy.access.text')} />
      <Chapter id="dehors" title={t('privacy.outside.title')} text={t('privacy.outside.text')} />
      <Chapter id="duree" title={t('privacy.duration.title')} text={t('privacy.duration.text', { months })} />
      <Chapter id="navigateur" title={t('privacy.browser.title')} text={t('privacy.browser.text')}>
        <BrowserInventory />
      </Chapter>
      <Chapter id="droits" title={t('privacy.rights.title')} text={t('privacy.rights.text')} />
      <Chapter id="moins-de-14-ans" title={t('privacy.children.title')} text={t('privacy.children.text')} />
      <Chapter id="securite" title={t('privacy.safety.title')} text={t('privacy.safety.text')} />
    </ReadingPage>
  );
}

function PrivacyOfficer({ salon: { name, privacyOfficer, shownEmails } }: { salon: PublicSalon }) {
  return (
    <ContactCard>
      <strong>{privacyOfficer.title}</strong>
      <span>{name}</span>
      <span>{privacyOfficer.address}</span>
      <a href={`mailto:${privacyOfficer.email}`}>{shownEmails.privacyOfficer}</a>
    </ContactCard>
  );
}

const ENTRIES = ['session', 'device', 'cart', 'persist', 'display', 'tab', 'logout', 'offline'] as const;

/** Everything that the site stores in a visitor's browser, by its real name, and for how long. */
function BrowserInventory() {
  const { t } = useTranslation('legal');
  return (
    <dl className={styles.inventory}>
      {ENTRIES.map((entry) => (
        <div key={entry} className={styles.entry}>
          <dt className={styles.name}>{t(`inventory.${entry}.name`)}</dt>
          <dd>{t(`inventory.${entry}.content`)}</dd>
          <dd className={styles.life}>{t(`inventory.${entry}.life`)}</dd>
        </div>
      ))}
    </dl>
  );
}
