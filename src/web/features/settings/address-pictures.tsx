import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PICTURE_BYTES_MAX, pictureSources } from '#contract/picture-paths.ts';
import { useProblemSentence } from '../../api/problem-text.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Photo } from '../../ui/content/photo.tsx';
import { FormSection } from '../../ui/fields/form-section.tsx';
import { PictureField } from '../../ui/fields/picture-field.tsx';
import { useUploadPictureMutation } from '../pictures/api.ts';
import type { AddressValues } from './address-values.ts';
import styles from './settings.module.css';

const PICTURES_MAX = 8;

/** What an address looks like, in the order in which it is shown. */
export function AddressPictures() {
  const { t } = useTranslation('salon');
  const sentence = useProblemSentence();
  const { control, setValue } = useFormContext<AddressValues>();
  const pictures = useWatch({ control, name: 'pictures' });
  const [keep, { error, isLoading, reset }] = useUploadPictureMutation();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const refusal = error === undefined ? undefined : sentence(error);

  const put = (next: string[]) => setValue('pictures', next, { shouldDirty: true });
  const handleFile = async (file: File) => {
    reset();
    setIsTooLarge(file.size > PICTURE_BYTES_MAX);
    if (file.size > PICTURE_BYTES_MAX) return;
    const answer = await keep(file);
    if (answer.data) put([...pictures, answer.data.image]);
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
                look="danger"
                onClick={() => put(pictures.filter((kept) => kept !== path))}
              />
            </li>
          ))}
        </ul>
      )}
      {pictures.length < PICTURES_MAX && (
        <PictureField
          label={t('picture.add')}
          hint={t('picture.hint')}
          error={isTooLarge ? t('picture.tooLarge') : refusal}
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
