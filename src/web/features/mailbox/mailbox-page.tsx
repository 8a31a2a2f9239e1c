import { Paperclip, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { emptyArt } from '../../ui/art/moments.ts';
import { Card } from '../../ui/content/card.tsx';
import { Disclosure } from '../../ui/content/disclosure.tsx';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { type DemoMail, useDemoMailsQuery } from './api.ts';
import styles from './mailbox-page.module.css';

/** The e-mails of the demo salon, which are shown here instead of being sent. */
export function MailboxPage() {
  const { t } = useTranslation(['pages', 'common']);
  const { data: mails, error, isFetching, refetch } = useDemoMailsQuery(undefined, { refetchOnFocus: true });
  return (
    <div className={styles.page}>
      <PageHeading
        title={t('mailbox.title')}
        lead={<p>{t('mailbox.lead')}</p>}
        aside={
          <Button
            variant="secondary"
            size="medium"
            icon={<RefreshCw aria-hidden="true" />}
            loading={isFetching && mails !== undefined}
            onClick={() => void refetch()}
          >
            {t('mailbox.refresh')}
          </Button>
        }
      />
      {!mails && !error && <Loading label={t('common:loading')} />}
      {!mails && error && <LoadFailure error={error} onRetry={refetch} />}
      {mails?.length === 0 && (
        <EmptyState art={<Art svg={emptyArt()} width={220} height={151} />} title={t('mailbox.empty')} />
      )}
      {mails && mails.length > 0 && (
        <ul className={styles.messages}>
          {mails.map((mail) => (
            <DemoMailCard key={`${mail.createdAt} ${mail.to} ${mail.subject}`} mail={mail} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** One e-mail: recipient, subject and time; pressed, it shows its text, links and attachments. */
function DemoMailCard({ mail }: { mail: DemoMail }) {
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

function Head({ mail: { to, subject, createdAt } }: { mail: DemoMail }) {
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
