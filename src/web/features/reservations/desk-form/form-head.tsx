import { Check, Store } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import styles from './form-head.module.css';

type FormHeadProps = {
  /** Whether something is written, which is then kept on the device. */
  isKept: boolean;
  onClear: () => void;
  locations: readonly SalonLocation[];
  post: LocationCode | null;
  onPost: (post: LocationCode | null) => void;
};

/** The title of the form, that its draft is kept, and where this device stands. */
export function FormHead({ isKept, onClear, locations, post, onPost }: FormHeadProps) {
  const { t } = useTranslation('intake');
  const postId = useId();
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {t('title')}
      </h1>
      <p className={styles.kept} hidden={!isKept}>
        <Check aria-hidden="true" />
        <span>{t('draft.kept')}</span>
        <button type="button" onClick={onClear} className={styles.clear}>
          {t('draft.clear')}
        </button>
      </p>
      <div className={styles.post}>
        <Store aria-hidden="true" />
        <label htmlFor={postId}>{t('post.label')}</label>
        <select
          id={postId}
          value={String(post ?? '')}
          onChange={({ target }) => onPost(LOCATION_CODES.find((code) => String(code) === target.value) ?? null)}
        >
          <option value="">{t('post.both')}</option>
          {locations.map(({ code, name }) => (
            <option key={code} value={String(code)}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </header>
  );
}
