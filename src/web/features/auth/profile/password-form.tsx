import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../../api/problem.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { type NewPassword, NewPasswordFields } from '../new-password-fields.tsx';
import { type ProfileView, useChangeProfileMutation } from './profile-api.ts';

type Fields = NewPassword & { current: string };

const EMPTY: Fields = { current: '', password: '', confirmation: '' };

/** A new password, with the current one, its rules ticked as it is typed, and its confirmation. */
export function PasswordForm({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation(['profile', 'account']);
  const { show } = useToasts();
  const [change, { error }] = useChangeProfileMutation();
  const form = useForm<Fields>({ defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const { _id: id, name, email } = profile;

  const handleValid = async ({ current, password }: Fields) => {
    const answer = await change({ id, name, email, password, currentPassword: current });
    if (answer.error) {
      const { code, message } = problemOf(answer.error);
      if (code.startsWith('current_password')) form.setError('current', { message }, { shouldFocus: true });
      return;
    }
    form.reset(EMPTY);
    show({ text: t('password.saved') });
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(handleValid)}>
        <FormSection title={t('password.title')} lead={t('password.lead')}>
          {error !== undefined && !isSubmitting && (
            <InfoStrip tone="danger" role="alert">
              <ProblemText error={error} />
            </InfoStrip>
          )}
          {/* Tells password managers whose password this is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={t('password.current')}
            autoComplete="current-password"
            showLabel={t('account:fields.showPassword')}
            hideLabel={t('account:fields.hidePassword')}
            error={errors.current?.message}
            {...form.register('current', { required: t('password.currentRequired') })}
          />
          <NewPasswordFields label={t('account:fields.newPassword')} />
          <div>
            <Button type="submit" size="medium" loading={isSubmitting}>
              {t('password.submit')}
            </Button>
          </div>
        </FormSection>
      </form>
    </FormProvider>
  );
}
