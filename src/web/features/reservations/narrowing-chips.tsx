import { useTranslation } from 'react-i18next';
import { useLiteral } from '../../i18n/literal.tsx';
import { useFormat } from '../../i18n/use-language.ts';
import { Chip } from '../../ui/feedback/chip.tsx';
import styles from './list-toolbar.module.css';
import type { Narrowing } from './narrowing.ts';
import { STATUS_LITERALS } from './status-literals.ts';
import type { NarrowedList } from './use-narrowing.ts';
import { usePlace } from './use-place.ts';

type ActiveFilter = { key: keyof Narrowing; words: string; without: Partial<Narrowing> };

/** What narrows a list at the moment, each with a cross that takes it off (ux 3.10). Nothing when nothing does. */
export function NarrowingChips({ narrowing, narrow }: Pick<NarrowedList, 'narrowing' | 'narrow'>) {
  const { t } = useTranslation('desk');
  const filters = useActiveFilters(narrowing);
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('lists.filters')} className={styles.chips}>
      {filters.map(({ key, words, without }) => (
        <li key={key}>
          <Chip tone="prune" onRemove={() => narrow(without)} removeLabel={t('lists.remove', { filter: words })}>
            {words}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function useActiveFilters({ keyword, status, location, date }: Narrowing): ActiveFilter[] {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const format = useFormat();
  const place = usePlace();
  return [
    ...(keyword === '' ? [] : [{ key: 'keyword', words: keyword, without: { keyword: '' } } as const]),
    ...(status ? [{ key: 'status', words: literal(STATUS_LITERALS[status]), without: { status: null } } as const] : []),
    ...(location
      ? [{ key: 'location', words: place(location)?.name ?? t('lists.place'), without: { location: null } } as const]
      : []),
    ...(date ? [{ key: 'date', words: format.date(date, 'full'), without: { date: null } } as const] : []),
  ];
}
