import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { VISIBILITIES, type Visibility } from '#domain/services/services.ts';
import { useOwnersQuery } from '../../features/users/api.ts';
import { SegmentedField } from '../../ui/choices/segmented-field.tsx';
import { SelectField } from '../../ui/choices/select-field.tsx';

type PublicationValues = { status: Visibility; user: string };

/** Who sees a record, and who owns it. */
export function PublicationFields({ ownerFieldId, ownerLabel }: { ownerFieldId: string; ownerLabel: string }) {
  const { t } = useTranslation('owner');
  const { control, formState } = useFormContext<PublicationValues>();
  const { data: owners = [] } = useOwnersQuery();
  return (
    <>
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
            id={ownerFieldId}
            label={ownerLabel}
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
    </>
  );
}
