import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TextLanguage } from '#domain/local-text.ts';
import { VISIBILITIES } from '#domain/services/services.ts';
import { SegmentedField } from '../../../ui/choices/segmented-field.tsx';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { useOwnersQuery } from '../../users/api.ts';
import type { HelpFieldValues } from '../help-form-fields.ts';
import { HelpTextTabs } from '../help-text-tabs.tsx';

type HelpFieldsProps = { language: TextLanguage; onLanguage: (language: TextLanguage) => void };

/** What a question is made of. */
export function HelpFields({ language, onLanguage }: HelpFieldsProps) {
  const { t } = useTranslation('owner');
  const { control, formState } = useFormContext<HelpFieldValues>();
  const { data: owners = [] } = useOwnersQuery();
  const { errors } = formState;
  return (
    <FormSection title={t('helps.section')} lead={t('services.textsLead')}>
      <HelpTextTabs language={language} onLanguage={onLanguage} />
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
            id="help-user"
            label={t('fields.owner')}
            hint={t('fields.ownerHint')}
            error={errors.user?.message}
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
