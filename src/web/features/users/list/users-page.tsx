import { CircleCheck, CircleX, Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { shownEmail } from '#contract/email-address.ts';
import { pathOf, paths } from '#contract/paths.ts';
import type { User } from '#contract/schemas/users.ts';
import { salonMoment } from '#domain/salon/salon-time.ts';
import type { Role } from '#domain/users/roles.ts';
import { selectUser } from '../../../api/session.ts';
import { listPath } from '../../../app/navigation.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { AddLink, ListPage } from '../../../shared/records/list-page.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { EmailText } from '../../../ui/content/email-text.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { Chip, type ChipTone } from '../../../ui/feedback/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { type Column, Table } from '../../../ui/tables/table.tsx';
import { useUsersQuery } from '../api.ts';
import styles from './users-page.module.css';

const ROLE_TONES = {
  Client: 'neutral',
  Employee: 'todo',
  Manager: 'eucalyptus',
  Admin: 'plum',
} as const satisfies Record<Role, ChipTone>;

/** The accounts, a page at a time; the URL names the search and the page. */
export function UsersPage() {
  const { t } = useTranslation(['people', 'common']);
  const literal = useLiteral();
  const { keyword, pageNumber } = useListParams();
  const {
    currentData: list,
    error,
    refetch,
  } = useUsersQuery({ keyword, pageNumber }, { refetchOnMountOrArgChange: true });
  const users = list?.users ?? [];
  return (
    <ListPage
      title={literal('usersList')}
      lead={t('lead')}
      aside={<AddLink to={paths.newUser} />}
      tools={
        <div className={styles.tools}>
          <UserSearch key={keyword} keyword={keyword} />
          <p role="status" className={styles.count}>
            {list && keyword === '' && t('count', { count: list.countUsers })}
            {list && keyword !== '' && t('found', { count: list.countUsers, keyword })}
          </p>
        </div>
      }
      query={{ data: list, error, refetch }}
      isEmpty={users.length === 0}
      empty={
        <EmptyState
          title={t('common:noResults', { query: keyword })}
          action={<LinkButton to={paths.users}>{t('common:clearSearch')}</LinkButton>}
        />
      }
      pagination={
        list && {
          label: t('pages'),
          page: list.page,
          pages: list.pages,
          hrefOf: (page) => listPath('users', { keyword, page }),
        }
      }
    >
      <Table caption={t('caption')} columns={useColumns()} rows={users} rowKey={({ _id }) => _id} />
    </ListPage>
  );
}

/** The search and the page that the URL names; a page that is no number is the first. */
function useListParams(): { keyword: string; pageNumber: number } {
  const { keyword = '', pageNumber = '1' } = useParams();
  return { keyword: keyword.trim(), pageNumber: /^[1-9]\d{0,4}$/.test(pageNumber) ? Number(pageNumber) : 1 };
}

/** Goes to the URL of a search; a blank search goes back to the whole list. */
function UserSearch({ keyword }: { keyword: string }) {
  const { t } = useTranslation(['people', 'common']);
  const navigate = useNavigate();
  const [text, setText] = useState(keyword);

  const search = (searched: string) => navigate(listPath('users', { keyword: searched }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void search(text);
  };
  const handleChange = (typed: string) => {
    setText(typed);
    if (typed.trim() === '' && keyword !== '') void search('');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form has the role as well, and older browsers know it
    <form role="search" onSubmit={handleSubmit} className={styles.search}>
      <SearchField
        label={t('searchLabel')}
        clearLabel={t('common:clearSearch')}
        maxLength={64}
        value={text}
        onValueChange={handleChange}
      />
      <Button type="submit" variant="secondary" size="medium">
        {t('common:search')}
      </Button>
    </form>
  );
}

function useColumns(): Column<User>[] {
  const { t } = useTranslation(['people', 'common']);
  return [
    { key: 'name', header: t('name'), rowHeader: true, cell: (user) => <Person user={user} /> },
    {
      key: 'roles',
      header: t('roles'),
      cell: ({ roles }) => (
        <span className={styles.roles}>
          {roles.map((role) => (
            <Chip key={role} tone={ROLE_TONES[role]}>
              {role}
            </Chip>
          ))}
        </span>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status }) => (
        <span className={styles.status}>
          <Status isActive={status} />
        </span>
      ),
    },
    {
      key: 'created',
      whenWide: true,
      header: t('created'),
      cell: ({ createdAt }) => <span className={styles.day}>{salonMoment(Date.parse(createdAt)).date}</span>,
    },
    {
      key: 'edit',
      header: t('actions'),
      headerHidden: true,
      align: 'end',
      cell: ({ _id, name }) => (
        <LinkButton to={pathOf('user', _id)} variant="quiet" size="medium" icon={<Pencil aria-hidden="true" />}>
          {t('common:edit')} <VisuallyHidden>{name}</VisuallyHidden>
        </LinkButton>
      ),
    },
  ];
}

function Person({ user: { _id, name, email } }: { user: User }) {
  const { t } = useTranslation('people');
  const isSelf = useAppSelector(selectUser)?._id === _id;
  return (
    <span className={styles.person}>
      <Avatar name={name} />
      <span className={styles.texts}>
        <span>
          {name} {isSelf && <span className="small muted">({t('you')})</span>}
        </span>
        <span className={styles.email}>
          <EmailText email={shownEmail(email)} />
        </span>
      </span>
    </span>
  );
}

/** Active or Closed, French first on every page. */
function Status({ isActive }: { isActive: boolean }) {
  const literal = useLiteral();
  return isActive ? (
    <Chip tone="eucalyptus" icon={<CircleCheck aria-hidden="true" />}>
      {literal('active')}
    </Chip>
  ) : (
    <Chip tone="neutral" icon={<CircleX aria-hidden="true" />}>
      {literal('closed')}
    </Chip>
  );
}
