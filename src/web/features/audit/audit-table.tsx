import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/schemas/audit.ts';
import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { type Column, Table } from '../../ui/tables/table.tsx';
import styles from './audit-page.module.css';
import { useAuditWords } from './use-audit-words.ts';

/** The trail in words that a person reads. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('audit');
  return <Table caption={t('title')} columns={useColumns()} rows={entries} rowKey={({ _id }) => _id} />;
}

function useColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation('audit');
  const words = useAuditWords();
  return [
    { key: 'when', header: t('when'), cell: ({ at }) => <Instant iso={at} /> },
    { key: 'who', header: t('who'), rowHeader: true, cell: ({ actor }) => actor?.name ?? t('system') },
    { key: 'what', header: t('what'), cell: ({ action }) => words.action(action) },
    {
      key: 'details',
      header: t('details'),
      cell: ({ details }) => (
        <span className={styles.details}>
          {words.details(details).map((line) => (
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
