import type { CalendarDate } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/Calendar';
import { classNames } from '../class-names.ts';
import styles from './calendar.module.css';

export type CalendarDay = {
  state: 'free' | 'full' | 'closed';
  /** Why it is closed, said before its date: « Fermé : fête nationale ». */
  reason?: string;
};

export type DayWords = { full: string; closed: string; today: string; selected: string };

type CalendarDayCellProps = { date: CalendarDate; day: CalendarDay; name: string; isToday: boolean; words: DayWords };

/** One day. Its name begins with what is the matter, so that nobody waits for the end of the date to know. */
export function CalendarDayCell({ date, day, name, isToday, words }: CalendarDayCellProps) {
  return (
    <CalendarCell
      date={date}
      className={classNames(styles.day, styles[day.state], isToday && styles.today)}
      render={(attributes, { isOutsideMonth, isSelected }) => {
        const label = [
          day.state === 'full' && words.full,
          day.state === 'closed' && (day.reason ?? words.closed),
          name,
          isToday && words.today,
          isSelected && words.selected,
        ];
        const named = { ...attributes, 'aria-label': label.filter((part) => part !== false).join(', ') };
        return <div {...named} hidden={isOutsideMonth} title={day.state === 'closed' ? day.reason : undefined} />;
      }}
    >
      {({ formattedDate }) => numberIn(name) ?? formattedDate}
    </CalendarCell>
  );
}

/** What is seen is part of what is said: the first of a month is « 1er » in French. */
function numberIn(name: string): string | undefined {
  return /\d+(er)?/.exec(name)?.[0];
}
