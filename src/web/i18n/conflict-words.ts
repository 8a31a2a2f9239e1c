import { useTranslation } from 'react-i18next';

/** What is said to whoever saves a record that somebody else has saved meanwhile; `by` is who that was, if it is known. */
export function useConflictWords(by: string | null) {
  const { t } = useTranslation('owner');
  return {
    title: by === null ? t('conflict.someone') : t('conflict.by', { name: by }),
    kept: t('conflict.kept'),
    differs: t('conflict.differs'),
    same: t('conflict.same'),
    saveOver: t('conflict.saveOver'),
    takeTheirs: t('conflict.takeTheirs'),
    nothing: t('conflict.nothing'),
  };
}
