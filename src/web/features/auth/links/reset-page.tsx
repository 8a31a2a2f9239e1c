import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { problemOf } from '../../../api/problem.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useGoOn } from '../../../shared/use-go-on.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import styles from '../account-frame.module.css';
import { AccountFrame } from '../account-frame.tsx';
import { useResetPasswordMutation } from '../api.ts';
import { knownEmail } from '../login/known-email.ts';
import { type NewPassword, NewPasswordFields } from '../new-password-fields.tsx';

/**
 * A new password by the link of a mail; then the login, with every other session ended. The link stays in the URL
 * until it has served: people reload, and open it in another browser.
 */
export function ResetPage() {
  const { t } = useTranslation('account');
  const goOn = useGoOn();
  const { show } = useToasts();
  const { token: link = '' } = useParams();
  const [reset, { error, isLoading }] = useResetPasswordMutation();
  const form = useForm<NewPassword>({ defaultValues: { password: '', confirmation: '' } });

  const handleValid = async ({ password }: NewPassword) => {
    const answer = await reset({ resetPasswordLink: link, password });
    if (!answer.data) return;
    show({ text: answer.data.message });
    await goOn(paths.login, { replace: true, state: knownEmail(answer.data.email) });
  };

  if (problemOf(error).code === 'link_used') return <UsedLink error={error} />;
  return (
    <AccountFrame title={t('reset.title')} lead={t('reset.lead')}>
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit(handleValid)} className={styles.fields}>
          {error !== undefined && !isLoading && (
            <InfoStrip
              tone="danger"
              role="alert"
              action={
                problemOf(error).code.startsWith('link_') && <Link to={paths.passwordForget}>{t('reset.newLink')}</Link>
              }
            >
              <ProblemText error={error} />
            </InfoStrip>
          )}
          <NewPasswordFields label={t('fields.newPassword')} />
          <Button type="submit" fullWidth loading={isLoading}>
            {t('reset.submit')}
          </Button>
        </form>
      </FormProvider>
    </AccountFrame>
  );
}

function UsedLink({ error }: { error: unknown }) {
  const { t } = useTranslation('account');
  return (
    <AccountFrame title={t('reset.title')}>
      <InfoStrip role="status">
        <ProblemText error={error} />
      </InfoStrip>
      <LinkButton fullWidth to={paths.login} replace>
        {t('activate.goToLogin')}
      </LinkButton>
      <Link to={paths.passwordForget}>{t('reset.newLink')}</Link>
    </AccountFrame>
  );
}
