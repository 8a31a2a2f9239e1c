import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { listPath } from '../../app/navigation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import styles from './users-page.module.css';

/** Leads to the address of a search; a blank one leads back to the plain list (spec 5). */
export function UserSearch({ keyword }: { keyword: string }) {
  const { t } = useTranslation(['people', 'common']);
  const navigate = useNavigate();
  const [text, setText] = useState(keyword);

  const go = (sought: string) => navigate(listPath('users', { keyword: sought }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void go(text);
  };
  const handleChange = (typed: string) => {
    setText(typed);
    if (typed.trim() === '' && keyword !== '') void go('');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form has the role as well, and older browsers know it
    <form role="search" onSubmit={handleSubmit} className={styles.search}>
      <SearchField
        label={t('searchLabel')}
        clearLabel={t('common:clearSearch')}
        maxLength={64}
        value={text}
        onValueChange={handleChange}
      />
      <Button type="submit" look="secondary" size="medium">
        {t('common:search')}
      </Button>
    </form>
  );
}
