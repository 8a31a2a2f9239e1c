import { CalendarPlus, ChevronLeft, ChevronRight, ConciergeBell, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { holdsSeat } from '#domain/reservations/reservation.ts';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import { addDays, type CalendarDate, isCalendarDate } from '#domain/salon/salon-time.ts';
import { printPath } from '../../../app/navigation.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { toolAsked } from '../desk-form/slice.ts';
import { type BoardFilter, visitsAt } from './board-filter.ts';
import styles from './board-header.module.css';

type BoardHeaderProps = {
  today: CalendarDate;
  date: CalendarDate;
  locations: readonly SalonLocation[];
  visits: readonly Reservation[];
  filter: BoardFilter;
  onDate: (date: CalendarDate) => void;
  onFilter: (filter: BoardFilter) => void;
};

/** What the board shows and what can be begun from it. */
export function BoardHeader(props: BoardHeaderProps) {
  const { t } = useTranslation(['board', 'desk', 'common']);
  const dispatch = useAppDispatch();
  const { locations, visits, date, filter, onFilter } = props;
  const segments = [
    { value: '', label: t('both', { count: active(visits) }) },
    ...locations.map(({ code, name }) => ({
      value: String(code),
      label: t('location', { name, count: active(visitsAt(visits, code)) }),
    })),
  ];
  return (
    <div className={styles.header} data-print="never">
      <div className={styles.line}>
        <DayPicker {...props} />
        <div className={styles.search}>
          <SearchField
            label={t('desk:lists.search')}
            clearLabel={t('common:clearSearch')}
            value={filter.keyword}
            onValueChange={(keyword) => onFilter({ ...filter, keyword })}
            onKeyDown={({ key }) => key === 'Escape' && onFilter({ ...filter, keyword: '' })}
          />
        </div>
      </div>
      <div className={styles.line}>
        <div className={styles.locations}>
          <Segmented
            legend={t('locations')}
            segments={segments}
            value={String(filter.location ?? '')}
            onValueChange={(chosen) =>
              onFilter({ ...filter, location: LOCATION_CODES.find((code) => String(code) === chosen) ?? null })
            }
          />
        </div>
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            size="medium"
            icon={<ConciergeBell aria-hidden="true" />}
            onClick={() => dispatch(toolAsked('walkIn'))}
          >
            {t('desk:walkIn')}
          </Button>
          <LinkButton
            size="medium"
            icon={<CalendarPlus aria-hidden="true" />}
            to={`${paths.newReservation}?${new URLSearchParams({ date })}`}
          >
            {t('desk:menu.new')}
          </LinkButton>
          <LinkButton
            variant="secondary"
            size="medium"
            to={printPath(date)}
            icon={<Printer aria-hidden="true" />}
            aria-label={t('desk:lists.print')}
            title={t('desk:lists.print')}
          />
        </div>
      </div>
    </div>
  );
}

/** How many are expected or there: those cancelled are not counted. */
function active(visits: readonly Reservation[]): number {
  return visits.filter(({ status }) => holdsSeat(status)).length;
}

function DayPicker({ today, date, onDate }: Pick<BoardHeaderProps, 'today' | 'date' | 'onDate'>) {
  const { t } = useTranslation('board');
  const format = useFormat();
  return (
    <div className={styles.day}>
      <h2 className={styles.date}>{format.date(date)}</h2>
      <IconButton
        variant="outlined"
        label={t('dayBefore')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onDate(addDays(date, -1))}
      />
      <Button variant="secondary" size="medium" disabled={date === today} onClick={() => onDate(today)}>
        {t('today')}
      </Button>
      <IconButton
        variant="outlined"
        label={t('dayAfter')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onDate(addDays(date, 1))}
      />
      <input
        type="date"
        aria-label={t('chooseDay')}
        value={date}
        onChange={({ target }) => isCalendarDate(target.value) && onDate(target.value)}
        className={styles.picker}
      />
    </div>
  );
}
