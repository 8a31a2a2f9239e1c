import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SalonView } from '#contract/settings.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useToasts } from '../../app/use-toasts.ts';
import { useLeaveWords } from '../../i18n/leave-words.ts';
import { Button } from '../../ui/actions/button.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { FormColumns, SaveBar } from '../../ui/fields/form-section.tsx';
import { LeaveDialog, useLeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { ContactFields, OfficerFields, TaxFields } from './identity-fields.tsx';
import type { IdentityValues } from './identity-values.ts';
import { LinkFields } from './link-fields.tsx';
import { useChangeSalonMutation } from './staff-api.ts';

/** The salon's name, phone, e-mail, links, tax numbers and privacy officer: what no page writes by itself (decision 1). */
export function IdentityForm({
  salon: { locations: _locations, closures: _closures, ...identity },
}: {
  salon: SalonView;
}) {
  const { t } = useTranslation(['salon', 'common']);
  const { show } = useToasts();
  const [change, { error }] = useChangeSalonMutation();
  const form = useForm<IdentityValues>({ defaultValues: identity });
  const { isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty);

  const handleValid = async (values: IdentityValues) => {
    const answer = await change(values);
    if (answer.error) return;
    const { locations: _sameLocations, closures: _sameClosures, ...saved } = answer.data.settings;
    form.reset(saved);
    show({ text: answer.data.message });
  };

  return (
    <FormProvider {...form}>
      <FormColumns>
        <form noValidate onSubmit={form.handleSubmit(handleValid)}>
          {error !== undefined && !isSubmitting && (
            <InfoStrip tone="danger" role="alert">
              <ProblemText error={error} />
            </InfoStrip>
          )}
          <ContactFields />
          <LinkFields />
          <TaxFields />
          <OfficerFields />
          <SaveBar note={isDirty && t('common:leave.unsaved')}>
            <Button type="submit" size="medium" loading={isSubmitting}>
              {t('common:save')}
            </Button>
          </SaveBar>
        </form>
      </FormColumns>
      <LeaveDialog guard={guard} words={useLeaveWords()} />
    </FormProvider>
  );
}
