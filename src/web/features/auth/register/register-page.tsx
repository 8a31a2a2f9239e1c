import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { isEmail, isUserName } from '#domain/users/person.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useLiteral } from '../../../i18n/literal.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../account-frame.module.css';
import { AccountFrame } from '../account-frame.tsx';
import { useRegisterMutation } from '../api.ts';
import { useRedirectQuery } from '../login/use-redirect.ts';
import { WaitingBooking } from '../login/waiting-booking.tsx';
import { type NewPassword, NewPasswordFields } from '../new-password-fields.tsx';
import { ActivationNotice } from './activation-notice.tsx';
import { useSentMail } from './use-sent-mail.ts';

type Fields = NewPassword & { name: string; email: string };

/** Registration; success shows the activation notice, for known and unknown addresses alike. */
export function RegisterPage() {
  const { t } = useTranslation('account');
  const literal = useLiteral();
  const query = useRedirectQuery();
  const { sent, start, show, correct } = useSentMail();
  const [register, { error, isLoading }] = useRegisterMutation();
  const form = useForm<Fields>({ defaultValues: { ...start, password: '', confirmation: '' } });
  const { errors } = form.formState;

  const handleValid = async ({ name, email, password }: Fields) => {
    const answer = await register({ name: name.trim(), email: email.trim(), password });
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
          <Button type="submit" wide loading={isLoading}>
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
