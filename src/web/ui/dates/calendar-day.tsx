import type { CalendarDate } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/Calendar';
import { classNames } from '../class-names.ts';
import styles from './calendar.module.css';

export type CalendarDay = {
  /** `late`: nothing is taken, but it is too late for what is wished; `outside`: before or beyond what can be chosen. */
  state: 'free' | 'full' | 'late' | 'closed' | 'outside';
  /** What is the matter, said before its date: « Fermé : fête nationale ». Without it, the word of its state. */
  reason?: string;
};

export type DayWords = { full: string; late: string; closed: string; today: string; selected: string };

type CalendarDayCellProps = { date: CalendarDate; day: CalendarDay; name: string; isToday: boolean; texts: DayWords };

/** One day. Its name begins with what is the matter, so that nobody waits for the end of the date to know. */
export function CalendarDayCell({ date, day, name, isToday, texts }: CalendarDayCellProps) {
  return (
    <CalendarCell
      date={date}
      className={classNames(styles.day, styles[day.state], isToday && styles.today)}
      render={(attributes, { isOutsideMonth, isSelected }) => {
        const label = [matterOf(day, texts), name, isToday && texts.today, isSelected && texts.selected];
        const named = { ...attributes, 'aria-label': label.filter(Boolean).join(', ') };
        return <div {...named} hidden={isOutsideMonth} title={day.state === 'outside' ? undefined : day.reason} />;
      }}
    >
      {({ formattedDate }) => numberIn(name) ?? formattedDate}
    </CalendarCell>
  );
}

function matterOf({ state, reason }: CalendarDay, texts: DayWords): string | undefined {
  if (reason !== undefined) return reason;
  return state === 'free' || state === 'outside' ? undefined : texts[state];
}

/** What is seen is part of what is said: the first of a month is « 1er » in French. */
function numberIn(name: string): string | undefined {
  return /\d+(er)?/.exec(name)?.[0];
}
