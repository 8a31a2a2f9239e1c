import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pictureSources } from '#contract/picture-paths.ts';
import { LANGUAGE_TAGS, type TextLanguage } from '#domain/local-text.ts';
import { effectivePrice } from '#domain/pricing.ts';
import { completenessOf } from '#domain/services/service-texts.ts';
import { isPublic } from '#domain/services/services.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { PublicationFields } from '../../../shared/records/publication-fields.tsx';
import { TextLanguageTabs } from '../../../shared/records/text-language-tabs.tsx';
import { usePictureUpload } from '../../../shared/use-picture-upload.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Photo } from '../../../ui/content/photo.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { PictureField } from '../../../ui/fields/picture-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { PublicService } from '../api.ts';
import styles from './service-fields.module.css';
import { ServiceOffer } from './service-offer.tsx';
import { bodyOf, SERVICE_TEXT_FIELDS, type ServiceValues, serviceFieldId } from './service-values.ts';

type ServiceFieldsProps = {
  /** Null for a new one. */
  service: PublicService | null;
  language: TextLanguage;
  onLanguage: (language: TextLanguage) => void;
};

/** Every field of a service, in the order of the form. */
export function ServiceFields({ service, language, onLanguage }: ServiceFieldsProps) {
  const { t } = useTranslation('owner');
  return (
    <>
      <Texts language={language} onLanguage={onLanguage} />
      <ServiceOffer />
      <FormSection title={t('services.publication')}>
        <PublicationFields ownerFieldId={serviceFieldId('user')} ownerLabel={t('services.labels.user')} />
      </FormSection>
      <Media />
      {service && <Consequences service={service} />}
    </>
  );
}

function Texts({ language, onLanguage }: Omit<ServiceFieldsProps, 'service'>) {
  const { t } = useTranslation('owner');
  const { register, control, formState } = useFormContext<ServiceValues>();
  const texts = useWatch({ control });
  const [name, description] = SERVICE_TEXT_FIELDS[language];
  const { errors } = formState;
  return (
    <FormSection title={t('services.texts')} lead={t('services.textsLead')}>
      <TextLanguageTabs
        language={language}
        onLanguage={onLanguage}
        completenessOf={(key) =>
          completenessOf({ ...texts, titre: texts.titre ?? '', contenu: texts.contenu ?? '' }, key)
        }
      >
        <TextField
          id={serviceFieldId(name)}
          lang={LANGUAGE_TAGS[language]}
          label={t(`services.labels.${name}`)}
          error={errors[name]?.message}
          {...register(name)}
        />
        <TextArea
          id={serviceFieldId(description)}
          lang={LANGUAGE_TAGS[language]}
          rows={5}
          label={t(`services.labels.${description}`)}
          error={errors[description]?.message}
          {...register(description)}
        />
      </TextLanguageTabs>
    </FormSection>
  );
}

/** The picture, shown before it is saved; a video cannot be added yet. */
function Media() {
  const { t } = useTranslation('owner');
  const { control, setValue } = useFormContext<ServiceValues>();
  const sources = pictureSources(useWatch({ control, name: 'image' }));
  const { upload, error, isLoading } = usePictureUpload(t('services.pictureTooLarge'));

  const handleFile = async (file: File) => {
    const image = await upload(file);
    if (image !== null) setValue('image', image, { shouldDirty: true });
  };

  return (
    <FormSection title={t('services.media')} lead={t('services.mediaLead')}>
      {sources && (
        <div className={styles.current}>
          <Photo {...sources} sizes="340px" alt={t('services.pictureAlt')} width={340} height={200} />
          <Button variant="danger" size="medium" onClick={() => setValue('image', null, { shouldDirty: true })}>
            {t('services.removePicture')}
          </Button>
        </div>
      )}
      <PictureField
        label={sources ? t('services.replacePicture') : t('services.choosePicture')}
        hint={t('services.pictureHint')}
        error={error}
        loading={isLoading}
        onFile={(file) => void handleFile(file)}
      />
      <TextField label={t('services.video')} note={t('services.videoSoon')} disabled />
    </FormSection>
  );
}

/** What saving would do to waiting carts: they announce a new price, and give up what is no longer offered. */
function Consequences({ service }: { service: PublicService }) {
  const { t } = useTranslation('owner');
  const { price } = useFormat();
  const { control, getValues } = useFormContext<ServiceValues>();
  const values = { ...getValues(), ...useWatch({ control }) };
  const before = effectivePrice(service);
  const after = priceAfter(values);
  return (
    <div role="status" className={styles.consequences}>
      {isPublic(service) && after !== null && after !== before && (
        <InfoStrip tone="warning">{t('services.priceChanges', { from: price(before), to: price(after) })}</InfoStrip>
      )}
      {isPublic(service) && !isPublic(values) && <InfoStrip tone="warning">{t('services.becomesPrivate')}</InfoStrip>}
    </div>
  );
}

/** What one person would pay in dollars, or null while the form does not say. */
function priceAfter(values: ServiceValues): number | null {
  const { price, priceDiscount } = bodyOf(values);
  const amount = values.priceType === 'discount' ? priceDiscount : price;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : null;
}
