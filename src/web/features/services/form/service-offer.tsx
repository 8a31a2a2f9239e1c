import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DURATION_TYPES, PRICE_TYPES } from '#domain/services/services.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { SegmentedField } from '../../../ui/choices/segmented-field.tsx';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { FieldRow, FormSection } from '../../../ui/fields/form-section.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PRICE_TYPE_KEYS, type ServiceValues, serviceFieldId } from './service-values.ts';

/** Category, how long, how much and for how many; some fields appear only for a type of duration or of price. */
export function ServiceOffer() {
  const { t } = useTranslation('owner');
  const literal = useLiteral();
  const { register, formState } = useFormContext<ServiceValues>();
  const { errors } = formState;
  return (
    <FormSection title={t('services.offer')}>
      <FieldRow>
        <SelectField
          id={serviceFieldId('category')}
          label={t('services.labels.category')}
          options={[
            { value: 'manicure', label: literal('manicure') },
            { value: 'pedicure', label: literal('pedicure') },
            { value: 'other', label: literal('otherServices') },
          ]}
          {...register('category')}
        />
        <TextField
          id={serviceFieldId('capacity')}
          label={t('services.labels.capacity')}
          hint={t('services.capacityHint')}
          inputMode="numeric"
          error={errors.capacity?.message}
          {...register('capacity')}
        />
      </FieldRow>
      <Duration />
      <Price />
    </FormSection>
  );
}

function Duration() {
  const { t } = useTranslation('owner');
  const { register, control, formState } = useFormContext<ServiceValues>();
  const isRange = useWatch({ control, name: 'durationType' }) === 'range';
  const { errors } = formState;
  return (
    <>
      <SegmentedField
        control={control}
        name="durationType"
        legend={t('services.durationType')}
        segments={DURATION_TYPES.map((value) => ({ value, label: t(`services.${value}`) }))}
      />
      <FieldRow>
        <TextField
          id={serviceFieldId('duration')}
          label={isRange ? t('services.durationFrom') : t('services.labels.duration')}
          hint={t('services.durationHint')}
          inputMode="numeric"
          error={errors.duration?.message}
          {...register('duration')}
        />
        {isRange && (
          <TextField
            id={serviceFieldId('durationMax')}
            label={t('services.labels.durationMax')}
            hint={t('services.durationMaxHint')}
            inputMode="numeric"
            error={errors.durationMax?.message}
            {...register('durationMax')}
          />
        )}
      </FieldRow>
    </>
  );
}

const PRICE_LABELS = {
  fixed: 'services.labels.price',
  range: 'services.priceFrom',
  discount: 'services.regularPrice',
} as const;

function Price() {
  const { t } = useTranslation(['owner', 'common']);
  const { register, control, formState } = useFormContext<ServiceValues>();
  const priceType = useWatch({ control, name: 'priceType' });
  const { errors } = formState;
  return (
    <>
      <SegmentedField
        control={control}
        name="priceType"
        legend={t('services.priceType')}
        segments={PRICE_TYPES.map((value) => ({ value, label: t(PRICE_TYPE_KEYS[value]) }))}
      />
      <FieldRow>
        <TextField
          id={serviceFieldId('price')}
          label={t(PRICE_LABELS[priceType])}
          hint={t('services.priceHint')}
          inputMode="decimal"
          error={errors.price?.message}
          {...register('price')}
        />
        {priceType === 'range' && (
          <TextField
            id={serviceFieldId('priceMax')}
            label={t('services.labels.priceMax')}
            note={t('common:optional')}
            hint={t('services.priceHint')}
            inputMode="decimal"
            error={errors.priceMax?.message}
            {...register('priceMax')}
          />
        )}
        {priceType === 'discount' && (
          <TextField
            id={serviceFieldId('priceDiscount')}
            label={t('services.labels.priceDiscount')}
            hint={t('services.priceDiscountHint')}
            inputMode="decimal"
            error={errors.priceDiscount?.message}
            {...register('priceDiscount')}
          />
        )}
      </FieldRow>
    </>
  );
}
