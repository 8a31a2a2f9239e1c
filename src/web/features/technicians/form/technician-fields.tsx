import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pictureSources } from '#contract/picture-paths.ts';
import { SERVICE_CATEGORIES } from '#domain/services/services.ts';
import { TECHNICIAN_COLOURS, TECHNICIAN_STATUSES, TECHNICIAN_TEXT_MAX } from '#domain/team/technicians.ts';
import { cleanLine } from '#domain/texts.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { CATEGORY_LITERALS } from '../../../shared/services/category-literals.ts';
import { TechnicianNail } from '../../../shared/team/technician-nail.tsx';
import { usePictureUpload } from '../../../shared/use-picture-upload.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { CheckboxCards } from '../../../ui/choices/checkbox-cards.tsx';
import { SegmentedField } from '../../../ui/choices/segmented-field.tsx';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { Disclosure } from '../../../ui/content/disclosure.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { PictureField } from '../../../ui/fields/picture-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useServicesQuery } from '../../services/api.ts';
import { useSalon } from '../../settings/api.ts';
import { useStaffAccountsQuery } from '../api.ts';
import styles from './technician-fields.module.css';
import type { TechnicianValues } from './technician-values.ts';
import { WeekFields } from './week-fields.tsx';

/** Every field of a technician: who she is, what she does, and her week at each location. */
export function TechnicianFields() {
  const locations = useSalon()?.locations ?? [];
  return (
    <>
      <Person />
      <Work />
      {locations.map((location) => (
        <WeekFields key={location.code} location={location} />
      ))}
    </>
  );
}

function Person() {
  const { t } = useTranslation('team');
  const { register, control, formState } = useFormContext<TechnicianValues>();
  const { data: accounts = [] } = useStaffAccountsQuery();
  const { errors } = formState;
  return (
    <FormSection title={t('person')}>
      <TextField
        id="technician-name"
        label={t('labels.name')}
        hint={t('nameHint')}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { validate: (name) => isName(name) || t('nameRequired') })}
      />
      <ColourField />
      <Picture />
      <Controller
        control={control}
        name="userId"
        render={({ field }) => (
          <SelectField
            id="technician-userId"
            label={t('account')}
            hint={t('accountHint')}
            error={errors.userId?.message}
            options={[
              { value: '', label: t('noAccount') },
              ...accounts.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            {...field}
          />
        )}
      />
      <SegmentedField
        control={control}
        name="status"
        legend={t('labels.status')}
        segments={TECHNICIAN_STATUSES.map((value) => ({ value, label: t(value) }))}
      />
    </FormSection>
  );
}

function isName(name: string): boolean {
  const { length } = cleanLine(name);
  return length > 0 && length <= TECHNICIAN_TEXT_MAX.name;
}

/** The lacquers, of which one is hers everywhere. */
function ColourField() {
  const { t } = useTranslation('team');
  const name = useId();
  const { control } = useFormContext<TechnicianValues>();
  return (
    <Controller
      control={control}
      name="colour"
      render={({ field }) => (
        <fieldset className={styles.colours}>
          <legend className={styles.legend}>{t('labels.colour')}</legend>
          <div className={styles.samples}>
            {TECHNICIAN_COLOURS.map((colour) => (
              <label key={colour} className={styles.sample}>
                <input
                  type="radio"
                  name={name}
                  value={colour}
                  checked={field.value === colour}
                  onChange={() => field.onChange(colour)}
                  className={styles.choice}
                />
                <TechnicianNail technician={{ colour }} width={24} />
                <span className={styles.colour}>{t(`colours.${colour}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    />
  );
}

function Picture() {
  const { t } = useTranslation(['team', 'owner']);
  const { control, setValue } = useFormContext<TechnicianValues>();
  const [picture, colour] = useWatch({ control, name: ['picture', 'colour'] });
  const { upload, error, isLoading } = usePictureUpload(t('owner:services.pictureTooLarge'));
  const hasPicture = pictureSources(picture) !== null;
  const handleFile = async (file: File) => {
    const sent = await upload(file);
    if (sent !== null) setValue('picture', sent, { shouldDirty: true });
  };
  return (
    <div className={styles.picture}>
      <PictureField
        label={hasPicture ? t('replacePicture') : t('choosePicture')}
        hint={t('owner:services.pictureHint')}
        error={error}
        loading={isLoading}
        onFile={(file) => void handleFile(file)}
      />
      {hasPicture && (
        <div className={styles.current}>
          <TechnicianNail technician={{ colour, picture }} width={48} />
          <Button variant="danger" size="medium" onClick={() => setValue('picture', null, { shouldDirty: true })}>
            {t('removePicture')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Work() {
  const { t } = useTranslation('team');
  const literal = useLiteral();
  const { register, control, formState } = useFormContext<TechnicianValues>();
  return (
    <FormSection title={t('work')} lead={t('workLead')}>
      <Controller
        control={control}
        name="categories"
        rules={{ validate: (categories) => categories.length > 0 || t('categoriesRequired') }}
        render={({ field }) => (
          <CheckboxCards
            id="technician-categories"
            legend={t('labels.categories')}
            options={SERVICE_CATEGORIES.map((value) => ({ value, title: literal(CATEGORY_LITERALS[value]) }))}
            values={field.value}
            onValuesChange={(values) => field.onChange(SERVICE_CATEGORIES.filter((known) => values.includes(known)))}
            error={formState.errors.categories?.message}
          />
        )}
      />
      <Exceptions />
      <Checkbox label={t('labels.acceptsRequests')} hint={t('requestsHint')} {...register('acceptsRequests')} />
    </FormSection>
  );
}

/** The services of her categories that she does not do. */
function Exceptions() {
  const { t } = useTranslation('team');
  const { control } = useFormContext<TechnicianValues>();
  const categories = useWatch({ control, name: 'categories' });
  const { data: services = [] } = useServicesQuery();
  const offered = services.filter(({ category }) => categories.includes(category));
  if (offered.length === 0) return null;
  return (
    <Controller
      control={control}
      name="exceptServices"
      render={({ field }) => (
        <Disclosure
          summary={field.value.length > 0 ? t('exceptCount', { count: field.value.length }) : t('exceptTitle')}
        >
          <div className={styles.services}>
            {offered.map(({ id, titre }) => (
              <Checkbox
                key={id}
                label={titre}
                checked={field.value.includes(id)}
                onChange={({ target }) =>
                  field.onChange(target.checked ? [...field.value, id] : field.value.filter((other) => other !== id))
                }
              />
            ))}
          </div>
        </Disclosure>
      )}
    />
  );
}
