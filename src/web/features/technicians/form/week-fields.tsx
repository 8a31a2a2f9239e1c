import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { readSpans } from '#domain/team/week-text.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { DayTrack, TrackHours } from './day-track.tsx';
import { dayFault, spansText, type TechnicianValues, WEEKDAYS, weekMinutes } from './technician-values.ts';
import styles from './week-fields.module.css';

/** A technician's week at one location, each day painted or typed. */
export function WeekFields({ location: { code, name } }: { location: Pick<SalonLocation, 'code' | 'name'> }) {
  const { t } = useTranslation('team');
  const format = useFormat();
  const { control } = useFormContext<TechnicianValues>();
  const minutes = weekMinutes(useWatch({ control, name: 'week' }), code);
  return (
    <FormSection title={t('week.title', { location: name })} lead={t('week.lead')}>
      <div className={styles.week}>
        <div className={styles.scale}>
          <TrackHours />
        </div>
        {WEEKDAYS.map((day) => (
          <Day key={day} code={code} day={day} />
        ))}
      </div>
      <div className={styles.foot}>
        <CopyMonday code={code} />
        <p role="status" className="num muted">
          {t('week.total', { hours: format.duration(minutes) })}
        </p>
      </div>
    </FormSection>
  );
}

type DayProps = { code: SalonLocation['code']; day: number };

function Day({ code, day }: DayProps) {
  const { t } = useTranslation('team');
  const format = useFormat();
  const language = useLanguage();
  const { control, getValues } = useFormContext<TechnicianValues>();
  const weekday = format.weekday(day);
  const sayFault = () => {
    const fault = dayFault(getValues('week'), { location: code, day });
    return fault === null || t(`week.${fault}`);
  };
  return (
    <Controller
      control={control}
      name={`week.${code}.${day}`}
      rules={{ validate: sayFault }}
      render={({ field, fieldState }) => (
        <div className={styles.day}>
          <TextField
            id={dayFieldId(code, day)}
            label={weekday}
            placeholder={t('week.off')}
            autoComplete="off"
            error={fieldState.error?.message}
            name={field.name}
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
          <DayTrack
            spans={readSpans(field.value) ?? []}
            onSpans={(spans) => field.onChange(spansText(spans, language))}
          />
        </div>
      )}
    />
  );
}

function CopyMonday({ code }: { code: SalonLocation['code'] }) {
  const { t } = useTranslation('team');
  const { getValues, setValue } = useFormContext<TechnicianValues>();
  const copy = () => {
    const [monday = '', ...others] = getValues(`week.${code}`);
    for (const [after, typed] of others.entries()) {
      if (typed.trim() === '') continue;
      setValue(`week.${code}.${after + 1}`, monday, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <Button variant="tonal" size="medium" onClick={copy}>
      {t('week.copyMonday')}
    </Button>
  );
}

/** The id of the field of a day, which the error summary links to. */
export function dayFieldId(code: SalonLocation['code'], day: number): string {
  return `technician-${code}-${day}`;
}
