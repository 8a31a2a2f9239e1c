import { Lock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shownEmail } from '#contract/email-address.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { cleanLine } from '#domain/texts.ts';
import { isUserName } from '#domain/users/person.ts';
import { showFieldErrors } from '../../../api/form-errors.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useLeaveTexts } from '../../../i18n/leave-texts.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { SegmentedField } from '../../../ui/choices/segmented-field.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LeaveDialog, useLeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { type ProfileView, useChangeProfileMutation } from './profile-api.ts';

type Fields = { name: string; language: Language; reminders: boolean };

/** Name, language of the mails, reminders; the e-mail is shown with its lock. */
export function ProfileDetails({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation(['profile', 'account', 'common']);
  const { show } = useToasts();
  const [change, { error }] = useChangeProfileMutation();
  const { _id: id, email, name, language, reminders } = profile;
  const form = useForm<Fields>({ defaultValues: { name, language, reminders } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty);

  const handleValid = async (fields: Fields) => {
    const answer = await change({ id, email, ...fields, name: cleanLine(fields.name) });
    if (answer.error) {
      showFieldErrors(form.setError, ['name'], answer.error);
      return;
    }
    form.reset(fields);
    show({ text: t('details.saved') });
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(handleValid)}>
      <FormSection title={t('details.title')}>
        {error !== undefined && !isSubmitting && (
          <InfoStrip tone="danger" role="alert">
            <ProblemText error={error} />
          </InfoStrip>
        )}
        <TextField
          label={t('details.name')}
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name', { validate: (text) => isUserName(text) || t('account:fields.nameInvalid') })}
        />
        <TextField
          label={t('details.email')}
          hint={t('details.emailLocked')}
          icon={<Lock aria-hidden="true" />}
          type="email"
          value={shownEmail(email)}
          readOnly
        />
        <SegmentedField
          control={form.control}
          name="language"
          legend={t('details.language')}
          segments={LANGUAGES.map((value) => ({ value, label: t(`details.${value}`), lang: value }))}
        />
        <Checkbox label={t('details.reminders')} {...form.register('reminders')} />
        <div>
          <Button type="submit" size="medium" loading={isSubmitting}>
            {t('common:save')}
          </Button>
        </div>
      </FormSection>
      <LeaveDialog guard={guard} texts={useLeaveTexts()} />
    </form>
  );
}
