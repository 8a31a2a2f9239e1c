import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { AUDIT_SUBJECTS, type AuditEntry } from '#contract/schemas/audit.ts';
import { clockTime, isCalendarDate, salonMoment } from '#domain/salon/salon-time.ts';
import { visitOnBoardPath } from '../../app/navigation.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { ListPage } from '../../shared/records/list-page.tsx';
import { SelectField } from '../../ui/choices/select-field.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type Column, Table } from '../../ui/tables/table.tsx';
import { type AuditSubject, useAuditQuery } from './api.ts';
import styles from './audit-page.module.css';
import { useAuditTexts } from './use-audit-texts.ts';

const PAGE = 'page';
const SUBJECT = 'objet';
const DAY = 'date';
const PERSON = 'qui';

/** Who changed what, and when, a page at a time; the URL names the kind of record, the day, the person and the page. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query);
  const { subjectType, date, person } = filter;
  const pageNumber = pageOf(query.get(PAGE));
  const { currentData: list, error, refetch } = useAuditQuery({ pageNumber, ...filter });
  const choose = (name: string, value: string) =>
    setQuery((before) => {
      before.delete(PAGE);
      if (value === '') before.delete(name);
      else before.set(name, value);
      return before;
    });
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
            onChange={({ target }) => choose(SUBJECT, target.value)}
          />
          <TextField
            type="date"
            label={t('day')}
            value={date ?? ''}
            onChange={({ target }) => choose(DAY, target.value)}
          />
          <PersonField key={person} person={person ?? ''} onPerson={(typed) => choose(PERSON, typed)} />
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
          hrefOf: (page) => auditPath(page, query),
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

type Filter = { subjectType?: AuditSubject; date?: string; person?: string };

function filterOf(query: URLSearchParams): Filter {
  const subjectType = AUDIT_SUBJECTS.find((subject) => subject === query.get(SUBJECT));
  const date = query.get(DAY) ?? '';
  const person = (query.get(PERSON) ?? '').trim();
  return {
    ...(subjectType && { subjectType }),
    ...(isCalendarDate(date) && { date }),
    ...(person !== '' && { person }),
  };
}

function auditPath(page: number, query: URLSearchParams): string {
  const asked = new URLSearchParams(query);
  asked.set(PAGE, String(page));
  return `${paths.audit}?${asked}`;
}

/** Whom the entries are about; asked once it is typed and Enter pressed, or left. */
function PersonField({ person, onPerson }: { person: string; onPerson: (typed: string) => void }) {
  const { t } = useTranslation('audit');
  const [typed, setTyped] = useState(person);
  const accept = () => {
    if (typed.trim() !== person) onPerson(typed.trim());
  };
  return (
    <TextField
      label={t('person')}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={accept}
      onKeyDown={({ key }) => key === 'Enter' && accept()}
    />
  );
}

function useColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation('audit');
  const texts = useAuditTexts();
  return [
    { key: 'when', header: t('when'), cell: ({ at }) => <Instant iso={at} /> },
    { key: 'who', header: t('who'), rowHeader: true, cell: ({ actor }) => actor?.name ?? t('system') },
    {
      key: 'what',
      header: t('what'),
      cell: ({ action, visit }) => (
        <span className={styles.details}>
          <span>{texts.actionText(action)}</span>
          {visit && <Link to={visitOnBoardPath(visit)}>{texts.visitText(visit)}</Link>}
        </span>
      ),
    },
    {
      key: 'details',
      header: t('details'),
      cell: (entry) => <Details lines={texts.detailLines(entry)} />,
    },
  ];
}

/** Nothing where an entry has none, so that a card names no empty line. */
function Details({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <span className={styles.details}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
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
