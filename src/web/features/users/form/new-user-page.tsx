import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { cleanLine } from '#domain/texts.ts';
import { ADMIN_MADE_PASSWORD_REQUEST, isAdminMadePassword } from '#domain/users/passwords.ts';
import { ADMIN_USER_NAME_LENGTH, isEmail, isUserName } from '#domain/users/person.ts';
import type { Role } from '#domain/users/roles.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { RecordForm } from '../../../shared/records/record-form.tsx';
import { RecordHeading } from '../../../shared/records/record-page.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useLeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { useCreateUserMutation } from '../api.ts';
import { RolesField } from './roles-field.tsx';

type Values = { name: string; email: string; password: string; roles: Role[] };

const FIELDS = ['name', 'email', 'password', 'roles'] as const;
const EMPTY: Values = { name: '', email: '', password: '', roles: ['Client'] };

/** /dashboard/users/new: an account with a temporary password; a mail invites the person to choose one. */
export function NewUserPage() {
  const { t } = useTranslation('people');
  const literal = useLiteral();
  const [create, creation] = useCreateUserMutation();
  const form = useForm<Values>({ defaultValues: EMPTY, shouldFocusError: false });
  const { errors, isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty);

  return (
    <>
      <RecordHeading
        list={{ path: paths.users, title: literal('usersList') }}
        title={t('newTitle')}
        lead={<p>{t('newLead')}</p>}
      />
      <RecordForm
        form={form}
        guard={guard}
        latest={null}
        saving={creation}
        onSave={(values) => create({ ...values, name: cleanLine(values.name), email: values.email.trim() })}
        afterSave={{ listPath: paths.users }}
        summary={FIELDS.map((field) => ({ name: field, id: `user-${field}` }))}
        submitLabel={t('create')}
      >
        <FormSection title={t('account')}>
          <TextField
            id="user-name"
            label={t('name')}
            hint={t('nameHint')}
            autoComplete="off"
            error={errors.name?.message}
            {...form.register('name', {
              validate: (name) => isUserName(name, ADMIN_USER_NAME_LENGTH) || t('nameInvalid'),
            })}
          />
          <TextField
            id="user-email"
            label={t('email')}
            type="email"
            autoComplete="off"
            error={errors.email?.message}
            {...form.register('email', { validate: (email) => isEmail(email) || literal('emailInvalid') })}
          />
          <PasswordField
            id="user-password"
            label={t('firstPassword')}
            hint={t('firstPasswordHint')}
            autoComplete="new-password"
            {...ADMIN_MADE_PASSWORD_REQUEST}
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            error={errors.password?.message}
            {...form.register('password', {
              validate: (password) => isAdminMadePassword(password) || t('firstPasswordInvalid'),
            })}
          />
          <Controller
            control={form.control}
            name="roles"
            rules={{ validate: (roles) => roles.length > 0 || t('rolesRequired') }}
            render={({ field }) => (
              <RolesField roles={field.value} onRoles={field.onChange} error={errors.roles?.message} />
            )}
          />
        </FormSection>
      </RecordForm>
    </>
  );
}
