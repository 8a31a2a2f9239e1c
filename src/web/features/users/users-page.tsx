import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { listPath } from '../../app/navigation.ts';
import { Literal, useLiteral } from '../../i18n/literal.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { useUsersQuery } from './api.ts';
import { UserSearch } from './user-search.tsx';
import { UserTable } from './user-table.tsx';
import styles from './users-page.module.css';

/** 'Users List': the accounts, searched and paged by the address (spec 2). */
export function UsersPage() {
  const { t } = useTranslation(['people', 'common']);
  const literal = useLiteral();
  const { keyword, pageNumber } = useLocationName();
  const {
    currentData: list,
    error,
    refetch,
  } = useUsersQuery({ keyword, pageNumber }, { refetchOnMountOrArgChange: true });
  const add = (
    <LinkButton to={paths.newUser} size="medium" icon={<Plus aria-hidden="true" />}>
      <Literal id="add" />
    </LinkButton>
  );
  return (
    <>
      <PageHeading title={literal('usersList')} lead={<p>{t('lead')}</p>} aside={add} />
      <div className={styles.tools}>
        <UserSearch key={keyword} keyword={keyword} />
        <p role="status" className={styles.count}>
          {list && keyword === '' && t('count', { count: list.countUsers })}
          {list && keyword !== '' && t('found', { count: list.countUsers, keyword })}
        </p>
      </div>
      {!list && !error && <Loading label={t('common:loading')} />}
      {!list && error && <LoadFailure error={error} onRetry={refetch} />}
      {list?.users.length === 0 && (
        <EmptyState
          title={t('common:noResults', { query: keyword })}
          action={<LinkButton to={paths.users}>{t('common:clearSearch')}</LinkButton>}
        />
      )}
      {list && list.users.length > 0 && <UserTable users={list.users} />}
      {list && (
        <Pagination
          label={t('pages')}
          page={list.page}
          pages={list.pages}
          pageName={(page) => t('page', { page })}
          previousLabel={t('previous')}
          nextLabel={t('next')}
          hrefOf={(page) => listPath('users', { keyword, page })}
        />
      )}
    </>
  );
}

/** What the address asks for; a page that is no number is the first. */
function useLocationName(): { keyword: string; pageNumber: number } {
  const { keyword = '', pageNumber = '1' } = useParams();
  return { keyword: keyword.trim(), pageNumber: /^[1-9]\d{0,4}$/.test(pageNumber) ? Number(pageNumber) : 1 };
}
