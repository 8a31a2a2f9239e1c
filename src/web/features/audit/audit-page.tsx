import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { AUDIT_SUBJECTS, type AuditEntry } from '#contract/schemas/audit.ts';
import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { ListPage } from '../../shared/records/list-page.tsx';
import { SelectField } from '../../ui/choices/select-field.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { type Column, Table } from '../../ui/tables/table.tsx';
import { type AuditSubject, useAuditQuery } from './api.ts';
import styles from './audit-page.module.css';
import { useAuditTexts } from './use-audit-texts.ts';

const PAGE = 'page';
const SUBJECT = 'objet';

/** Who changed what, and when, a page at a time; the URL names the kind of record and the page. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const [query, setQuery] = useSearchParams();
  const subjectType = AUDIT_SUBJECTS.find((subject) => subject === query.get(SUBJECT));
  const pageNumber = pageOf(query.get(PAGE));
  const { currentData: list, error, refetch } = useAuditQuery({ pageNumber, ...(subjectType && { subjectType }) });
  const entries = list?.entries ?? [];
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      tools={
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
      }
      query={{ data: list, error, refetch }}
      isEmpty={entries.length === 0}
      empty={<EmptyState title={t('none')} />}
      pagination={
        list && {
          label: t('pages'),
          page: list.page,
          pages: list.pages,
          hrefOf: (page) => auditPath(page, subjectType),
        }
      }
    >
      <Table caption={t('title')} columns={useColumns()} rows={entries} rowKey={({ _id }) => _id} />
    </ListPage>
  );
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

function auditPath(page: number, subject: AuditSubject | undefined): string {
  return `${paths.audit}?${new URLSearchParams({ ...(subject && { [SUBJECT]: subject }), [PAGE]: String(page) })}`;
}

function useColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation('audit');
  const texts = useAuditTexts();
  return [
    { key: 'when', header: t('when'), cell: ({ at }) => <Instant iso={at} /> },
    { key: 'who', header: t('who'), rowHeader: true, cell: ({ actor }) => actor?.name ?? t('system') },
    { key: 'what', header: t('what'), cell: ({ action }) => texts.actionText(action) },
    {
      key: 'details',
      header: t('details'),
      cell: ({ details }) => (
        <span className={styles.details}>
          {texts.detailLines(details).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      ),
    },
  ];
}

function Instant({ iso }: { iso: string }) {
  const format = useFormat();
  const { date, minutes } = salonMoment(Date.parse(iso));
  return (
    <time dateTime={iso} className={styles.when}>
      {format.date(date, 'short')}, {format.time(clockTime(minutes))}
    </time>
  );
}
