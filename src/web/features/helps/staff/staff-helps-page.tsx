import { Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathOf, paths } from '#contract/paths.ts';
import type { Help } from '#contract/schemas/helps.ts';
import { isPublic } from '#domain/services/services.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { type Column, Table } from '../../../ui/tables/table.tsx';
import { useHelpsQuery } from '../staff-api.ts';
import { HelpSwitch } from './help-switch.tsx';
import styles from './staff-helps-page.module.css';

/** Every question, public before private. */
export function StaffHelpsPage() {
  const { t } = useTranslation(['owner', 'common']);
  const { data: helps, error, refetch } = useHelpsQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useColumns();
  const add = (
    <LinkButton to={paths.newHelp} size="medium" icon={<Plus aria-hidden="true" />}>
      <Literal id="add" />
    </LinkButton>
  );
  return (
    <>
      <PageHeading title={t('helps.title')} lead={<p>{t('helps.lead')}</p>} aside={add} />
      {!helps && !error && <Loading label={t('common:loading')} />}
      {!helps && error && <LoadFailure error={error} onRetry={refetch} />}
      {helps?.length === 0 && (
        <EmptyState art={<Art svg={emptyArt()} width={220} height={151} />} title={t('helps.none')}>
          <p>{t('helps.noneLead')}</p>
        </EmptyState>
      )}
      {helps && helps.length > 0 && (
        <>
          <p className={styles.count}>{t('helps.count', { count: helps.length })}</p>
          <Table
            caption={t('helps.caption')}
            columns={columns}
            rows={helps.toSorted((one, other) => Number(isPublic(other)) - Number(isPublic(one)))}
            rowKey={({ _id }) => _id}
          />
        </>
      )}
    </>
  );
}

function useColumns(): Column<Help>[] {
  const { t } = useTranslation(['owner', 'common']);
  return [
    {
      key: 'question',
      header: t('helps.question'),
      rowHeader: true,
      cell: ({ question }) => <span className={styles.question}>{question}</span>,
    },
    { key: 'answer', header: t('helps.answer'), cell: ({ answer }) => <p className={styles.answer}>{answer}</p> },
    { key: 'status', header: t('fields.status'), cell: (help) => <HelpSwitch help={help} /> },
    {
      key: 'edit',
      header: t('actions'),
      headerHidden: true,
      align: 'end',
      cell: ({ _id, question }) => (
        <LinkButton to={pathOf('help', _id)} look="quiet" size="medium" icon={<Pencil aria-hidden="true" />}>
          {t('common:edit')} <VisuallyHidden>{question}</VisuallyHidden>
        </LinkButton>
      ),
    },
  ];
}
