import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { isOpeningHours } from '#domain/salon/locations.ts';
import { addDays } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { FormSection } from '../../ui/fields/form-section.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AffectedVisits } from './affected-visits.tsx';
import type { LocationValues } from './location-values.ts';
import styles from './settings.module.css';

const SOME_MONDAY = '2024-01-01';

/** Each weekday: open or not, from when to when. Closing a day shows the visits that it affects before it is saved. */
export function HoursFields({ location }: { location: SalonLocation }) {
  const { t } = useTranslation('salon');
  const format = useFormat();
  return (
    <FormSection title={t('parts.hours')} lead={t('parts.hoursLead')}>
      {location.hours.map((before, index) => {
        const day = format.date(addDays(SOME_MONDAY, index), 'weekday');
        return <Day key={day} day={day} index={index} wasOpen={before !== null} code={location.code} />;
      })}
    </FormSection>
  );
}

type DayProps = { day: string; index: number; wasOpen: boolean; code: SalonLocation['code'] };

function Day({ day, index, wasOpen, code }: DayProps) {
  const { t } = useTranslation('salon');
  const { register, control, formState, getValues } = useFormContext<LocationValues>();
  const isOpen = useWatch({ control, name: `hours.${index}.isOpen` });
  const error = formState.errors.hours?.[index]?.closes?.message;
  const isOrdered = (closes: string) => {
    const opens = getValues(`hours.${index}.opens`);
    return !isOpen || (opens !== '' && closes !== '' && isOpeningHours({ opens, closes })) || t('hours.invalid');
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
      {wasOpen && !isOpen && <AffectedVisits day={{ weekday: index + 1, location: code }} name={capitalised(day)} />}
    </fieldset>
  );
}

/** At the head of a sentence. */
function capitalised(day: string): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
