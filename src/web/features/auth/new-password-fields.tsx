import { Check, Circle, X } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  isStrongPassword,
  oddCharacters,
  STRONG_PASSWORD_REQUEST,
  strongPasswordChecklist,
} from '#domain/users/passwords.ts';
import { useLiteral } from '../../i18n/literal.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import styles from './account-frame.module.css';

export type NewPassword = { password: string; confirmation: string };

/**
 * A new password with its five rules ticked as it is typed, those still unmet marked once it was refused, and its
 * confirmation. Stands in a `FormProvider` whose fields include `NewPassword`; `optional` lets both stay empty.
 */
export function NewPasswordFields({ label, optional = false }: { label: string; optional?: boolean }) {
  const { t } = useTranslation('account');
  const literal = useLiteral();
  const { register, formState, control } = useFormContext<NewPassword>();
  const password = useWatch({ control, name: 'password' });
  const { errors } = formState;
  const isLeftOut = (value: string) => optional && value === '';
  const shared = {
    showLabel: t('fields.showPassword'),
    hideLabel: t('fields.hidePassword'),
    ...STRONG_PASSWORD_REQUEST,
  };
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        error={errors.password?.message}
        hint={<PasswordRules password={password} isRefused={errors.password !== undefined} />}
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

function PasswordRules({ password, isRefused }: { password: string; isRefused: boolean }) {
  const { t } = useTranslation('account');
  const unmet = isRefused ? 'missing' : 'open';
  const odd = oddCharacters(password).map((character) => (character.trim() === '' ? t('rules.space') : character));
  return (
    <ul className={styles.rules}>
      {strongPasswordChecklist(password).map(({ rule, isMet }) => {
        const state = isMet ? 'met' : unmet;
        const Icon = ICONS[state];
        return (
          <li key={rule} data-state={state}>
            <Icon aria-hidden="true" />
            <span>
              {t(`rules.${rule}`)}
              {rule === 'symbol' && odd.length > 0 && <> {t('rules.odd', { characters: odd.join(' ') })}</>}
              {state !== 'open' && <VisuallyHidden>, {t(`rules.${state}`)}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const ICONS = { met: Check, missing: X, open: Circle } as const;
