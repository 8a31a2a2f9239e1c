import { MailOpen } from 'lucide-react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { isKeepable } from '#domain/cart/begun-cart.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { isEmail, isUserName } from '#domain/users/person.ts';
import { telephoneLink } from '#domain/users/phone.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useAppSelector } from '../../../app/use-store.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { selectCart } from '../../booking/cart/slice.ts';
import { useSalon } from '../../settings/api.ts';
import styles from '../account-frame.module.css';
import { AccountFrame } from '../account-frame.tsx';
import { useRegisterMutation, useResendActivationMutation } from '../api.ts';
import { useRedirectQuery } from '../login/use-redirect.ts';
import { WaitingBooking } from '../login/waiting-booking.tsx';
import { type NewPassword, NewPasswordFields } from '../new-password-fields.tsx';
import { CorrectEmail, ResendButton, useSentMail } from '../sent-mail.tsx';

type Fields = NewPassword & { name: string; email: string };

/**
 * Registration; success shows the activation notice, for known and unknown addresses alike. What is in the cart is kept
 * with the account, so that it waits on the device where the account is activated.
 */
export function RegisterPage() {
  const { t } = useTranslation('account');
  const literal = useLiteral();
  const query = useRedirectQuery();
  const cart = useAppSelector(selectCart);
  const { sent, start, show, correct } = useSentMail();
  const [register, { error, isLoading }] = useRegisterMutation();
  const form = useForm<Fields>({
    defaultValues: { ...start, name: start.name || nameIn(cart), password: '', confirmation: '' },
  });
  const { errors } = form.formState;

  const handleValid = async ({ name, email, password }: Fields) => {
    const begun = cart.cardItems.length > 0 && isKeepable(cart) && { cart };
    const answer = await register({ name: name.trim(), email: email.trim(), password, ...begun });
    if (answer.data) await show({ name: name.trim(), email: email.trim() });
  };
  const handleCorrect = async (email: string) => {
    form.setValue('email', email);
    await correct();
    form.setFocus('email');
  };
  if (sent) return <ActivationNotice email={sent.email} onCorrect={(email) => void handleCorrect(email)} />;

  return (
    <AccountFrame title={t('register.title')} lead={t('whyAccount')} notice={<WaitingBooking />}>
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit(handleValid)} className={styles.fields}>
          <p className={styles.quiet}>
            {t('collectionNotice')} <Link to={paths.privacy}>{t('privacyPolicy')}</Link>
          </p>
          {error !== undefined && !isLoading && (
            <InfoStrip tone="danger" role="alert">
              <ProblemText error={error} />
            </InfoStrip>
          )}
          <TextField
            label={t('fields.name')}
            autoComplete="name"
            error={errors.name?.message}
            {...form.register('name', { validate: (name) => isUserName(name) || t('fields.nameInvalid') })}
          />
          <TextField
            label={t('fields.email')}
            type="email"
            autoComplete="username"
            error={errors.email?.message}
            {...form.register('email', { validate: (email) => isEmail(email.trim()) || literal('emailInvalid') })}
          />
          <NewPasswordFields label={t('fields.password')} />
          <p className={styles.quiet}>{t('register.children')}</p>
          <Button type="submit" fullWidth loading={isLoading}>
            {t('register.submit')}
          </Button>
        </form>
      </FormProvider>
      <p>
        {t('register.haveAccount')} <Link to={`${paths.login}${query}`}>{literal('logIn')}</Link>
      </p>
    </AccountFrame>
  );
}

/** The name given in the contact step, where an account may bear it. */
function nameIn({ reservationClientInfo }: Cart): string {
  const name = reservationClientInfo?.client ?? '';
  return isUserName(name) ? name : '';
}

/** An activation mail was sent: what to do with it, how to get it again, and the salon's phone. */
function ActivationNotice({ email, onCorrect }: { email: string; onCorrect: (email: string) => void }) {
  const { t } = useTranslation('account');
  const { phone } = useFormat();
  const salon = useSalon();
  const [resend] = useResendActivationMutation();
  return (
    <AccountFrame
      icon={<MailOpen aria-hidden="true" />}
      title={t('sent.title')}
      lead={t('sent.to', { email })}
      notice={<WaitingBooking />}
      isNewScreen
    >
      <CorrectEmail email={email} onCorrect={onCorrect} />
      <p>{t('activationSent')}</p>
      <p>{t('sent.spam')}</p>
      <ResendButton onResend={() => resend(email)} />
      {salon && (
        <p>
          {t('sent.help')}{' '}
          <a href={telephoneLink(salon.phone)} className="nowrap">
            {phone(salon.phone)}
          </a>
        </p>
      )}
    </AccountFrame>
  );
}
