import { Trash2 } from 'lucide-react';
import { useForm, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { pictureSources } from '#contract/picture-paths.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import {
  CLOSING_GRACE_MAX,
  LOCATION_PICTURES_MAX,
  LOCATION_TEXT_MAX,
  SEATS_MAX,
} from '#domain/salon/settings-limits.ts';
import { useLiteral } from '../../i18n/literal.tsx';
import { RecordForm } from '../../shared/records/record-form.tsx';
import { usePictureUpload } from '../../shared/use-picture-upload.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { Photo } from '../../ui/content/photo.tsx';
import { FieldRow, FormSection } from '../../ui/fields/form-section.tsx';
import { PictureField } from '../../ui/fields/picture-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useLeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { AffectedVisits } from './affected-visits.tsx';
import { HoursFields } from './hours-fields.tsx';
import { useLocationChange } from './location-change.ts';
import { type LocationValues, locationOf, valuesOf } from './location-values.ts';
import styles from './settings.module.css';
import { useChangeSalonMutation } from './staff-api.ts';
import { useTextRules } from './use-text-rules.ts';

/** The form of one location: its street address, hours, seats and pictures. */
export function LocationForm({ location }: { location: SalonLocation }) {
  const { t } = useTranslation(['salon', 'common']);
  const [change, changing] = useChangeSalonMutation();
  const form = useForm<LocationValues>({ defaultValues: valuesOf(location) });
  const guard = useLeaveGuard(form.formState.isDirty);
  const { code, version } = location;
  return (
    <RecordForm
      form={form}
      guard={guard}
      latest={{ version, values: valuesOf(location), fields: useComparedFields() }}
      saving={changing}
      onSave={(values, version) => change({ locations: [{ ...locationOf(code, values), version }] })}
      afterSave={{
        stayWith: ({ settings }, values) => ({
          values,
          version: settings.locations.find((saved) => saved.code === code)?.version,
        }),
      }}
      submitLabel={t('common:save')}
    >
      <StreetAddress />
      <HoursFields location={location} />
      <Seats location={location} />
      <Pictures />
    </RecordForm>
  );
}

function useComparedFields() {
  const { t } = useTranslation('salon');
  const labels: Record<keyof LocationValues, string> = {
    name: t('fields.locationName'),
    street: t('fields.street'),
    city: t('fields.city'),
    hours: t('parts.hours'),
    closingGraceMinutes: t('grace'),
    seats: t('parts.seats'),
    staffing: t('staffing'),
    pictures: t('parts.pictures'),
  };
  return Object.entries(labels).map(([name, label]) => ({ name, label }));
}

function StreetAddress() {
  const { t } = useTranslation('salon');
  const rules = useTextRules();
  const { register, formState } = useFormContext<LocationValues>();
  return (
    <FormSection title={t('parts.place')}>
      <FieldRow>
        {(['name', 'street', 'city'] as const).map((field) => (
          <TextField
            key={field}
            label={field === 'name' ? t('fields.locationName') : t(`fields.${field}`)}
            error={formState.errors[field]?.message}
            {...register(field, rules.required(LOCATION_TEXT_MAX[field]))}
          />
        ))}
      </FieldRow>
    </FormSection>
  );
}

const CATEGORIES = [
  ['manicure', 'manicure'],
  ['pedicure', 'pedicure'],
  ['other', 'otherServices'],
] as const;

/** Seats for each category, and how long after closing the last work may end; fewer seats show the visits that they hit, staffing those that nobody serves yet. */
function Seats({ location }: { location: SalonLocation }) {
  const { t } = useTranslation('salon');
  const literal = useLiteral();
  const rules = useTextRules();
  const { register, formState } = useFormContext<LocationValues>();
  const { errors } = formState;
  const change = useLocationChange(location);
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
        {...register('closingGraceMinutes', rules.whole(CLOSING_GRACE_MAX))}
      />
      <Checkbox
        label={t('staffing')}
        hint={
          <>
            {t('staffingHint')} <Link to={paths.team}>{t('staffingTeam')}</Link>
          </>
        }
        {...register('staffing')}
      />
      <AffectedVisits change={change} sentence="hits.staffing" reasons={['no_technician']} />
      <AffectedVisits change={change} sentence="hits.seats" reasons={['no_seat']} />
    </FormSection>
  );
}

/** Pictures of the location, in the order in which pages show them. */
function Pictures() {
  const { t } = useTranslation('salon');
  const { control, setValue } = useFormContext<LocationValues>();
  const pictures = useWatch({ control, name: 'pictures' });
  const { upload, error, isLoading } = usePictureUpload(t('picture.tooLarge'));

  const change = (next: string[]) => setValue('pictures', next, { shouldDirty: true });
  const handleFile = async (file: File) => {
    const image = await upload(file);
    if (image !== null) change([...pictures, image]);
  };

  return (
    <FormSection title={t('parts.pictures')} lead={t('parts.picturesLead')}>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((path, index) => (
            <li key={path} className={styles.picture}>
              <Picture path={path} alt={t('picture.alt', { number: index + 1 })} />
              <IconButton
                label={t('picture.remove', { number: index + 1 })}
                icon={<Trash2 aria-hidden="true" />}
                variant="danger"
                onClick={() => change(pictures.filter((other) => other !== path))}
              />
            </li>
          ))}
        </ul>
      )}
      {pictures.length < LOCATION_PICTURES_MAX && (
        <PictureField
          label={t('picture.add')}
          hint={t('picture.hint')}
          error={error}
          loading={isLoading}
          onFile={(file) => void handleFile(file)}
        />
      )}
    </FormSection>
  );
}

function Picture({ path, alt }: { path: string; alt: string }) {
  const sources = pictureSources(path);
  return sources && <Photo {...sources} sizes="180px" alt={alt} width={180} height={120} />;
}
