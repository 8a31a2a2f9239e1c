import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { VISIBILITIES } from '#domain/services/services.ts';
import { SegmentedField } from '../../../ui/choices/segmented-field.tsx';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { useOwnersQuery } from '../../users/api.ts';
import { type ServiceFields, serviceFieldId } from './service-form-fields.ts';

/** Who sees the service, and whose it is. */
export function ServicePublication() {
  const { t } = useTranslation('owner');
  const { control, formState } = useFormContext<ServiceFields>();
  const { data: owners = [] } = useOwnersQuery();
  return (
    <FormSection title={t('services.publication')}>
      <SegmentedField
        control={control}
        name="status"
        legend={t('fields.status')}
        segments={VISIBILITIES.map((value) => ({ value, label: t(`fields.${value}`) }))}
      />
      <Controller
        control={control}
        name="user"
        render={({ field }) => (
          <SelectField
            id={serviceFieldId('user')}
            label={t('services.labels.user')}
            hint={t('fields.ownerHint')}
            error={formState.errors.user?.message}
            options={[
              { value: '', label: t('fields.chooseOwner') },
              ...owners.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            {...field}
          />
        )}
      />
    </FormSection>
  );
}
