import { CircleCheck, CircleX, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shownEmail } from '#contract/email-address.ts';
import { pathOf } from '#contract/paths.ts';
import type { User } from '#contract/schemas/users.ts';
import { salonMoment } from '#domain/salon/salon-time.ts';
import type { Role } from '#domain/users/roles.ts';
import { selectUser } from '../../api/session.ts';
import { useAppSelector } from '../../app/use-store.ts';
import { useLiteral } from '../../i18n/literal.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { EmailText } from '../../ui/content/email-text.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { Chip, type ChipTone } from '../../ui/feedback/chip.tsx';
import { type Column, Table } from '../../ui/tables/table.tsx';
import styles from './users-page.module.css';

const TONES = {
  Client: 'neutral',
  Employee: 'todo',
  Manager: 'euca',
  Admin: 'prune',
} as const satisfies Record<Role, ChipTone>;

/** A page of accounts. */
export function UserTable({ users }: { users: readonly User[] }) {
  const { t } = useTranslation('people');
  return <Table caption={t('caption')} columns={useColumns()} rows={users} rowKey={({ _id }) => _id} />;
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
            <Chip key={role} tone={TONES[role]}>
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
        <LinkButton to={pathOf('user', _id)} look="quiet" size="medium" icon={<Pencil aria-hidden="true" />}>
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
      <span className={styles.words}>
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

/** Active or Closed, in the words of the specification, French first (spec 3). */
function Status({ isActive }: { isActive: boolean }) {
  const literal = useLiteral();
  return isActive ? (
    <Chip tone="euca" icon={<CircleCheck aria-hidden="true" />}>
      {literal('active')}
    </Chip>
  ) : (
    <Chip tone="neutral" icon={<CircleX aria-hidden="true" />}>
      {literal('closed')}
    </Chip>
  );
}
