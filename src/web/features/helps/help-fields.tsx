import { Controller, type FieldErrors, type Resolver, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FIELD_SENTENCES } from '#contract/field-sentences.ts';
import { helpFaults } from '#domain/help-fields.ts';
import type { Language } from '#domain/languages.ts';
import { VISIBILITIES, type Visibility } from '#domain/services.ts';
import { FormSection } from '../../ui/fields/form-section.tsx';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useOwnersQuery } from '../users/api.ts';

export type HelpFieldValues = { question: string; answer: string; status: Visibility; user: string };

/** Judges the form by the rules that the server keeps too (spec 5), in the language of the page. */
export function helpResolver(language: Language): Resolver<HelpFieldValues> {
  return (fields) => {
    const faults = helpFaults(fields);
    const errors: FieldErrors<HelpFieldValues> = Object.fromEntries(
      Object.entries(faults).map(([field, fault]) => [
        field,
        { type: fault, message: FIELD_SENTENCES[fault][language] },
      ]),
    );
    return Object.keys(faults).length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
  };
}

/** What a question is made of. */
export function HelpFields() {
  const { t } = useTranslation('owner');
  const { register, control, formState } = useFormContext<HelpFieldValues>();
  const { data: owners = [] } = useOwnersQuery();
  const { errors } = formState;
  return (
    <FormSection title={t('helps.section')}>
      <TextField
        id="help-question"
        label={t('helps.question')}
        error={errors.question?.message}
        {...register('question')}
      />
      <TextArea
        id="help-answer"
        rows={6}
        label={t('helps.answer')}
        hint={t('helps.answerHint')}
        error={errors.answer?.message}
        {...register('answer')}
      />
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
