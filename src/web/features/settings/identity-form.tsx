import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SalonView } from '#contract/schemas/settings.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useSeenVersion } from '../../api/seen-version.ts';
import { useConflictWords } from '../../i18n/conflict-words.ts';
import { useLeaveWords } from '../../i18n/leave-words.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EditConflict } from '../../ui/feedback/edit-conflict.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { FormColumns, SaveBar } from '../../ui/fields/form-section.tsx';
import { LeaveDialog, useLeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { differencesBetween } from './differences.ts';
import { ContactFields, OfficerFields, TaxFields } from './identity-fields.tsx';
import type { IdentityValues } from './identity-values.ts';
import { LinkFields } from './link-fields.tsx';
import { useChangeSalonMutation } from './staff-api.ts';

/** The salon's name, phone, e-mail, links, tax numbers and privacy officer: what no page writes by itself. */
export function IdentityForm({
  salon: { locations: _locations, closures: _closures, version, ...identity },
}: {
  salon: SalonView;
}) {
  const { t } = useTranslation(['salon', 'common']);
  const { show } = useToasts();
  const [change, { error, reset }] = useChangeSalonMutation();
  const form = useForm<IdentityValues>({ defaultValues: identity });
  const { isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty);
  const { seen, conflict, catchUp } = useSeenVersion(version, error);
  const conflictWords = useConflictWords(conflict?.by ?? null);
  const labels = useIdentityLabels();

  const save = async (values: IdentityValues, seenVersion: string | undefined) => {
    const answer = await change({ ...values, version: seenVersion });
    if (answer.error) return;
    const { locations: _sameLocations, closures: _sameClosures, version: newVersion, ...saved } = answer.data.settings;
    form.reset(saved);
    catchUp(newVersion);
    show({ text: answer.data.message });
  };
  const handleSaveOver = form.handleSubmit((values) => {
    catchUp();
    return save(values, version);
  });
  const handleTakeTheirs = () => {
    form.reset(identity);
    catchUp();
    reset();
  };

  return (
    <FormProvider {...form}>
      <FormColumns>
        <form noValidate onSubmit={form.handleSubmit((values) => save(values, seen))}>
          {conflict && (
            <EditConflict
              words={conflictWords}
              differences={conflict.isHeard ? differencesBetween(identity, form.getValues(), labels) : null}
              loading={isSubmitting}
              onSaveOver={() => void handleSaveOver()}
              onTakeTheirs={handleTakeTheirs}
            />
          )}
          {error !== undefined && !conflict && !isSubmitting && (
            <InfoStrip tone="danger" role="alert" focused>
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

function useIdentityLabels(): Record<keyof IdentityValues, string> {
  const { t } = useTranslation('salon');
  return {
    name: t('fields.name'),
    phone: t('fields.phone'),
    email: t('fields.email'),
    socialLinks: t('parts.links'),
    tpsNumber: t('fields.tpsNumber'),
    tvqNumber: t('fields.tvqNumber'),
    privacyOfficer: t('parts.officer'),
    retentionMonths: t('fields.retention'),
  };
}
