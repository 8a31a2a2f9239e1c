import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { isCalendarDate } from '#domain/salon/salon-time.ts';
import { SALON_TEXT_MAX } from '#domain/salon/settings-limits.ts';
import { cleanLine } from '#domain/texts.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useSalonNow } from '../../api/salon-clock.ts';
import { useLeaveTexts } from '../../i18n/leave-texts.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SegmentedField } from '../../ui/choices/segmented-field.tsx';
import { SelectField } from '../../ui/choices/select-field.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { FieldRow, FormSection } from '../../ui/fields/form-section.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LeaveDialog, useLeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { AffectedVisits } from './affected-visits.tsx';
import { type ClosedDay, useCloseDayMutation, useHitVisitsQuery } from './staff-api.ts';

type Values = { kind: 'once' | 'eachYear'; date: string; location: '' | '1' | '2'; fr: string; en: string };

const EMPTY: Values = { kind: 'once', date: '', location: '', fr: '', en: '' };

/** The form that closes a day; it lists the visits of that day with their phones before it is saved. */
export function ClosureForm({ locations }: { locations: readonly SalonLocation[] }) {
  const { t } = useTranslation(['salon', 'common']);
  const { show } = useToasts();
  const today = useSalonNow()?.date;
  const [close, { error }] = useCloseDayMutation();
  const form = useForm<Values>({ defaultValues: EMPTY });
  const { errors, isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty);
  const day = dayOf({ ...form.getValues(), ...useWatch({ control: form.control }) });
  const affected = useHitVisitsQuery(day ?? { date: '' }, { skip: day === null });
  const isChecked = day === null || affected.currentData !== undefined || affected.isError;

  const handleValid = async (values: Values) => {
    const { fr, en } = values;
    const answer = await close({
      ...daysOf(values),
      location: codeOf(values),
      label: { fr: cleanLine(fr), en: cleanLine(en) },
    });
    if (answer.error) return;
    form.reset(EMPTY);
    show({ text: answer.data.message });
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(handleValid)}>
      <FormSection title={t('closure.add')}>
        {error !== undefined && !isSubmitting && (
          <InfoStrip tone="danger" role="alert">
            <ProblemText error={error} />
          </InfoStrip>
        )}
        <SegmentedField
          control={form.control}
          name="kind"
          legend={t('closure.kind')}
          segments={(['once', 'eachYear'] as const).map((value) => ({ value, label: t(`closure.${value}`) }))}
        />
        <FieldRow>
          <TextField
            label={t('closure.date')}
            type="date"
            min={today}
            error={errors.date?.message}
            {...form.register('date', { validate: (date) => isCalendarDate(date) || t('closure.dateRequired') })}
          />
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
          <TextField
            label={t('closure.labelFr')}
            note={t('common:optional')}
            hint={t('closure.labelHint')}
            maxLength={SALON_TEXT_MAX.closureLabel}
            {...form.register('fr')}
          />
          <TextField
            label={t('closure.labelEn')}
            note={t('common:optional')}
            hint={t('closure.labelHint')}
            maxLength={SALON_TEXT_MAX.closureLabel}
            {...form.register('en')}
          />
        </FieldRow>
        {day && <AffectedVisits day={day} />}
        <div>
          <Button type="submit" size="medium" loading={isSubmitting} disabled={!isChecked}>
            {affected.currentData?.length ? t('closure.submitAnyway') : t('closure.submit')}
          </Button>
        </div>
      </FormSection>
      <LeaveDialog guard={guard} texts={useLeaveTexts()} />
    </form>
  );
}

/** The day that the form names; null until it names one. */
function dayOf(values: Values): ClosedDay | null {
  const { date, monthDay } = daysOf(values);
  const location = codeOf(values);
  if (!isCalendarDate(values.date)) return null;
  return { ...(location !== null && { location }), ...(date === null ? { monthDay } : { date }) };
}

function daysOf({ kind, date }: Values): { date: string; monthDay: null } | { date: null; monthDay: string } {
  return kind === 'once' ? { date, monthDay: null } : { date: null, monthDay: date.slice('YYYY-'.length) };
}

function codeOf({ location }: Values): 1 | 2 | null {
  if (location === '') return null;
  return location === '1' ? 1 : 2;
}
