import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RETENTION_MONTHS } from '#domain/salon/salon-settings.ts';
import { isEmail } from '#domain/users/person.ts';
import { isPhone } from '#domain/users/phone.ts';
import { useLiteral } from '../../i18n/literal.tsx';
import { FieldRow, FormSection } from '../../ui/fields/form-section.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { IdentityValues } from './identity-values.ts';
import { useTextRules } from './use-text-rules.ts';

/** How the salon is called and reached. */
export function ContactFields() {
  const { t } = useTranslation('salon');
  const literal = useLiteral();
  const rules = useTextRules();
  const { register, control, formState } = useFormContext<IdentityValues>();
  const { errors } = formState;
  return (
    <FormSection title={t('parts.contact')}>
      <TextField label={t('fields.name')} error={errors.name?.message} {...register('name', rules.required(60))} />
      <FieldRow>
        <Controller
          control={control}
          name="phone"
          rules={{ validate: (phone) => isPhone(phone) || literal('phoneInvalid') }}
          render={({ field }) => (
            <PhoneField
              label={t('fields.phone')}
              name={field.name}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              validText={t('fields.phoneValid')}
              foreignText={t('fields.phoneForeign')}
              error={errors.phone?.message}
            />
          )}
        />
        <TextField
          label={t('fields.email')}
          type="email"
          error={errors.email?.message}
          {...register('email', { validate: (email) => isEmail(email) || literal('emailInvalid') })}
        />
      </FieldRow>
    </FormSection>
  );
}

/** The numbers that receipts bear. */
export function TaxFields() {
  const { t } = useTranslation(['salon', 'common']);
  const rules = useTextRules();
  const { register, formState } = useFormContext<IdentityValues>();
  return (
    <FormSection title={t('parts.taxes')} lead={t('fields.taxHint')}>
      <FieldRow>
        {(['tpsNumber', 'tvqNumber'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`fields.${field}`)}
            note={t('common:optional')}
            error={formState.errors[field]?.message}
            {...register(field, rules.optional(40))}
          />
        ))}
      </FieldRow>
    </FormSection>
  );
}

/** Whom people write to about their personal information (Law 25). */
export function OfficerFields() {
  const { t } = useTranslation('salon');
  const literal = useLiteral();
  const rules = useTextRules();
  const { register, formState } = useFormContext<IdentityValues>();
  const errors = formState.errors.privacyOfficer;
  return (
    <FormSection title={t('parts.officer')} lead={t('parts.officerLead')}>
      <TextField
        label={t('fields.title')}
        error={errors?.title?.message}
        {...register('privacyOfficer.title', rules.required(120))}
      />
      <FieldRow>
        <TextField
          label={t('fields.email')}
          type="email"
          error={errors?.email?.message}
          {...register('privacyOfficer.email', { validate: (email) => isEmail(email) || literal('emailInvalid') })}
        />
        <TextField
          label={t('fields.address')}
          error={errors?.address?.message}
          {...register('privacyOfficer.address', rules.required(200))}
        />
      </FieldRow>
      <TextField
        label={t('fields.retention')}
        hint={t('fields.retentionHint', RETENTION_MONTHS)}
        inputMode="numeric"
        error={formState.errors.retentionMonths?.message}
        {...register('retentionMonths', {
          setValueAs: Number,
          validate: (months) => isRetention(months) || t('fields.retentionInvalid', RETENTION_MONTHS),
        })}
      />
    </FormSection>
  );
}

function isRetention(months: number): boolean {
  return Number.isInteger(months) && months >= RETENTION_MONTHS.min && months <= RETENTION_MONTHS.max;
}
