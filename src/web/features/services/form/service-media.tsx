import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PICTURE_BYTES_MAX, pictureSources } from '#contract/picture-paths.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Photo } from '../../../ui/content/photo.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { PictureField } from '../../../ui/fields/picture-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useUploadPictureMutation } from '../../pictures/api.ts';
import type { ServiceFields } from './service-form-fields.ts';
import styles from './service-media.module.css';

/** The picture, chosen or dropped, shown before it is saved; the video is for later (spec 3). */
export function ServiceMedia() {
  const { t } = useTranslation('owner');
  const sentence = useProblemSentence();
  const { control, setValue } = useFormContext<ServiceFields>();
  const image = useWatch({ control, name: 'image' });
  const [keep, { error, isLoading, reset }] = useUploadPictureMutation();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const sources = pictureSources(image);
  const refusal = error === undefined ? undefined : sentence(error);

  const handleFile = async (file: File) => {
    reset();
    setIsTooLarge(file.size > PICTURE_BYTES_MAX);
    if (file.size > PICTURE_BYTES_MAX) return;
    const answer = await keep(file);
    if (answer.data) setValue('image', answer.data.image, { shouldDirty: true });
  };

  return (
    <FormSection title={t('services.media')} lead={t('services.mediaLead')}>
      {sources && (
        <div className={styles.current}>
          <Photo {...sources} sizes="340px" alt={t('services.pictureAlt')} width={340} height={200} />
          <Button look="danger" size="medium" onClick={() => setValue('image', null, { shouldDirty: true })}>
            {t('services.removePicture')}
          </Button>
        </div>
      )}
      <PictureField
        label={sources ? t('services.replacePicture') : t('services.choosePicture')}
        hint={t('services.pictureHint')}
        error={isTooLarge ? t('services.pictureTooLarge') : refusal}
        loading={isLoading}
        onFile={(file) => void handleFile(file)}
      />
      <TextField label={t('services.video')} note={t('services.videoSoon')} disabled />
    </FormSection>
  );
}
