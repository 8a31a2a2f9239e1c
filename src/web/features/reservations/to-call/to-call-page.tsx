import { Archive, ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { VisitToCall } from '#contract/schemas/visits-to-call.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { ListPage } from '../../../shared/records/list-page.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { useStableRows } from '../live/stable-rows.ts';
import { useLiveOptions } from '../live/use-live-options.ts';
import { usePutAwayMutation, useVisitsToCallQuery } from './api.ts';
import styles from './to-call-page.module.css';
import { useToCallColumns } from './use-to-call-columns.tsx';

const NOBODY: readonly VisitToCall[] = [];

/** The visits that a change of hours, seats or closed days has hit: whom to call, and who has been told. */
export function ToCallPage() {
  const { t } = useTranslation(['desk', 'titles']);
  const format = useFormat();
  const query = useVisitsToCallQuery(undefined, useLiveOptions());
  const { rows, leaving } = useStableRows(query.data?.visits ?? NOBODY, query.data ? 'loaded' : 'awaited');
  const { columns, failure } = useToCallColumns(leaving);
  const untold = rows.filter(({ told, _id }) => told === null && !leaving.has(_id)).length;
  return (
    <ListPage
      title={t('titles:visitsToCall')}
      lead={<p>{t('toCall.lead')}</p>}
      aside={
        <LinkButton to={paths.dashboard} variant="secondary" size="medium" icon={<ArrowLeft aria-hidden="true" />}>
          {t('toCall.back')}
        </LinkButton>
      }
      tools={
        rows.length > 0 && (
          <div className={styles.tools}>
            <p role="status" className="small muted">
              {untold > 0 ? t('toCall.count', { count: untold }) : t('toCall.allTold')}
            </p>
            <PutAway visits={rows} untold={untold} />
            {failure !== undefined && (
              <InfoStrip tone="danger" role="alert">
                <ProblemText error={failure} />
              </InfoStrip>
            )}
          </div>
        )
      }
      query={query}
      isEmpty={rows.length === 0}
      empty={
        <EmptyState art={<Art svg={emptyArt()} width={220} height={151} />} title={t('toCall.none')}>
          <p>{t('toCall.noneHint')}</p>
        </EmptyState>
      }
    >
      <Table
        caption={t('titles:visitsToCall')}
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        isLeaving={({ _id }) => leaving.has(_id)}
        groupBy={({ reservationDate: { dateReserved } }) => ({
          key: dateReserved,
          title: format.date(dateReserved, 'full'),
        })}
      />
    </ListPage>
  );
}

/** Puts away those that are on the screen; while somebody has not been told, it asks first. */
function PutAway({ visits, untold }: { visits: readonly VisitToCall[]; untold: number }) {
  const { t } = useTranslation(['desk', 'common']);
  const { show } = useToasts();
  const [asked, setAsked] = useState(false);
  const [put, { error, isLoading, reset }] = usePutAwayMutation();
  const handleConfirm = async () => {
    const { data } = await put(visits.map(({ _id }) => _id));
    if (!data) return;
    setAsked(false);
    show({ text: t('toCall.putAway', { count: data.count }) });
  };
  return (
    <>
      <Button
        variant="secondary"
        size="medium"
        icon={<Archive aria-hidden="true" />}
        loading={isLoading && !asked}
        onClick={() => (untold > 0 ? setAsked(true) : void handleConfirm())}
      >
        {t('toCall.put')}
      </Button>
      {error !== undefined && !asked && (
        <InfoStrip tone="danger" role="alert">
          <ProblemText error={error} />
        </InfoStrip>
      )}
      <ConfirmDialog
        open={asked}
        title={t('toCall.putTitle')}
        keepLabel={t('toCall.keep')}
        confirmLabel={t('toCall.put')}
        closeLabel={t('common:close')}
        loading={isLoading}
        onKeep={() => {
          setAsked(false);
          reset();
        }}
        onConfirm={() => void handleConfirm()}
      >
        <p>{t('toCall.putBody', { count: untold })}</p>
        {error !== undefined && (
          <InfoStrip tone="danger" role="alert">
            <ProblemText error={error} />
          </InfoStrip>
        )}
      </ConfirmDialog>
    </>
  );
}
