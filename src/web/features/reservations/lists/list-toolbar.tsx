import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RESERVATION_STATUSES } from '#domain/reservations/reservation.ts';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { STATUS_LITERALS } from '../row/status-literals.ts';
import { useLocationName } from '../row/use-location-name.ts';
import { FilterChips } from './filter-chips.tsx';
import styles from './list-toolbar.module.css';
import { TypedSearch } from './typed-search.tsx';
import type { FilteredList } from './use-list-filters.ts';

type Filter = 'status' | 'location' | 'date';
type ListToolbarProps = FilteredList & { filters: readonly Filter[]; children?: ReactNode };

/** What narrows a list: the search, the filters it has, what is on as chips that can be taken off, and its own links. */
export function ListToolbar({ narrowing, narrow, filters, children }: ListToolbarProps) {
  const { t } = useTranslation('desk');
  return (
    <div className={styles.toolbar} data-print="never">
      <div className={styles.fields}>
        <div className={styles.search}>
          <TypedSearch
            label={t('lists.search')}
            keyword={narrowing.keyword}
            onSearch={(keyword) => narrow({ keyword })}
          />
        </div>
        {filters.includes('status') && <StatusFilter narrowing={narrowing} narrow={narrow} />}
        {filters.includes('location') && <LocationFilter narrowing={narrowing} narrow={narrow} />}
        {filters.includes('date') && (
          <TextField
            type="date"
            label={t('lists.date')}
            value={narrowing.date ?? ''}
            onChange={({ target }) => narrow({ date: target.value || null })}
          />
        )}
        {children && <div className={styles.links}>{children}</div>}
      </div>
      <FilterChips narrowing={narrowing} narrow={narrow} />
    </div>
  );
}

type FilterProps = Pick<FilteredList, 'narrowing' | 'narrow'>;

function StatusFilter({ narrowing, narrow }: FilterProps) {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const words = RESERVATION_STATUSES.map((value) => ({ value, label: literal(STATUS_LITERALS[value]) }));
  return (
    <SelectField
      label={t('lists.status')}
      options={[{ value: '', label: t('lists.anyStatus') }, ...words]}
      value={narrowing.status ?? ''}
      onChange={({ target }) =>
        narrow({ status: RESERVATION_STATUSES.find((status) => status === target.value) ?? null })
      }
    />
  );
}

function LocationFilter({ narrowing, narrow }: FilterProps) {
  const { t } = useTranslation('desk');
  const place = useLocationName();
  const names = LOCATION_CODES.map((code) => ({ value: String(code), label: place(code)?.name ?? String(code) }));
  return (
    <SelectField
      label={t('lists.place')}
      options={[{ value: '', label: t('lists.anyLocation') }, ...names]}
      value={String(narrowing.location ?? '')}
      onChange={({ target }) =>
        narrow({ location: LOCATION_CODES.find((code) => String(code) === target.value) ?? null })
      }
    />
  );
}
