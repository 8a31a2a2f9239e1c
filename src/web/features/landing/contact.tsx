import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { AnchorButton } from '../../ui/actions/link-button.tsx';
import styles from './contact.module.css';

/** How to reach the salon by telephone or e-mail, and who should. */
export function Contact({ salon }: { salon: PublicSalon }) {
  const { t } = useTranslation('landing');
  const { phone } = useFormat();
  return (
    <section className={styles.section}>
      <div className={styles.band}>
        <div className={styles.words}>
          <h2>{t('contact.title')}</h2>
          <p className={styles.groups}>{t('contact.groups')}</p>
        </div>
        <a href={phoneLink(salon.phone)} className={styles.number}>
          {phone(salon.phone)}
        </a>
        <div className={styles.ways}>
          <AnchorButton href={phoneLink(salon.phone)} fullWidth icon={<Phone aria-hidden="true" />}>
            {t('contact.call')}
          </AnchorButton>
          <a href={`mailto:${salon.email}`} className={styles.mail}>
            {salon.shownEmails.salon}
          </a>
        </div>
      </div>
    </section>
  );
}
