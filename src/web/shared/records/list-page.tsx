import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Literal } from '../../i18n/literal.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { type Column, Table } from '../../ui/tables/table.tsx';
import { Loaded, type Query } from '../loaded.tsx';
import styles from './list-page.module.css';

type ListPageProps<Row> = {
  title: string;
  lead: string;
  /** Where a record is added; no link when left out. */
  addPath?: string;
  /** Between the heading and the table: a search, filters, how many were found. */
  tools?: ReactNode;
  query: Query<unknown>;
  /** The rows of the page that is shown; none while it is loading. */
  rows: readonly Row[];
  table: { caption: string; columns: readonly Column<Row>[]; rowKey: (row: Row) => string };
  /** How many rows there are, above the table, where no tool says so. */
  count?: string;
  /** In place of a table without rows. */
  empty: ReactNode;
  /** For a list that is loaded in pages. */
  pagination?: ComponentProps<typeof Pagination> | undefined;
};

/** A list of records: its heading with the link to add one, its tools, then the table and its pages once they are loaded. */
export function ListPage<Row>({ query, rows, table, empty, ...props }: ListPageProps<Row>) {
  const { title, lead, addPath, tools, count, pagination } = props;
  const add = addPath !== undefined && (
    <LinkButton to={addPath} size="medium" icon={<Plus aria-hidden="true" />}>
      <Literal id="add" />
    </LinkButton>
  );
  return (
    <>
      <PageHeading title={title} lead={<p>{lead}</p>} aside={add} />
      {tools}
      <Loaded query={query}>
        {() => (
          <>
            {rows.length === 0 && empty}
            {rows.length > 0 && count !== undefined && <p className={styles.count}>{count}</p>}
            {rows.length > 0 && <Table {...table} rows={rows} />}
            {pagination && <Pagination {...pagination} />}
          </>
        )}
      </Loaded>
    </>
  );
}
