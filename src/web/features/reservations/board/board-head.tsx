import { ChevronLeft, ChevronRight, ConciergeBell, Plus, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { addDays, type CalendarDate, isCalendarDate } from '#domain/salon/salon-time.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { toolAsked } from '../desk-form/slice.ts';
import styles from './board-head.module.css';
import { LocationSwitch } from './location-switch.tsx';

/** Where the search has no room of its own, it is an icon that opens over the line. */
const SEARCH_IS_ICON = '(max-width: 73.74rem)';
type BoardHeadProps = {
  today: CalendarDate;
  date: CalendarDate;
  locations: readonly SalonLocation[];
  location: LocationCode | null;
  keyword: string;
  isTelephone: boolean;
  onDate: (date: CalendarDate) => void;
  onLocation: (location: LocationCode | null) => void;
  onKeyword: (keyword: string) => void;
};

/** The one line that stays in sight: which day, which location, who is looked for, and what can be begun. It never wraps. */
export function BoardHead(props: BoardHeadProps) {
  const { t } = useTranslation(['board', 'desk']);
  const dispatch = useAppDispatch();
  const { date, keyword, isTelephone, onKeyword } = props;
  const isIcon = useMedia(SEARCH_IS_ICON);
  const [isSearching, setIsSearching] = useState(false);
  const isOpen = isIcon && (isSearching || keyword !== '');
  return (
    <div className={styles.head} data-print="never">
      <DayPicker {...props} />
      {!isTelephone && <LocationSwitch {...props} />}
      {isIcon ? (
        <IconButton
          label={t('search')}
          icon={<Search aria-hidden="true" />}
          aria-expanded={isOpen}
          onClick={() => setIsSearching(true)}
        />
      ) : (
        <DaySearch keyword={keyword} onKeyword={onKeyword} />
      )}
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
          icon={<Plus aria-hidden="true" />}
          aria-label={t('desk:menu.new')}
          to={`${paths.newReservation}?${new URLSearchParams({ date })}`}
        >
          {t('newShort')}
        </LinkButton>
      </div>
      {isOpen && (
        <div className={styles.over}>
          <DaySearch keyword={keyword} onKeyword={onKeyword} hasFocus={isSearching} />
          <IconButton
            label={t('closeSearch')}
            icon={<X aria-hidden="true" />}
            onClick={() => {
              onKeyword('');
              setIsSearching(false);
            }}
          />
        </div>
      )}
    </div>
  );
}

type DaySearchProps = Pick<BoardHeadProps, 'keyword' | 'onKeyword'> & { hasFocus?: boolean };

function DaySearch({ keyword, onKeyword, hasFocus = false }: DaySearchProps) {
  const { t } = useTranslation(['desk', 'common']);
  return (
    <div className={styles.search}>
      <SearchField
        label={t('desk:lists.search')}
        clearLabel={t('common:clearSearch')}
        value={keyword}
        autoFocus={hasFocus}
        onValueChange={onKeyword}
        onKeyDown={({ key }) => key === 'Escape' && onKeyword('')}
      />
    </div>
  );
}

function DayPicker({ today, date, isTelephone, onDate }: BoardHeadProps) {
  const { t } = useTranslation('board');
  const format = useFormat();
  return (
    <div className={styles.day}>
      <IconButton
        label={t('dayBefore')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onDate(addDays(date, -1))}
      />
      <IconButton
        label={t('dayAfter')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onDate(addDays(date, 1))}
      />
      <span className={styles.date}>
        <h2>{format.date(date, isTelephone ? 'shortWeekdayDay' : 'long')}</h2>
        <input
          type="date"
          aria-label={t('chooseDay')}
          value={date}
          onClick={({ currentTarget }) => currentTarget.showPicker?.()}
          onChange={({ target }) => isCalendarDate(target.value) && onDate(target.value)}
          className={styles.picker}
        />
      </span>
      {date !== today && (
        <Button variant="quiet" size="medium" onClick={() => onDate(today)}>
          {t('today')}
        </Button>
      )}
    </div>
  );
}
