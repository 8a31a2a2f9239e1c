import { useTranslation } from 'react-i18next';
import { problemOf } from '../../../api/problem.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { Literal } from '../../../i18n/literal.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { useResendActivationMutation } from '../api.ts';

/**
 * Why a login failed, in the words of the error catalogue. Somebody with the right password of an account that waits for
 * its activation may have the mail again.
 */
export function LoginProblem({ error, email }: { error: unknown; email: string }) {
  if (problemOf(error).code === 'not_activated') return <NotActivated error={error} email={email} />;
  return (
    <InfoStrip tone="danger" role="alert">
      <Words error={error} />
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
        <Button look="secondary" size="medium" loading={isLoading} onClick={() => void resend(email)}>
          {t('sent.resend')}
        </Button>
      }
    >
      <p>{sentence(failure ?? error)}</p>
    </InfoStrip>
  );
}

function Words({ error }: { error: unknown }) {
  const sentence = useProblemSentence();
  const { status } = problemOf(error);
  if (status === null) return <Literal id="noServerResponse" as="p" />;
  if (status === 400) return <Literal id="allFieldsRequired" as="p" />;
  if (status === 401) return <Literal id="badCredentials" as="p" />;
  return <p>{sentence(error)}</p>;
}
