import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { resumedCart } from '#domain/cart/begun-cart.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#domain/users/demo-accounts.ts';
import { isLoginPassword } from '#domain/users/passwords.ts';
import { isEmail } from '#domain/users/person.ts';
import { expirySlice } from '../../../api/expiry.ts';
import { problemOf } from '../../../api/problem.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { selectUser } from '../../../api/session.ts';
import { startSession } from '../../../api/session-steps.ts';
import { isDenied } from '../../../app/navigation.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { deviceNow } from '../../../browser/device-clock.ts';
import { Literal, useLiteral } from '../../../i18n/literal.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { cartReplaced, selectCart } from '../../booking/cart/slice.ts';
import { useSalon } from '../../settings/api.ts';
import styles from '../account-frame.module.css';
import { AccountFrame } from '../account-frame.tsx';
import { useLogInMutation, useResendActivationMutation } from '../api.ts';
import { useKnownEmail } from './known-email.ts';
import { useRedirect, useRedirectQuery } from './use-redirect.ts';
import { useIsBookingWaiting, WaitingBooking } from './waiting-booking.tsx';

/**
 * The login page. A person who is logged in is redirected, unless the session has expired or the account may not open
 * the page that was asked for.
 */
export function LoginPage() {
  const { t } = useTranslation('account');
  const literal = useLiteral();
  const user = useAppSelector(selectUser);
  const redirect = useRedirect();
  const query = useRedirectQuery();
  const [search] = useSearchParams();
  const denied = isDenied(search);
  const isBookingWaiting = useIsBookingWaiting();
  const isExpired = useAppSelector(expirySlice.selectors.selectIsExpired);
  const [begunPath, setBegunPath] = useState<string | null>(null);
  if (user && (begunPath !== null || (!denied && !isExpired))) return <Navigate to={begunPath ?? redirect} replace />;
  return (
    <AccountFrame
      title={literal('logIn')}
      lead={isBookingWaiting ? t('whyAccount') : undefined}
      notice={
        <>
          {denied && <Denied isLoggedIn={user !== null} />}
          <WaitingBooking />
        </>
      }
    >
      <LoginForm nextPath={redirect} hasRedirect={query !== ''} onLoggedIn={setBegunPath} />
      <p className={styles.links}>
        <Link to={paths.passwordForget}>{t('login.forgotten')}</Link>
      </p>
      <LinkButton variant="secondary" fullWidth to={`${paths.register}${query}`}>
        {t('login.create')}
      </LinkButton>
      <DemoAccounts />
    </AccountFrame>
  );
}

function Denied({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { t } = useTranslation('account');
  return (
    <InfoStrip
      tone="warning"
      role="alert"
      action={isLoggedIn && <Link to={paths.dashboard}>{t('login.toDashboard')}</Link>}
    >
      <p>{t('login.denied')}</p>
    </InfoStrip>
  );
}

type Fields = { email: string; password: string; persist: boolean };

type LoginFormProps = { nextPath: string; hasRedirect: boolean; onLoggedIn: (path: string) => void };

/** E-mail and password. Without a page asked for, it leads to what was begun before the account was active. */
function LoginForm({ nextPath, hasRedirect, onLoggedIn }: LoginFormProps) {
  const { t } = useTranslation('account');
  const literal = useLiteral();
  const dispatch = useAppDispatch();
  const own = useAppSelector(selectCart);
  const [logIn, { error, isLoading, originalArgs }] = useLogInMutation();
  const form = useForm<Fields>({ defaultValues: { email: useKnownEmail(), password: '', persist: true } });
  const { errors } = form.formState;

  const handleValid = async (fields: Fields) => {
    const answer = await logIn({ ...fields, email: fields.email.trim() });
    if (!answer.data) return;
    const { accessToken, cart } = answer.data;
    if (cart) dispatch(cartReplaced(resumedCart(own, cart, deviceNow())));
    // The page leads on as soon as the session has begun, so it has to know before where to.
    flushSync(() => onLoggedIn(cart && !hasRedirect ? paths.summary : nextPath));
    dispatch(startSession(accessToken, fields.persist));
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
      <Button type="submit" fullWidth loading={isLoading}>
        {literal('logIn')}
      </Button>
    </form>
  );
}

/** Why a login failed. With the right password of an account that is not activated, the activation mail can be sent again. */
function LoginProblem({ error, email }: { error: unknown; email: string }) {
  if (problemOf(error).code === 'not_activated') return <NotActivated error={error} email={email} />;
  return (
    <InfoStrip tone="danger" role="alert">
      <LoginSentence error={error} />
    </InfoStrip>
  );
}

function NotActivated({ error, email }: { error: unknown; email: string }) {
  const { t } = useTranslation('account');
  const sentence = useProblemSentence();
  const [resend, { data, error: failure, isLoading }] = useResendActivationMutation();
  if (data) {
    return (
      <InfoStrip tone="success" role="status">
        <p>{t('login.resent', { email })}</p>
      </InfoStrip>
    );
  }
  return (
    <InfoStrip
      tone="warning"
      role="alert"
      action={
        <Button variant="secondary" size="medium" loading={isLoading} onClick={() => void resend(email)}>
          {t('sent.resend')}
        </Button>
      }
    >
      <p>{sentence(failure ?? error)}</p>
    </InfoStrip>
  );
}

function LoginSentence({ error }: { error: unknown }) {
  const sentence = useProblemSentence();
  const { status } = problemOf(error);
  if (status === null) return <Literal id="noServerResponse" as="p" />;
  if (status === 400) return <Literal id="allFieldsRequired" as="p" />;
  if (status === 401) return <Literal id="badCredentials" as="p" />;
  return <p>{sentence(error)}</p>;
}

/** The accounts of the demo salon; a real salon never shows them. */
function DemoAccounts() {
  const { t } = useTranslation('account');
  const salon = useSalon();
  if (!salon?.demo) return null;
  return (
    <InfoStrip>
      <p>{t('demo.title')}</p>
      <p>
        {DEMO_ACCOUNTS.map(({ email }) => (
          <span key={email}>
            <code>{email}</code>
            <br />
          </span>
        ))}
        {t('demo.password')} <code>{DEMO_PASSWORD}</code>
      </p>
    </InfoStrip>
  );
}
