import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isOpeningHours } from '#domain/salon/locations.ts';
import { isCalendarDate } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../api/salon-clock.ts';
import { SegmentedField } from '../../ui/choices/segmented-field.tsx';
import { FieldRow } from '../../ui/fields/form-section.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type DaysValues, isLastDay, isYearly } from './days-values.ts';

type DaysFieldsProps = { form: UseFormReturn<DaysValues>; values: DaysValues };

/** Which days: once, from one to another, or each year; and their hours where they have some. */
export function DaysFields({ form, values }: DaysFieldsProps) {
  const { t } = useTranslation(['salon', 'common']);
  const today = useSalonNow()?.date;
  const { errors } = form.formState;
  const { getValues, register } = form;
  return (
    <>
      {values.what === 'closed' && (
        <SegmentedField
          control={form.control}
          name="kind"
          legend={t('closure.kind')}
          segments={(['once', 'eachYear'] as const).map((value) => ({ value, label: t(`closure.${value}`) }))}
        />
      )}
      <FieldRow>
        <TextField
          label={t('closure.date')}
          type="date"
          min={today}
          error={errors.date?.message}
          {...register('date', {
            deps: 'until',
            validate: (date) => isCalendarDate(date) || t('closure.dateRequired'),
          })}
        />
        {!isYearly(values) && (
          <TextField
            label={t('closure.until')}
            note={t('common:optional')}
            type="date"
            min={values.date || today}
            error={errors.until?.message}
            {...register('until', {
              validate: (until) =>
                isYearly(getValues()) || isLastDay({ ...getValues(), until }) || t('closure.untilInvalid'),
            })}
          />
        )}
      </FieldRow>
      {values.what === 'hours' && (
        <FieldRow>
          <TextField label={t('special.opens')} type="time" {...register('opens', { deps: 'closes' })} />
          <TextField
            label={t('special.closes')}
            type="time"
            error={errors.closes?.message}
            {...register('closes', {
              validate: (closes) => {
                const { what, opens } = getValues();
                const isOrdered = opens !== '' && closes !== '' && isOpeningHours({ opens, closes });
                return what === 'closed' || isOrdered || t('hours.invalid');
              },
            })}
          />
        </FieldRow>
      )}
    </>
  );
}
