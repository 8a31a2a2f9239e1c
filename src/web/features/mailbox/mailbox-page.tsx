import { Paperclip, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { emptyArt } from '../../ui/art/moments.ts';
import { Segmented } from '../../ui/choices/segmented.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Disclosure } from '../../ui/content/disclosure.tsx';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { type DemoMail, useDemoMailsQuery } from './api.ts';
import styles from './mailbox-page.module.css';

/** How mails are shown: as a mail program does that is light or dark and so wide, or as their text alone. */
type Look = { view: string; scheme: string; width: string };

/** The e-mails of the demo salon, which are shown here instead of being sent. */
export function MailboxPage() {
  const { t } = useTranslation(['pages', 'common']);
  const [look, setLook] = useState<Look>({ view: 'mail', scheme: 'light', width: '600' });
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
        <>
          <LookChoice look={look} onChange={(change) => setLook({ ...look, ...change })} />
          <ul className={styles.messages}>
            {mails.map((mail) => (
              <DemoMailCard key={mail._id} mail={mail} look={look} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function LookChoice({ look, onChange }: { look: Look; onChange: (change: Partial<Look>) => void }) {
  const { t } = useTranslation('pages');
  return (
    <div className={styles.look}>
      <Segmented
        legend={t('mailbox.view')}
        segments={[
          { value: 'mail', label: t('mailbox.asMail') },
          { value: 'text', label: t('mailbox.asText') },
        ]}
        value={look.view}
        onValueChange={(view) => onChange({ view })}
      />
      {look.view === 'mail' && (
        <>
          <Segmented
            legend={t('mailbox.scheme')}
            segments={[
              { value: 'light', label: t('mailbox.light') },
              { value: 'dark', label: t('mailbox.dark') },
            ]}
            value={look.scheme}
            onValueChange={(scheme) => onChange({ scheme })}
          />
          <Segmented
            legend={t('mailbox.width')}
            segments={[
              { value: '320', label: '320 px' },
              { value: '600', label: '600 px' },
            ]}
            value={look.width}
            onValueChange={(width) => onChange({ width })}
          />
        </>
      )}
    </div>
  );
}

/** One e-mail: recipient, subject and time; pressed, it shows what it says and what is attached. */
function DemoMailCard({ mail, look }: { mail: DemoMail; look: Look }) {
  const { t } = useTranslation('pages');
  return (
    <Card as="li" padding="none" className={styles.message}>
      <Disclosure summary={<Head mail={mail} />}>
        {look.view === 'mail' ? <AsMail mail={mail} look={look} /> : <AsText mail={mail} />}
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

/** The mail in a frame that runs no script; its links open in a new tab. */
function AsMail({ mail: { _id, subject }, look: { scheme, width } }: { mail: DemoMail; look: Look }) {
  return (
    <iframe
      title={subject}
      src={`/api/dev/mails/${_id}/page?scheme=${scheme}`}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
      className={styles.frame}
      data-width={width}
      data-scheme={scheme}
    />
  );
}

function AsText({ mail: { text, links } }: { mail: DemoMail }) {
  const { t } = useTranslation('pages');
  return (
    <>
      <p className={styles.text}>{text}</p>
      {links.length > 0 && (
        <ul className={styles.links} aria-label={t('mailbox.links')}>
          {[...new Set(links)].map((link) => (
            <li key={link}>
              <a href={link}>{link}</a>
            </li>
          ))}
        </ul>
      )}
    </>
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
