import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { isOpeningHours } from '#domain/salon/locations.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { FormSection } from '../../ui/fields/form-section.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AffectedVisits } from './affected-visits.tsx';
import { useLocationChange } from './location-change.ts';
import type { LocationValues } from './location-values.ts';
import styles from './settings.module.css';

/**
 * Each weekday: open or not, from when to when. Other hours show the visits that they hit before they are saved; Monday's
 * hours can be given to the other open days.
 */
export function HoursFields({ location }: { location: SalonLocation }) {
  const { t } = useTranslation('salon');
  const format = useFormat();
  const change = useLocationChange(location);
  return (
    <FormSection title={t('parts.hours')} lead={t('parts.hoursLead')}>
      {location.hours.map((_hours, index) => {
        const day = format.weekday(index);
        return <Day key={day} day={day} index={index} />;
      })}
      <CopyMonday />
      <AffectedVisits change={change} sentence="hits.hours" reasons={['closed', 'outside_hours']} />
    </FormSection>
  );
}

function CopyMonday() {
  const { t } = useTranslation('salon');
  const { getValues, setValue } = useFormContext<LocationValues>();
  const copy = () => {
    const [monday, ...others] = getValues('hours');
    if (!monday?.isOpen) return;
    for (const [after, { isOpen }] of others.entries()) {
      const day = { ...monday, isOpen };
      if (isOpen) setValue(`hours.${after + 1}`, day, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <div>
      <Button variant="tonal" size="medium" onClick={copy}>
        {t('hours.copyMonday')}
      </Button>
    </div>
  );
}

type DayProps = { day: string; index: number };

function Day({ day, index }: DayProps) {
  const { t } = useTranslation('salon');
  const { register, control, formState, getValues } = useFormContext<LocationValues>();
  const isOpen = useWatch({ control, name: `hours.${index}.isOpen` });
  const error = formState.errors.hours?.[index]?.closes?.message;
  const isOrdered = (typed: string) => {
    const from = getValues(`hours.${index}.opens`);
    return (
      !isOpen || (from !== '' && typed !== '' && isOpeningHours({ opens: from, closes: typed })) || t('hours.invalid')
    );
  };
  return (
    <fieldset className={styles.day}>
      <legend className={styles.weekday}>{day}</legend>
      <Checkbox label={t('hours.open')} {...register(`hours.${index}.isOpen`)} />
      {isOpen && (
        <div className={styles.times}>
          <TextField label={t('hours.opens', { day })} type="time" {...register(`hours.${index}.opens`)} />
          <TextField
            label={t('hours.closes', { day })}
            type="time"
            aria-invalid={error === undefined ? undefined : true}
            {...register(`hours.${index}.closes`, { validate: isOrdered })}
          />
        </div>
      )}
      <FieldError id={`hours-${index}-error`} error={error} />
    </fieldset>
  );
}
