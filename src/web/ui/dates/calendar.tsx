import { CalendarDate, parseDate } from '@internationalized/date';
import {
  Calendar as AriaCalendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { classNames } from '../class-names.ts';
import styles from './calendar.module.css';
import { type CalendarDay, CalendarDayCell, type DayWords } from './calendar-day.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { CalendarLegend } from './calendar-legend.tsx';

export type CalendarWords = DayWords & {
  previousMonth: string;
  nextMonth: string;
  legendFree: string;
  legendFull: string;
  /** Only where a day may be `late`. */
  legendLate?: string | undefined;
  legendClosed: string;
};

type CalendarProps = {
  label: string;
  /** Only the languages that the build keeps of React Aria's own words. */
  locale: 'fr-FR' | 'en-US';
  /** All dates are `YYYY-MM-DD`, days of the salon. */
  value: string | null;
  onValueChange: (date: string) => void;
  min: string;
  max: string;
  today: string;
  dayOf: (date: string) => CalendarDay;
  /** How a day is said: « jeudi 9 juillet ». */
  dayName: (date: string) => string;
  texts: CalendarWords;
  /** The day whose month is shown, when the page decides it. */
  focused?: string;
  onFocusedChange?: (date: string) => void;
};

/**
 * One month, Monday first, by arrows, Page keys and pointer. A full day can be chosen (it has something to tell); a
 * closed one can be reached but not chosen; what is outside `min` and `max` cannot be reached. Load this module lazily.
 */
export function Calendar(props: CalendarProps) {
  const { label, locale, value, onValueChange, min, max, today, dayOf, dayName, texts, focused, onFocusedChange } =
    props;
  return (
    <I18nProvider locale={locale}>
      <AriaCalendar
        aria-label={label}
        firstDayOfWeek="mon"
        value={value === null ? null : parseDate(value)}
        onChange={(date) => onValueChange(date.toString())}
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        isDateUnavailable={(date) => dayOf(date.toString()).state === 'closed'}
        {...(focused === undefined
          ? { defaultFocusedValue: parseDate(value ?? min) }
          : { focusedValue: parseDate(focused) })}
        onFocusChange={(date) => onFocusedChange?.(new CalendarDate(date.year, date.month, date.day).toString())}
        className={classNames(styles.calendar)}
      >
        <CalendarHead locale={locale} previousLabel={texts.previousMonth} nextLabel={texts.nextMonth} />
        <CalendarGrid weekdayStyle="short" className={classNames(styles.grid)}>
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className={classNames(styles.weekday)}>{weekday}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarDayCell
                date={date}
                day={dayOf(date.toString())}
                name={dayName(date.toString())}
                isToday={date.toString() === today}
                texts={texts}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
        <CalendarLegend
          free={texts.legendFree}
          full={texts.legendFull}
          late={texts.legendLate ?? null}
          closed={texts.legendClosed}
        />
      </AriaCalendar>
    </I18nProvider>
  );
}
