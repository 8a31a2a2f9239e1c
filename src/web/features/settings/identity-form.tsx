import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useForm, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SalonView } from '#contract/schemas/settings.ts';
import {
  MOVE_CUTOFF_MINUTES,
  RETENTION_MONTHS,
  SALON_TEXT_MAX,
  SOCIAL_LINKS_MAX,
} from '#domain/salon/settings-limits.ts';
import { isEmail } from '#domain/users/person.ts';
import { isPhone } from '#domain/users/phone.ts';
import { useLiteral } from '../../i18n/literal.tsx';
import { RecordForm } from '../../shared/records/record-form.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { FieldRow, FormSection } from '../../ui/fields/form-section.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useLeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import styles from './settings.module.css';
import { useChangeSalonMutation } from './staff-api.ts';
import { useTextRules } from './use-text-rules.ts';

/** The values of the form: the salon's settings without its locations and closures. */
type IdentityValues = Omit<SalonView, 'locations' | 'closures' | 'specialHours' | 'version'>;

/** The form of the salon's name, phone, e-mail, links, tax numbers and privacy officer. */
export function IdentityForm({ salon }: { salon: SalonView }) {
  const { t } = useTranslation(['salon', 'common']);
  const [change, changing] = useChangeSalonMutation();
  const form = useForm<IdentityValues>({ defaultValues: valuesOf(salon) });
  const guard = useLeaveGuard(form.formState.isDirty);
  return (
    <RecordForm
      form={form}
      guard={guard}
      latest={{ version: salon.version, values: valuesOf(salon), fields: useComparedFields() }}
      saving={changing}
      onSave={(values, version) => change({ ...values, version })}
      afterSave={{ stayWith: ({ settings }) => ({ values: valuesOf(settings), version: settings.version }) }}
      submitLabel={t('common:save')}
    >
      <ContactFields />
      <VisitFields />
      <MailFields />
      <LinkFields />
      <TaxFields />
      <OfficerFields />
    </RecordForm>
  );
}

function valuesOf({
  locations: _locations,
  closures: _closures,
  specialHours: _hours,
  version: _version,
  ...values
}: SalonView): IdentityValues {
  return values;
}

function useComparedFields() {
  const { t } = useTranslation('salon');
  const labels: Record<keyof IdentityValues, string> = {
    name: t('fields.name'),
    phone: t('fields.phone'),
    email: t('fields.email'),
    socialLinks: t('parts.links'),
    tpsNumber: t('fields.tpsNumber'),
    tvqNumber: t('fields.tvqNumber'),
    privacyOfficer: t('parts.officer'),
    retentionMonths: t('fields.retention'),
    moveCutoffMinutes: t('fields.moveCutoff'),
    mailCopies: t('fields.mailCopies'),
  };
  return Object.entries(labels).map(([name, label]) => ({ name, label }));
}

/** The salon's name, phone and e-mail. */
function ContactFields() {
  const { t } = useTranslation('salon');
  const literal = useLiteral();
  const rules = useTextRules();
  const { register, control, formState } = useFormContext<IdentityValues>();
  const { errors } = formState;
  return (
    <FormSection title={t('parts.contact')}>
      <TextField
        label={t('fields.name')}
        error={errors.name?.message}
        {...register('name', rules.required(SALON_TEXT_MAX.name))}
      />
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

/** Until when clients move their own visits. */
function VisitFields() {
  const { t } = useTranslation('salon');
  const { register, formState } = useFormContext<IdentityValues>();
  return (
    <FormSection title={t('parts.visits')}>
      <TextField
        label={t('fields.moveCutoff')}
        hint={t('fields.moveCutoffHint')}
        inputMode="numeric"
        error={formState.errors.moveCutoffMinutes?.message}
        {...register('moveCutoffMinutes', {
          setValueAs: Number,
          validate: (minutes) =>
            isWithin(minutes, MOVE_CUTOFF_MINUTES) || t('fields.numberInvalid', MOVE_CUTOFF_MINUTES),
        })}
      />
    </FormSection>
  );
}

/** Whether the salon gets a copy of what its clients are mailed. */
function MailFields() {
  const { t } = useTranslation('salon');
  const { register } = useFormContext<IdentityValues>();
  return (
    <FormSection title={t('parts.mails')}>
      <Checkbox label={t('fields.mailCopies')} hint={t('fields.mailCopiesHint')} {...register('mailCopies')} />
    </FormSection>
  );
}

/** The salon's pages on other networks, linked in the footer. */
function LinkFields() {
  const { t } = useTranslation('salon');
  const rules = useTextRules();
  const { register, control, formState } = useFormContext<IdentityValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'socialLinks' });
  const errors = formState.errors.socialLinks;
  return (
    <FormSection title={t('parts.links')}>
      {fields.map((link, index) => (
        <div key={link.id} className={styles.link}>
          <TextField
            label={t('fields.linkName')}
            error={errors?.[index]?.name?.message}
            {...register(`socialLinks.${index}.name`, rules.required(SALON_TEXT_MAX.socialLinkName))}
          />
          <TextField
            label={t('fields.linkUrl')}
            type="url"
            error={errors?.[index]?.url?.message}
            {...register(`socialLinks.${index}.url`, { validate: (url) => isLink(url) || t('fields.linkInvalid') })}
          />
          <IconButton
            label={t('fields.removeLink', { name: link.name })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {fields.length < SOCIAL_LINKS_MAX && (
        <div>
          <Button
            variant="secondary"
            size="medium"
            icon={<Plus aria-hidden="true" />}
            onClick={() => append({ name: '', url: 'https://' })}
          >
            {t('fields.addLink')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

/** The tax numbers on receipts. */
function TaxFields() {
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
            {...register(field, rules.optional(SALON_TEXT_MAX.taxNumber))}
          />
        ))}
      </FieldRow>
    </FormSection>
  );
}

/** The person whom people write to about their personal information (Law 25). */
function OfficerFields() {
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
        {...register('privacyOfficer.title', rules.required(SALON_TEXT_MAX.officerTitle))}
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
          {...register('privacyOfficer.address', rules.required(SALON_TEXT_MAX.officerAddress))}
        />
      </FieldRow>
      <TextField
        label={t('fields.retention')}
        hint={t('fields.retentionHint', RETENTION_MONTHS)}
        inputMode="numeric"
        error={formState.errors.retentionMonths?.message}
        {...register('retentionMonths', {
          setValueAs: Number,
          validate: (months) => isWithin(months, RETENTION_MONTHS) || t('fields.numberInvalid', RETENTION_MONTHS),
        })}
      />
    </FormSection>
  );
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

function isLink(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text) && text.length <= SALON_TEXT_MAX.socialLinkUrl;
}
