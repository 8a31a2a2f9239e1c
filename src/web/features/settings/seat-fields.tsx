import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLiteral } from '../../i18n/literal.tsx';
import { FieldRow, FormSection } from '../../ui/fields/form-section.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { AddressValues } from './address-values.ts';
import { useTextRules } from './use-text-rules.ts';

const SEATS_MAX = 100;
const GRACE_MAX = 240;
const CATEGORIES = [
  ['manicure', 'manicure'],
  ['pedicure', 'pedicure'],
  ['other', 'otherServices'],
] as const;

/** Seats for each category, and how long after closing the last work may end. */
export function SeatFields() {
  const { t } = useTranslation('salon');
  const literal = useLiteral();
  const rules = useTextRules();
  const { register, formState } = useFormContext<AddressValues>();
  const { errors } = formState;
  return (
    <FormSection title={t('parts.seats')} lead={t('parts.seatsLead')}>
      <FieldRow>
        {CATEGORIES.map(([category, name]) => (
          <TextField
            key={category}
            label={literal(name)}
            inputMode="numeric"
            error={errors.seats?.[category]?.message}
            {...register(`seats.${category}`, rules.whole(SEATS_MAX))}
          />
        ))}
      </FieldRow>
      <TextField
        label={t('grace')}
        hint={t('graceHint')}
        inputMode="numeric"
        error={errors.closingGraceMinutes?.message}
        {...register('closingGraceMinutes', rules.whole(GRACE_MAX))}
      />
    </FormSection>
  );
}
