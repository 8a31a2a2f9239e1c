import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Address } from '#contract/schemas/settings.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useSeenVersion } from '../../api/seen-version.ts';
import { useConflictWords } from '../../i18n/conflict-words.ts';
import { useLeaveWords } from '../../i18n/leave-words.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EditConflict } from '../../ui/feedback/edit-conflict.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { FieldRow, FormColumns, FormSection, SaveBar } from '../../ui/fields/form-section.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LeaveDialog, useLeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { AddressPictures } from './address-pictures.tsx';
import { type AddressValues, addressOf, valuesOf } from './address-values.ts';
import { differencesBetween } from './differences.ts';
import { HoursFields } from './hours-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import { useChangeSalonMutation } from './staff-api.ts';
import { useTextRules } from './use-text-rules.ts';

/** One address: where it is, when it opens, whom it can receive, what it looks like. */
export function AddressForm({ address }: { address: Address }) {
  const { t } = useTranslation(['salon', 'common']);
  const { show } = useToasts();
  const rules = useTextRules();
  const [change, { error, reset }] = useChangeSalonMutation();
  const form = useForm<AddressValues>({ defaultValues: valuesOf(address) });
  const { errors, isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty);
  const { seen, conflict, catchUp } = useSeenVersion(address.version, error);
  const conflictWords = useConflictWords(conflict?.by ?? null);
  const labels = useAddressLabels();

  const save = async (values: AddressValues, version: string | undefined) => {
    const answer = await change({ locations: [{ ...addressOf(address.code, values), version }] });
    if (answer.error) return;
    form.reset(values);
    catchUp(answer.data.settings.locations.find(({ code }) => code === address.code)?.version);
    show({ text: answer.data.message });
  };
  const handleSaveOver = form.handleSubmit((values) => {
    catchUp();
    return save(values, address.version);
  });
  const handleTakeTheirs = () => {
    form.reset(valuesOf(address));
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
              differences={conflict.isHeard ? differencesBetween(valuesOf(address), form.getValues(), labels) : null}
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
          <FormSection title={t('parts.place')}>
            <FieldRow>
              {(['name', 'street', 'city'] as const).map((field) => (
                <TextField
                  key={field}
                  label={field === 'name' ? t('fields.locationName') : t(`fields.${field}`)}
                  error={errors[field]?.message}
                  {...form.register(field, rules.required(field === 'street' ? 120 : 60))}
                />
              ))}
            </FieldRow>
          </FormSection>
          <HoursFields address={address} />
          <SeatFields />
          <AddressPictures />
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

function useAddressLabels(): Record<keyof AddressValues, string> {
  const { t } = useTranslation('salon');
  return {
    name: t('fields.locationName'),
    street: t('fields.street'),
    city: t('fields.city'),
    hours: t('parts.hours'),
    closingGraceMinutes: t('grace'),
    seats: t('parts.seats'),
    pictures: t('parts.pictures'),
  };
}
