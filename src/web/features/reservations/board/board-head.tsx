import { ChevronLeft, ChevronRight, ConciergeBell, Plus, Search, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateStyle } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import { addDays, type CalendarDate, isCalendarDate, weekOf } from '#domain/salon/salon-time.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { toolAsked } from '../desk-form/slice.ts';
import styles from './board-head.module.css';

/** Where the search has no room of its own, it is an icon that opens over the line. */
const SEARCH_IS_ICON = '(max-width: 73.74rem)';
/** The same where the way back to today stands in the line. */
const CROWDED = '(max-width: 84.99rem)';
/** There the weekday is shortened too, as long as the menu beside it may be unfolded. */
const DAY_IS_SHORT = '(max-width: 99.99rem)';

type BoardHeadProps = {
  today: CalendarDate;
  date: CalendarDate;
  keyword: string;
  isTelephone: boolean;
  onDate: (date: CalendarDate) => void;
  onKeyword: (keyword: string) => void;
  /** A week in place of the day: its name, and how its arrows are called. */
  week?: { label: string; before: string; after: string } | undefined;
  /** Of what the day is shown: the location; on a telephone it stands in the second line. */
  choice: ReactNode;
  /** What stands beside the search where the second line has no room for it. */
  tools?: ReactNode;
};

/** The one line that stays in sight: which day, which location, who is looked for, and what can be begun. It never wraps. */
export function BoardHead(props: BoardHeadProps) {
  const { t } = useTranslation(['board', 'desk']);
  const dispatch = useAppDispatch();
  const { date, keyword, isTelephone, onKeyword, choice, tools } = props;
  const isNarrow = useMedia(SEARCH_IS_ICON);
  const isOtherDay = !isNow(props);
  const isCrowded = useMedia(CROWDED) && isOtherDay;
  const isShort = useMedia(DAY_IS_SHORT) && isOtherDay;
  const isIcon = isNarrow || isCrowded;
  const [isSearching, setIsSearching] = useState(false);
  const isOpen = isIcon && (isSearching || keyword !== '');
  return (
    <div className={styles.head} data-print="never">
      <DayPicker {...props} isShort={isTelephone || isShort} />
      {!isTelephone && choice}
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
      {isTelephone && tools}
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
  const { t } = useTranslation(['desk', 'board', 'common']);
  return (
    <div className={styles.search}>
      <SearchField
        label={t('desk:lists.search')}
        clearLabel={t('common:clearSearch')}
        placeholder={t('board:searchShort')}
        value={keyword}
        autoFocus={hasFocus}
        onValueChange={onKeyword}
        onKeyDown={({ key }) => key === 'Escape' && onKeyword('')}
      />
    </div>
  );
}

function DayPicker({ today, date, week, isShort, isTelephone, tools, onDate }: BoardHeadProps & { isShort: boolean }) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const step = week ? 7 : 1;
  const isToday = isNow({ today, date, week });
  return (
    <div className={styles.day}>
      <IconButton
        label={week?.before ?? t('dayBefore')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onDate(addDays(date, -step))}
      />
      <IconButton
        label={week?.after ?? t('dayAfter')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onDate(addDays(date, step))}
      />
      <span className={styles.date}>
        <h2>{week?.label ?? format.date(date, dayStyle(isShort, isTelephone && (!isToday || tools !== undefined)))}</h2>
        <input
          type="date"
          aria-label={t('chooseDay')}
          value={date}
          onClick={({ currentTarget }) => currentTarget.showPicker?.()}
          onChange={({ target }) => isCalendarDate(target.value) && onDate(target.value)}
          className={styles.picker}
        />
      </span>
      {!isToday && <BackToToday today={today} isTelephone={isTelephone} onPress={() => onDate(today)} />}
    </div>
  );
}

function dayStyle(isShort: boolean, isShortest: boolean): DateStyle {
  if (isShortest) return 'short';
  return isShort ? 'shortWeekdayDay' : 'long';
}

type BackToTodayProps = { today: CalendarDate; isTelephone: boolean; onPress: () => void };

/** On a telephone, which has no room for the word, a leaf of the calendar with the number of the day. */
function BackToToday({ today, isTelephone, onPress }: BackToTodayProps) {
  const { t } = useTranslation('board');
  if (isTelephone) {
    const leaf = <span className={`num ${styles.leaf}`}>{Number(today.slice(-2))}</span>;
    return <IconButton label={t('today')} icon={leaf} onClick={onPress} />;
  }
  return (
    <Button variant="quiet" size="medium" onClick={onPress}>
      {t('today')}
    </Button>
  );
}

/** Whether today is shown. */
function isNow({ today, date, week }: Pick<BoardHeadProps, 'today' | 'date' | 'week'>): boolean {
  return week ? weekOf(date)[0] === weekOf(today)[0] : date === today;
}
