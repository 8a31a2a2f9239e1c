import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Card } from '../../ui/content/card.tsx';
import { Disclosure } from '../../ui/content/disclosure.tsx';
import type { KeptMail } from './api.ts';
import styles from './kept-message.module.css';

/** One message: to whom, about what and when; it opens on its text, its links and what is attached. */
export function KeptMessage({ mail }: { mail: KeptMail }) {
  const { t } = useTranslation('pages');
  return (
    <Card as="li" padding="none" className={styles.message}>
      <Disclosure summary={<Head mail={mail} />}>
        <p className={styles.text}>{mail.text}</p>
        {mail.links.length > 0 && (
          <ul className={styles.links} aria-label={t('mailbox.links')}>
            {[...new Set(mail.links)].map((link) => (
              <li key={link}>
                <a href={link}>{link}</a>
              </li>
            ))}
          </ul>
        )}
        {mail.attachments.map(({ filename }) => (
          <p key={filename} className={styles.attachment}>
            <Paperclip aria-hidden="true" />
            {t('mailbox.attached', { name: filename })}
          </p>
        ))}
      </Disclosure>
    </Card>
  );
}

function Head({ mail: { to, subject, createdAt } }: { mail: KeptMail }) {
  const { t } = useTranslation('pages');
  const { date, time } = useFormat();
  const sent = salonMoment(Date.parse(createdAt));
  return (
    <span className={styles.head}>
      <span className={styles.subject}>{subject}</span>
      <span className={styles.meta}>
        <span className={styles.to}>{t('mailbox.to', { email: to })}</span>
        <time dateTime={createdAt} className="num nowrap">
          {date(sent.date, 'short')}, {time(clockTime(sent.minutes))}
        </time>
      </span>
    </span>
  );
}
