import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { emptyArt } from '../../ui/art/moments.ts';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { useKeptMailsQuery } from './api.ts';
import { KeptMessage } from './kept-message.tsx';
import styles from './mailbox-page.module.css';

/** The messages that the demo salon would have sent: here people read them instead. */
export function MailboxPage() {
  const { t } = useTranslation(['pages', 'common']);
  const { data: mails, error, isFetching, refetch } = useKeptMailsQuery(undefined, { refetchOnFocus: true });
  return (
    <div className={styles.page}>
      <PageHeading
        title={t('mailbox.title')}
        lead={<p>{t('mailbox.lead')}</p>}
        aside={
          <Button
            look="secondary"
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
            <KeptMessage key={`${mail.createdAt} ${mail.to} ${mail.subject}`} mail={mail} />
          ))}
        </ul>
      )}
    </div>
  );
}
