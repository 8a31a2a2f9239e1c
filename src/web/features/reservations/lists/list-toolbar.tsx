import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESERVATION_STATUSES } from '#domain/reservations/reservation.ts';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { useLocationOf } from '../row/use-location-of.ts';
import type { FilterControl, ListFilters } from './list-filters.ts';
import styles from './list-toolbar.module.css';

/** A filter that a list may have beside its search. */
export type FilterName = 'status' | 'location' | 'date';
type ListToolbarProps = FilterControl & { filterNames: readonly FilterName[]; children?: ReactNode };

/** The search of a list, its filters, those that are on as chips that can be taken off, and its own tools. */
export function ListToolbar({ filters, changeFilters, filterNames, children }: ListToolbarProps) {
  const { t } = useTranslation('desk');
  return (
    <div className={styles.toolbar} data-print="never">
      <div className={styles.fields}>
        <div className={styles.search}>
          <TypedSearch
            label={t('lists.search')}
            keyword={filters.keyword}
            onSearch={(keyword) => changeFilters({ keyword })}
          />
        </div>
        {filterNames.includes('status') && <StatusFilter filters={filters} changeFilters={changeFilters} />}
        {filterNames.includes('location') && <LocationFilter filters={filters} changeFilters={changeFilters} />}
        {filterNames.includes('date') && (
          <TextField
            type="date"
            label={t('lists.date')}
            value={filters.date ?? ''}
            onChange={({ target }) => changeFilters({ date: target.value || null })}
          />
        )}
        {children && <div className={styles.links}>{children}</div>}
      </div>
      <FilterChips filters={filters} changeFilters={changeFilters} />
    </div>
  );
}

type FilterProps = Pick<FilterControl, 'filters' | 'changeFilters'>;

function StatusFilter({ filters, changeFilters }: FilterProps) {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const statuses = RESERVATION_STATUSES.map((value) => ({ value, label: literal(STATUS_LITERALS[value]) }));
  return (
    <SelectField
      label={t('lists.status')}
      options={[{ value: '', label: t('lists.anyStatus') }, ...statuses]}
      value={filters.status ?? ''}
      onChange={({ target }) =>
        changeFilters({ status: RESERVATION_STATUSES.find((status) => status === target.value) ?? null })
      }
    />
  );
}

function LocationFilter({ filters, changeFilters }: FilterProps) {
  const { t } = useTranslation('desk');
  const locationOf = useLocationOf();
  const names = LOCATION_CODES.map((code) => ({ value: String(code), label: locationOf(code)?.name ?? String(code) }));
  return (
    <SelectField
      label={t('lists.location')}
      options={[{ value: '', label: t('lists.anyLocation') }, ...names]}
      value={String(filters.location ?? '')}
      onChange={({ target }) =>
        changeFilters({ location: LOCATION_CODES.find((code) => String(code) === target.value) ?? null })
      }
    />
  );
}

type ActiveFilter = { key: keyof ListFilters; text: string; without: Partial<ListFilters> };

/** The filters that are on, each with a cross that takes it off. */
function FilterChips({ filters, changeFilters }: FilterProps) {
  const { t } = useTranslation('desk');
  const active = useActiveFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('lists.filters')} className={styles.chips}>
      {active.map(({ key, text, without }) => (
        <li key={key}>
          <Chip
            tone="plum"
            isOwnWords
            onRemove={() => changeFilters(without)}
            removeLabel={t('lists.remove', { filter: text })}
          >
            {text}
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
  const locationOf = useLocationOf();
  return [
    ...(keyword === '' ? [] : [{ key: 'keyword', text: keyword, without: { keyword: '' } } as const]),
    ...(status ? [{ key: 'status', text: literal(STATUS_LITERALS[status]), without: { status: null } } as const] : []),
    ...(location
      ? [
          {
            key: 'location',
            text: locationOf(location)?.name ?? t('lists.location'),
            without: { location: null },
          } as const,
        ]
      : []),
    ...(date ? [{ key: 'date', text: format.date(date, 'full'), without: { date: null } } as const] : []),
  ];
}

/** Long enough to type on, short enough to feel at once. */
export const TYPING_PAUSE_MS = 300;

type TypedSearchProps = { label: string; keyword: string; onSearch: (keyword: string) => void };

/**
 * A search box that asks once the typing pauses, or at once with Enter; Escape clears. What is being typed is nobody
 * else's: only a keyword that came from elsewhere (Back, a removed chip) replaces it.
 */
function TypedSearch({ label, keyword, onSearch }: TypedSearchProps) {
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
