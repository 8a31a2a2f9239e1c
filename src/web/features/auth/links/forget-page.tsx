import { MailOpen } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { isEmail } from '#domain/users/person.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useLiteral } from '../../../i18n/literal.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../account-frame.module.css';
import { AccountFrame } from '../account-frame.tsx';
import { useForgetPasswordMutation } from '../api.ts';
import { CorrectEmail, ResendButton, useSentMail } from '../sent-mail.tsx';

/** Asks for a reset link; the notice that follows says the same for every e-mail. */
export function ForgetPage() {
  const { t } = useTranslation('account');
  const literal = useLiteral();
  const { sent, start, show, correct } = useSentMail();
  const [forget, { error, isLoading }] = useForgetPasswordMutation();
  const form = useForm({ defaultValues: { email: start.email } });

  const handleValid = async ({ email }: { email: string }) => {
    const answer = await forget(email.trim());
    if (answer.data) await show({ name: '', email: email.trim() });
  };
  const handleCorrect = async (email: string) => {
    form.setValue('email', email);
    await correct();
    form.setFocus('email');
  };

  if (sent) {
    return (
      <AccountFrame
        icon={<MailOpen aria-hidden="true" />}
        title={t('sent.title')}
        lead={t('sent.to', { email: sent.email })}
        isNewScreen
      >
        <CorrectEmail email={sent.email} onCorrect={(email) => void handleCorrect(email)} />
        <p>{t('forget.sent')}</p>
        <p>{t('sent.spam')}</p>
        <ResendButton onResend={() => forget(sent.email)} />
        <Link to={paths.login}>{literal('logIn')}</Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('forget.title')} lead={t('forget.lead')}>
      <form noValidate onSubmit={form.handleSubmit(handleValid)} className={styles.fields}>
        {error !== undefined && !isLoading && (
          <InfoStrip tone="danger" role="alert">
            <ProblemText error={error} />
          </InfoStrip>
        )}
        <TextField
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          error={form.formState.errors.email?.message}
          {...form.register('email', { validate: (email) => isEmail(email.trim()) || literal('emailInvalid') })}
        />
        <Button type="submit" fullWidth loading={isLoading}>
          {t('forget.submit')}
        </Button>
      </form>
      <Link to={paths.login}>{literal('logIn')}</Link>
    </AccountFrame>
  );
}
