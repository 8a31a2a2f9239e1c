import { Check, Circle } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isStrongPassword, strongPasswordChecklist } from '#domain/passwords.ts';
import { useLiteral } from '../../i18n/literal.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import styles from './account-frame.module.css';

export type NewPassword = { password: string; confirmation: string };

/**
 * A new password with its five rules ticked as it is typed, and its confirmation (spec 5). Stands in a `FormProvider`
 * whose fields include `NewPassword`; `optional` lets both stay empty.
 */
export function NewPasswordFields({ label, optional = false }: { label: string; optional?: boolean }) {
  const { t } = useTranslation('account');
  const literal = useLiteral();
  const { register, formState, control } = useFormContext<NewPassword>();
  const password = useWatch({ control, name: 'password' });
  const { errors } = formState;
  const isLeftOut = (value: string) => optional && value === '';
  const shared = { showLabel: t('fields.showPassword'), hideLabel: t('fields.hidePassword') };
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        error={errors.password?.message}
        hint={<PasswordRules password={password} />}
        {...shared}
        {...register('password', {
          validate: (value) => isLeftOut(value) || isStrongPassword(value) || literal('passwordTooWeak'),
        })}
      />
      <PasswordField
        label={t('fields.confirmation')}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...shared}
        {...register('confirmation', {
          validate: (value, { password: chosen }) => value === chosen || literal('passwordMismatch'),
        })}
      />
    </>
  );
}

function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('account');
  return (
    <ul className={styles.rules}>
      {strongPasswordChecklist(password).map(({ rule, isMet }) => (
        <li key={rule} data-met={isMet}>
          {isMet ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
          {t(`rules.${rule}`)}
          {isMet && <VisuallyHidden>, {t('rules.met')}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}
