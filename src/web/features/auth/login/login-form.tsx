import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isLoginPassword } from '#domain/users/passwords.ts';
import { isEmail } from '#domain/users/person.ts';
import { startSession } from '../../../api/session-steps.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../account-frame.module.css';
import { useLogInMutation } from '../api.ts';
import { LoginProblem } from './login-problem.tsx';

type Fields = { email: string; password: string; persist: boolean };

/** E-mail and password; `onDone` is the address that a login leads to. */
export function LoginForm({ onDone }: { onDone: string }) {
  const { t } = useTranslation('account');
  const literal = useLiteral();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [logIn, { error, isLoading, originalArgs }] = useLogInMutation();
  const form = useForm<Fields>({ defaultValues: { email: '', password: '', persist: true } });
  const { errors } = form.formState;

  const handleValid = async (fields: Fields) => {
    const answer = await logIn({ ...fields, email: fields.email.trim() });
    if (!answer.data) return;
    dispatch(startSession(answer.data.accessToken, fields.persist));
    await navigate(onDone, { replace: true });
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(handleValid)} className={styles.fields}>
      {error !== undefined && !isLoading && <LoginProblem error={error} email={originalArgs?.email ?? ''} />}
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { validate: (email) => isEmail(email.trim()) || literal('emailInvalid') })}
      />
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
        error={errors.password?.message}
        {...form.register('password', {
          validate: (password) => isLoginPassword(password) || literal('passwordInvalid'),
        })}
      />
      <Checkbox label={t('login.persist')} hint={t('login.persistHint')} defaultChecked {...form.register('persist')} />
      <Button type="submit" wide loading={isLoading}>
        {literal('logIn')}
      </Button>
    </form>
  );
}
