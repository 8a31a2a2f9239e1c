import { Armchair, CalendarCheck2, CreditCard, Mail, Phone, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { AnchorButton } from '../../ui/actions/link-button.tsx';
import styles from './contact.module.css';

/** How to reach the salon, and what to know before coming. */
export function Contact({ salon }: { salon: PublicSalon }) {
  const { t } = useTranslation('landing');
  const { phone } = useFormat();
  return (
    <section className={styles.section}>
      <div className={styles.reach}>
        <h2>{t('contact.title')}</h2>
        <a href={phoneLink(salon.phone)} className={styles.number}>
          {phone(salon.phone)}
        </a>
        <div className={styles.actions}>
          <AnchorButton href={phoneLink(salon.phone)} icon={<Phone aria-hidden="true" />}>
            {t('contact.call')}
          </AnchorButton>
          <AnchorButton href={`mailto:${salon.email}`} variant="quiet" icon={<Mail aria-hidden="true" />}>
            {t('contact.write', { email: salon.shownEmails.salon })}
          </AnchorButton>
        </div>
      </div>
      <GoodToKnow phone={phone(salon.phone)} />
    </section>
  );
}

function GoodToKnow({ phone }: { phone: string }) {
  const { t } = useTranslation(['landing', 'common']);
  const notes = [
    { icon: <Users aria-hidden="true" />, text: t('common:groups', { phone }) },
    { icon: <Armchair aria-hidden="true" />, text: t('common:arriveEarly') },
    { icon: <CreditCard aria-hidden="true" />, text: t('common:payNote') },
    { icon: <CalendarCheck2 aria-hidden="true" />, text: t('contact.cancel') },
  ];
  return (
    <div className={styles.know}>
      <h3>{t('contact.good')}</h3>
      <ul className={styles.notes}>
        {notes.map(({ icon, text }) => (
          <li key={text} className={styles.note}>
            {icon}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
