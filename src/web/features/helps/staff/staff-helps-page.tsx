import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathOf, paths } from '#contract/paths.ts';
import type { Help } from '#contract/schemas/helps.ts';
import { isPublic } from '#domain/services/services.ts';
import { AddLink, ListPage } from '../../../shared/records/list-page.tsx';
import { VisibilitySwitch } from '../../../shared/records/visibility-switch.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type Column, Table } from '../../../ui/tables/table.tsx';
import { useChangeHelpMutation, useHelpsQuery } from '../staff-api.ts';
import styles from './staff-helps-page.module.css';

/** Every question, public before private. */
export function StaffHelpsPage() {
  const { t } = useTranslation('owner');
  const query = useHelpsQuery(undefined, { refetchOnMountOrArgChange: true });
  const helps = query.data ?? [];
  return (
    <ListPage
      title={t('helps.title')}
      lead={t('helps.lead')}
      aside={<AddLink to={paths.newHelp} />}
      query={query}
      isEmpty={helps.length === 0}
      count={helps.length > 0 && t('helps.count', { count: helps.length })}
      empty={
        <EmptyState art={<Art svg={emptyArt()} width={220} height={151} />} title={t('helps.none')}>
          <p>{t('helps.noneLead')}</p>
        </EmptyState>
      }
    >
      <Table
        caption={t('helps.caption')}
        columns={useColumns()}
        rows={helps.toSorted((one, other) => Number(isPublic(other)) - Number(isPublic(one)))}
        rowKey={({ _id }) => _id}
      />
    </ListPage>
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
        <LinkButton to={pathOf('help', _id)} variant="quiet" size="medium" icon={<Pencil aria-hidden="true" />}>
          {t('common:edit')} <VisuallyHidden>{question}</VisuallyHidden>
        </LinkButton>
      ),
    },
  ];
}

function HelpSwitch({ help }: { help: Help }) {
  const [change, { isLoading }] = useChangeHelpMutation();
  const { _id: id, version, question, answer, user } = help;
  return (
    <VisibilitySwitch
      name={question}
      status={help.status}
      loading={isLoading}
      onChange={(status) => change({ id, version, question, answer, status, ...(user && { user }) })}
    />
  );
}
