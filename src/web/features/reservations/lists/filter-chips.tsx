import { useTranslation } from 'react-i18next';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { useLocationName } from '../row/use-location-name.ts';
import type { ListFilters } from './list-filters.ts';
import styles from './list-toolbar.module.css';
import type { FilteredList } from './use-list-filters.ts';

type ActiveFilter = { key: keyof ListFilters; words: string; without: Partial<ListFilters> };

/** What narrows a list at the moment, each with a cross that takes it off. Nothing when nothing does. */
export function FilterChips({ narrowing, narrow }: Pick<FilteredList, 'narrowing' | 'narrow'>) {
  const { t } = useTranslation('desk');
  const filters = useActiveFilters(narrowing);
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('lists.filters')} className={styles.chips}>
      {filters.map(({ key, words, without }) => (
        <li key={key}>
          <Chip
            tone="prune"
            isOwnWords
            onRemove={() => narrow(without)}
            removeLabel={t('lists.remove', { filter: words })}
          >
            {words}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function useActiveFilters({ keyword, status, location, date }: ListFilters): ActiveFilter[] {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const format = useFormat();
  const place = useLocationName();
  return [
    ...(keyword === '' ? [] : [{ key: 'keyword', words: keyword, without: { keyword: '' } } as const]),
    ...(status ? [{ key: 'status', words: literal(STATUS_LITERALS[status]), without: { status: null } } as const] : []),
    ...(location
      ? [{ key: 'location', words: place(location)?.name ?? t('lists.place'), without: { location: null } } as const]
      : []),
    ...(date ? [{ key: 'date', words: format.date(date, 'full'), without: { date: null } } as const] : []),
  ];
}
