import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { shownEmail } from '#contract/email-address.ts';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/schemas/users.ts';
import { cleanLine } from '#domain/texts.ts';
import { problemOf } from '../../../api/problem.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { RecordForm } from '../../../shared/records/record-form.tsx';
import { RecordPage } from '../../../shared/records/record-page.tsx';
import { EmailText } from '../../../ui/content/email-text.tsx';
import { useLeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { useChangeUserMutation, useUserQuery } from '../api.ts';
import { UserFields, type UserValues } from './user-fields.tsx';
import { PrivacyCard, RemoveUser } from './user-removal.tsx';

/** /dashboard/users/:id: changes or deletes an account. */
export function EditUserPage() {
  const { t } = useTranslation(['people', 'titles']);
  const literal = useLiteral();
  const { id = '' } = useParams();
  const query = useUserQuery(id, { refetchOnMountOrArgChange: true });
  const user = query.data;
  return (
    <RecordPage
      list={{ path: paths.users, title: literal('usersList') }}
      title={user?.name ?? t('titles:user')}
      lead={
        user && (
          <p>
            <EmailText email={shownEmail(user.email)} />
          </p>
        )
      }
      query={query}
      missing={{ title: t('notFound'), backLabel: t('back') }}
    >
      {(user) => <UserForm key={user._id} user={user} />}
    </RecordPage>
  );
}

/** An account as an Admin changes it: all but the e-mail. */
function UserForm({ user }: { user: User }) {
  const { t } = useTranslation(['people', 'common']);
  const literal = useLiteral();
  const isSelf = useAppSelector(selectUser)?._id === user._id;
  const [change, changing] = useChangeUserMutation();
  const { _id: id, name, email, roles, status } = user;
  const values = { name, password: '', roles, status };
  const form = useForm<UserValues>({ defaultValues: values, shouldFocusError: false });
  const guard = useLeaveGuard(form.formState.isDirty);
  const needsCurrentPassword = problemOf(changing.error).code === 'current_password_required';

  return (
    <RecordForm
      form={form}
      guard={guard}
      latest={{
        version: user.version,
        values,
        fields: [
          { name: 'name', label: t('name') },
          { name: 'roles', label: t('roles'), text: roles.join(', ') },
          { name: 'status', label: t('status'), text: literal(status ? 'active' : 'closed') },
        ],
      }}
      saving={changing}
      onSave={({ password, ...fields }, version) =>
        change({ id, email, version, ...fields, name: cleanLine(fields.name), ...(password && { password }) })
      }
      afterSave={{ listPath: paths.users }}
      summary={(['name', 'password', 'roles'] as const).map((field) => ({ name: field, id: `user-${field}` }))}
      submitLabel={t('common:save')}
      errorAction={needsCurrentPassword && <Link to={paths.profile}>{t('toProfile')}</Link>}
      aside={<PrivacyCard user={user} isSelf={isSelf} onRemoved={guard.release} />}
      footer={<RemoveUser user={user} isSelf={isSelf} onRemoved={guard.release} />}
    >
      <UserFields email={email} isSelf={isSelf} />
    </RecordForm>
  );
}
