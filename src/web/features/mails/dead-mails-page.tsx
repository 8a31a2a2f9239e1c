import { ArrowLeft, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { DeadMail, Resend } from '#contract/schemas/mails.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { DeleteDialog } from '../../shared/records/delete-section.tsx';
import { ListPage } from '../../shared/records/list-page.tsx';
import { useToasts } from '../../shared/use-toasts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { emptyArt } from '../../ui/art/moments.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { Table } from '../../ui/tables/table.tsx';
import { useDeadMailsQuery, useDiscardMailMutation, useResendMailsMutation } from './api.ts';
import { useDeadMailColumns } from './dead-mail-columns.tsx';
import styles from './dead-mails-page.module.css';

const PAGE = 'page';
/** How often the page looks whether what it sends again has gone out. */
const LOOK_AGAIN_MS = 3000;

/** The mails that the mail server refused until the last attempt; they are sent again, or removed. */
export function DeadMailsPage() {
  const { t } = useTranslation(['salon', 'titles']);
  const [query] = useSearchParams();
  const pageNumber = pageOf(query.get(PAGE));
  const [isUnderWay, setIsUnderWay] = useState(false);
  const {
    currentData: list,
    error,
    refetch,
  } = useDeadMailsQuery(pageNumber, {
    pollingInterval: isUnderWay ? LOOK_AGAIN_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const mails = list?.mails ?? [];
  const someUnderWay = mails.some(({ state }) => state === 'under_way');
  if (someUnderWay !== isUnderWay && list) setIsUnderWay(someUnderWay);
  const [asked, setAsked] = useState<DeadMail | null>(null);
  const { resend, resending, failure } = useResend(refetch);
  const columns = useDeadMailColumns({
    isBusy: resending !== null,
    onResend: ({ _id }) => void resend({ id: _id }),
    onRemove: setAsked,
  });
  return (
    <>
      <ListPage
        title={t('titles:deadMails')}
        lead={<p>{t('mails.lead')}</p>}
        aside={
          <LinkButton to={paths.settings} variant="secondary" size="medium" icon={<ArrowLeft aria-hidden="true" />}>
            {t('mails.back')}
          </LinkButton>
        }
        tools={
          list &&
          mails.length > 0 && (
            <div className={styles.tools}>
              <p role="status" className="small muted">
                {list.count > 0 ? t('mails.count', { count: list.count }) : t('mails.countNone')}
              </p>
              {list.count > 0 && (
                <Button
                  size="medium"
                  icon={<RotateCw aria-hidden="true" />}
                  loading={resending === 'all'}
                  disabled={resending !== null}
                  onClick={() => void resend({ all: true })}
                >
                  {t('mails.resendAll', { count: list.count })}
                </Button>
              )}
              {failure !== undefined && (
                <InfoStrip tone="danger" role="alert">
                  <ProblemText error={failure} />
                </InfoStrip>
              )}
            </div>
          )
        }
        query={{ data: list, error, refetch }}
        isEmpty={mails.length === 0}
        empty={
          <EmptyState art={<Art svg={emptyArt()} width={220} height={151} />} title={t('mails.none')}>
            <p>{t('mails.noneHint')}</p>
          </EmptyState>
        }
        pagination={
          list && {
            label: t('mails.pages'),
            page: list.page,
            pages: list.pages,
            hrefOf: (page) => `${paths.deadMails}?${PAGE}=${page}`,
          }
        }
      >
        <Table caption={t('titles:deadMails')} columns={columns} rows={mails} rowKey={({ _id }) => _id} />
      </ListPage>
      <RemoveDialog mail={asked} onClose={() => setAsked(null)} onRemoved={refetch} />
    </>
  );
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** Sends again, says how many, and asks for the list; a refusal is shown above what the list then says. */
function useResend(refetch: () => unknown) {
  const { t } = useTranslation('salon');
  const { show } = useToasts();
  const [ask, { originalArgs, isLoading, error }] = useResendMailsMutation();
  const resend = async (which: Resend) => {
    const { data } = await ask(which);
    if (data) show({ text: t('mails.resent', { count: data.count }) });
    void refetch();
  };
  const current = originalArgs && 'id' in originalArgs ? originalArgs.id : 'all';
  return { resend, resending: isLoading ? current : null, failure: error };
}

type RemoveDialogProps = { mail: DeadMail | null; onClose: () => void; onRemoved: () => unknown };

function RemoveDialog({ mail, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('salon');
  const [discard, discarding] = useDiscardMailMutation();
  return (
    <DeleteDialog
      open={mail !== null}
      question={{
        title: t('mails.removeTitle'),
        body: mail && t('mails.removeBody', { subject: mail.subject, to: mail.to }),
        keepLabel: t('mails.keep'),
        confirmLabel: t('mails.remove'),
      }}
      deletion={discarding}
      onClose={() => {
        onClose();
        void onRemoved();
      }}
      onConfirm={() => discard(mail?._id ?? '')}
      onDeleted={() => {
        onClose();
        void onRemoved();
      }}
    />
  );
}
