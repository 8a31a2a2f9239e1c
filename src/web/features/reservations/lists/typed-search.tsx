import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/fields/search-field.tsx';

/** Long enough to type on, short enough to feel at once. */
export const TYPING_PAUSE_MS = 300;

type TypedSearchProps = { label: string; keyword: string; onSearch: (keyword: string) => void };

/**
 * A search box that asks once the typing pauses, or at once with Enter; Escape clears. What is being typed is nobody
 * else's: only a keyword that came from elsewhere (Back, a removed chip) replaces it.
 */
export function TypedSearch({ label, keyword, onSearch }: TypedSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(keyword);
  const [asked, setAsked] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  if (known !== keyword) {
    setKnown(keyword);
    if (keyword !== asked) {
      setTyped(keyword);
      setAsked(keyword);
    }
  }

  const ask = () => {
    setAsked(typed.trim());
    onSearch(typed.trim());
  };
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(ask, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== asked) ask();
  };
  return (
    <form onSubmit={handleSubmit}>
      <SearchField
        label={label}
        clearLabel={t('clearSearch')}
        value={typed}
        onValueChange={setTyped}
        onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
      />
    </form>
  );
}
