import { useTranslation } from 'react-i18next';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import { usePost } from '../../features/reservations/use-post.ts';
import { usePublicSettingsQuery } from '../../features/settings/api.ts';
import { SelectField } from '../../ui/choices/select-field.tsx';
import styles from './post-choice.module.css';

/** « Ce poste est à … »: the location that this device stands at, with which the board, the lists and the forms begin. */
export function PostChoice() {
  const { t } = useTranslation('desk');
  const [post, choosePost] = usePost();
  const { data: salon } = usePublicSettingsQuery();
  const locations = (salon?.locations ?? []).map(({ code, name }) => ({ value: String(code), label: name }));
  return (
    <div className={styles.post}>
      <SelectField
        label={t('menu.post')}
        options={[{ value: '', label: t('menu.bothPosts') }, ...locations]}
        value={String(post ?? '')}
        onChange={({ target }) => choosePost(LOCATION_CODES.find((code) => String(code) === target.value) ?? null)}
      />
    </div>
  );
}
