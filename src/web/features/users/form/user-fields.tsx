import { Lock } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shownEmail } from '#contract/email-address.ts';
import { isStrongPassword, STRONG_PASSWORD_REQUEST } from '#domain/users/passwords.ts';
import { isUserName } from '#domain/users/person.ts';
import type { Role } from '#domain/users/roles.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { RadioCards } from '../../../ui/choices/radio-cards.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RolesField } from './roles-field.tsx';

export type UserValues = { name: string; password: string; roles: Role[]; status: boolean };

/** What may be changed of an account; the e-mail is shown with its lock and the reason for it. */
export function UserFields({ email, isSelf }: { email: string; isSelf: boolean }) {
  const { t } = useTranslation('people');
  const literal = useLiteral();
  const { register, control, formState } = useFormContext<UserValues>();
  const { errors } = formState;
  return (
    <FormSection title={t('account')}>
      <TextField
        id="user-name"
        label={t('name')}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { validate: (name) => isUserName(name) || t('anyNameInvalid') })}
      />
      <TextField
        label={t('email')}
        hint={t('emailLocked')}
        icon={<Lock aria-hidden="true" />}
        type="email"
        value={shownEmail(email)}
        readOnly
      />
      <PasswordField
        id="user-password"
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
        {...STRONG_PASSWORD_REQUEST}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={errors.password?.message}
        {...register('password', {
          validate: (password) => password === '' || isStrongPassword(password) || literal('passwordTooWeak'),
        })}
      />
      <Controller
        control={control}
        name="roles"
        rules={{ validate: (roles) => roles.length > 0 || t('rolesRequired') }}
        render={({ field }) => (
          <RolesField roles={field.value} onRoles={field.onChange} error={errors.roles?.message} keepsAdmin={isSelf} />
        )}
      />
      <Controller
        control={control}
        name="status"
        render={({ field }) => (
          <RadioCards
            legend={t('status')}
            options={[
              { value: 'active', title: literal('active'), description: t('activeMeaning') },
              {
                value: 'closed',
                title: literal('closed'),
                description: isSelf ? t('ownStatus') : t('closedMeaning'),
                disabled: isSelf,
              },
            ]}
            value={field.value ? 'active' : 'closed'}
            onValueChange={(value) => field.onChange(value === 'active')}
          />
        )}
      />
    </FormSection>
  );
}
