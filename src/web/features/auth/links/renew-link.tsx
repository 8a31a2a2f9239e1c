import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isEmail } from '#domain/users/person.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useLiteral } from '../../../i18n/literal.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../account-frame.module.css';
import { useResendActivationMutation } from '../api.ts';

/** Asks for a new activation mail when the link at hand is of no use any more. */
export function RenewLink() {
  const { t } = useTranslation('account');
  const literal = useLiteral();
  const [resend, { data, error, isLoading }] = useResendActivationMutation();
  const form = useForm({ defaultValues: { email: '' } });
  if (data) {
    return (
      <InfoStrip tone="success" role="status">
        <p>{data.message}</p>
      </InfoStrip>
    );
  }
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(async ({ email }) => void (await resend(email.trim())))}
      className={styles.fields}
    >
      {error !== undefined && (
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
      <Button type="submit" look="secondary" loading={isLoading}>
        {t('activate.renew')}
      </Button>
    </form>
  );
}
