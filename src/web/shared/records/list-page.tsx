import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Literal } from '../../i18n/literal.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { Loaded, type Query } from '../loaded.tsx';
import styles from './list-page.module.css';

type ListPageProps = {
  title: string;
  lead?: ReactNode;
  /** At the end of the line of the heading. */
  aside?: ReactNode;
  /** Between the heading and the rows: a search, filters, links. */
  tools?: ReactNode;
  query: Query<unknown>;
  /** In place of the sign that the list is loading, and of the message that it failed. */
  loading?: ReactNode;
  failure?: (error: unknown, retry: () => unknown) => ReactNode;
  /** Whether what is shown is the response to an earlier question, and another is on its way. */
  isWaiting?: boolean;
  /** How many rows there are, above them. */
  count?: ReactNode;
  isEmpty: boolean;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  /** The table of the rows. */
  children: ReactNode;
  /** For a list that is loaded in pages. */
  pagination?: { label: string; page: number; pages: number; hrefOf: (page: number) => string } | undefined;
};

/** A list of records: its heading, its tools, then the rows and their pages once they are loaded. */
export function ListPage({ title, lead, aside, tools, query, loading, failure, ...body }: ListPageProps) {
  const { isWaiting = false, count, isEmpty, empty, children, pagination } = body;
  return (
    <>
      <PageHeading title={title} lead={lead} aside={aside} />
      {tools}
      <Loaded query={query} loading={loading} failure={failure}>
        {() => (
          <div aria-busy={isWaiting} className={styles.body}>
            {count && <p className={styles.count}>{count}</p>}
            {isEmpty ? empty : children}
            {pagination && <ListPagination {...pagination} />}
          </div>
        )}
      </Loaded>
    </>
  );
}

function ListPagination(props: NonNullable<ListPageProps['pagination']>) {
  const { t } = useTranslation('desk');
  return (
    <Pagination
      {...props}
      pageName={(page) => t('lists.page', { page })}
      previousLabel={t('lists.previousPage')}
      nextLabel={t('lists.nextPage')}
    />
  );
}

/** Leads to the page where a record is added. */
export function AddLink({ to }: { to: string }) {
  return (
    <LinkButton to={to} size="medium" icon={<Plus aria-hidden="true" />}>
      <Literal id="add" />
    </LinkButton>
  );
}
