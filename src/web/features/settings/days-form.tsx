import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { SALON_TEXT_MAX } from '#domain/salon/settings-limits.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useLeaveTexts } from '../../i18n/leave-texts.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SegmentedField } from '../../ui/choices/segmented-field.tsx';
import { SelectField } from '../../ui/choices/select-field.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { FieldRow, FormSection } from '../../ui/fields/form-section.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LeaveDialog, useLeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { AffectedVisits, useHits } from './affected-visits.tsx';
import { DaysFields } from './days-fields.tsx';
import { changeOf, type DaysValues, draftOf, EMPTY } from './days-values.ts';
import { useCloseDayMutation, useGiveSpecialHoursMutation } from './staff-api.ts';

/** The form that closes days, or gives them hours of their own; it lists the visits that it hits before it is saved. */
export function DaysForm({ locations }: { locations: readonly SalonLocation[] }) {
  const { t } = useTranslation(['salon', 'common']);
  const { show } = useToasts();
  const [close, closing] = useCloseDayMutation();
  const [give, giving] = useGiveSpecialHoursMutation();
  const form = useForm<DaysValues>({ defaultValues: EMPTY });
  const { isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty);
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const change = changeOf(values);
  const hits = useHits(change);
  const isChecked = change === null || hits.currentData !== undefined || hits.isError;
  const isHit = change !== null && (hits.currentData?.count ?? 0) > 0;
  const isClosure = values.what === 'closed';
  const error = isClosure ? closing.error : giving.error;

  const handleValid = async (values: DaysValues) => {
    const { closure, specialHours } = draftOf(values);
    const answer = values.what === 'closed' ? await close(closure) : await give(specialHours);
    if (answer.error) return;
    form.reset({ ...EMPTY, what: values.what });
    show({ text: answer.data.message });
  };
  const action = isClosure ? 'closure' : 'special';

  return (
    <form noValidate onSubmit={form.handleSubmit(handleValid)}>
      <FormSection title={t('closure.add')} lead={t('closure.lead')}>
        {error !== undefined && !isSubmitting && (
          <InfoStrip tone="danger" role="alert">
            <ProblemText error={error} />
          </InfoStrip>
        )}
        <SegmentedField
          control={form.control}
          name="what"
          legend={t('closure.what')}
          segments={(['closed', 'hours'] as const).map((value) => ({ value, label: t(`closure.whats.${value}`) }))}
        />
        <DaysFields form={form} values={values} />
        <FieldRow>
          <SelectField
            label={t('closure.where')}
            options={[
              { value: '', label: t('closure.everywhere') },
              ...locations.map(({ code, name }) => ({ value: String(code), label: name })),
            ]}
            {...form.register('location')}
          />
        </FieldRow>
        <FieldRow>
          {(['fr', 'en'] as const).map((language) => (
            <TextField
              key={language}
              label={t(language === 'fr' ? 'closure.labelFr' : 'closure.labelEn')}
              note={t('common:optional')}
              hint={t(`${action}.labelHint`)}
              maxLength={SALON_TEXT_MAX.closureLabel}
              {...form.register(language)}
            />
          ))}
        </FieldRow>
        <AffectedVisits
          change={change}
          sentence={isClosure ? 'hits.closed' : 'hits.hours'}
          whenNone={t(isClosure ? 'hits.none' : 'hits.noneOutside')}
        />
        <div>
          <Button type="submit" size="medium" loading={isSubmitting} disabled={!isChecked}>
            {t(isHit ? `${action}.submitAnyway` : `${action}.submit`)}
          </Button>
        </div>
      </FormSection>
      <LeaveDialog guard={guard} texts={useLeaveTexts()} />
    </form>
  );
}
