import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { AUDIT_SUBJECTS } from '#contract/schemas/audit.ts';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { SelectField } from '../../ui/choices/select-field.tsx';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { type AuditSubject, useAuditQuery } from './api.ts';
import styles from './audit-page.module.css';
import { AuditTable } from './audit-table.tsx';

const PAGE = 'page';
const SUBJECT = 'objet';

/** Who changed what, and when, a page at a time; what about and which page are in the address. */
export function AuditPage() {
  const { t } = useTranslation(['audit', 'common']);
  const [query, setQuery] = useSearchParams();
  const subjectType = AUDIT_SUBJECTS.find((subject) => subject === query.get(SUBJECT));
  const pageNumber = pageOf(query.get(PAGE));
  const { currentData: list, error, refetch } = useAuditQuery({ pageNumber, ...(subjectType && { subjectType }) });
  return (
    <>
      <PageHeading title={t('title')} lead={<p>{t('lead')}</p>} />
      <div className={styles.tools}>
        <SelectField
          label={t('filter')}
          value={subjectType ?? ''}
          options={[
            { value: '', label: t('everything') },
            ...AUDIT_SUBJECTS.map((subject) => ({ value: subject, label: t(`subjects.${subject}`) })),
          ]}
          onChange={({ target }) => setQuery(target.value === '' ? {} : { [SUBJECT]: target.value })}
        />
        <p role="status" className="small muted">
          {list && t('count', { count: list.count })}
        </p>
      </div>
      {!list && !error && <Loading label={t('common:loading')} />}
      {!list && error && <LoadFailure error={error} onRetry={refetch} />}
      {list?.entries.length === 0 && <EmptyState title={t('none')} />}
      {list && list.entries.length > 0 && <AuditTable entries={list.entries} />}
      {list && (
        <Pagination
          label={t('pages')}
          page={list.page}
          pages={list.pages}
          pageName={(page) => t('page', { page })}
          previousLabel={t('previous')}
          nextLabel={t('next')}
          hrefOf={(page) => addressOf(page, subjectType)}
        />
      )}
    </>
  );
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

function addressOf(page: number, subject: AuditSubject | undefined): string {
  return `${paths.audit}?${new URLSearchParams({ ...(subject && { [SUBJECT]: subject }), [PAGE]: String(page) })}`;
}
