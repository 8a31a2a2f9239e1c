import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { cleanLine } from '#domain/texts.ts';
import { ADMIN_MADE_PASSWORD_REQUEST, isAdminMadePassword } from '#domain/users/passwords.ts';
import { ADMIN_USER_NAME_LENGTH, isEmail, isUserName } from '#domain/users/person.ts';
import type { Role } from '#domain/users/roles.ts';
import { showFieldErrors } from '../../api/form-errors.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useLeaveWords } from '../../i18n/leave-words.ts';
import { useLiteral } from '../../i18n/literal.tsx';
import { useToasts } from '../../shared/use-toasts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { FormColumns, FormSection, SaveBar } from '../../ui/fields/form-section.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LeaveDialog, useLeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { useCreateUserMutation } from './api.ts';
import { RolesField } from './roles-field.tsx';

type Fields = { name: string; email: string; password: string; roles: Role[] };

const FIELDS = ['name', 'email', 'password', 'roles'] as const;
const EMPTY: Fields = { name: '', email: '', password: '', roles: ['Client'] };

/** /dashboard/users/new: an account with a temporary password; a mail invites the person to choose one. */
export function NewUserPage() {
  const { t } = useTranslation(['people', 'common']);
  const literal = useLiteral();
  const navigate = useNavigate();
  const { show } = useToasts();
  const [attempts, setAttempts] = useState(0);
  const [create, { error }] = useCreateUserMutation();
  const form = useForm<Fields>({ defaultValues: EMPTY, shouldFocusError: false });
  const { errors, isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty);
  const problems = FIELDS.flatMap((field) => {
    const message = errors[field]?.message;
    return message === undefined ? [] : [{ fieldId: `user-${field}`, message }];
  });

  const handleValid = async (fields: Fields) => {
    const answer = await create({ ...fields, name: cleanLine(fields.name), email: fields.email.trim() });
    if (answer.error) {
      showFieldErrors(form.setError, FIELDS, answer.error);
      return;
    }
    guard.release();
    show({ text: answer.data.message });
    await navigate(paths.users);
  };

  return (
    <>
      <PageHeading
        eyebrow={<Link to={paths.users}>{literal('usersList')}</Link>}
        title={t('newTitle')}
        lead={<p>{t('newLead')}</p>}
      />
      <FormColumns>
        <form noValidate onSubmit={form.handleSubmit(handleValid, () => setAttempts((count) => count + 1))}>
          {problems.length > 0 && attempts > 0 && (
            <ErrorSummary key={attempts} title={t('common:errorSummary')} problems={problems} />
          )}
          {error !== undefined && !isSubmitting && (
            <InfoStrip tone="danger" role="alert" focused>
              <ProblemText error={error} />
            </InfoStrip>
          )}
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
          <SaveBar note={isDirty && t('common:leave.unsaved')}>
            <LinkButton to={paths.users} look="quiet" size="medium">
              {t('back')}
            </LinkButton>
            <Button type="submit" size="medium" loading={isSubmitting}>
              {t('create')}
            </Button>
          </SaveBar>
        </form>
      </FormColumns>
      <LeaveDialog guard={guard} words={useLeaveWords()} />
    </>
  );
}
