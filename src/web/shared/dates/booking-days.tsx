import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import { fullDayReason } from '#domain/booking/availability.ts';
import { isWithinStrip, placesLeft, STRIP_DAYS, stripStart } from '#domain/booking/day-strip.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DayStrip, DayStripSkeleton, type StripDay } from '../../ui/dates/day-strip.tsx';
import styles from './booking-days.module.css';
import { MonthSheet } from './month-sheet.tsx';

type BookingDaysProps = {
  /** Every day of the booking window. */
  days: readonly AvailableDay[];
  /** The first of the fourteen that are shown. */
  start: CalendarDate;
  value: CalendarDate;
  today: CalendarDate;
  onChoose: (date: CalendarDate) => void;
};

const DOTS = { few: 1, some: 2, many: 3 } as const;
const LATE = { past: 'day.lateToday', too_long: 'day.lateForServices' } as const;
const MONTH_ANCHOR = '--voir-le-mois';

/** Fourteen days in a row, and all of them by month behind a button. */
export function BookingDays({ days, start, value, today, onChoose }: BookingDaysProps) {
  const { t } = useTranslation('dates');
  const [isMonthOpen, setIsMonthOpen] = useState(false);
  const stripDay = useStripDay(today);
  const shown = days.filter(({ date }) => isWithinStrip(date, start));
  return (
    <div className={styles.days}>
      <div className={styles.head}>
        <h2 className={styles.month}>{useMonthsOf(shown)}</h2>
        <span className={styles.open} style={{ anchorName: MONTH_ANCHOR }}>
          <Button
            variant="quiet"
            size="medium"
            icon={<CalendarDays aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setIsMonthOpen(true)}
          >
            {t('seeAll')}
          </Button>
        </span>
      </div>
      <DayStrip label={t('day.label')} days={shown.map(stripDay)} value={value} onValueChange={onChoose} />
      <MonthSheet
        open={isMonthOpen}
        anchor={MONTH_ANCHOR}
        onClose={() => setIsMonthOpen(false)}
        days={days}
        value={value}
        today={today}
        onChoose={(date) => {
          setIsMonthOpen(false);
          onChoose(date);
        }}
      />
    </div>
  );
}

/** The room of the days until they have arrived. */
export function BookingDaysSkeleton() {
  return (
    <div className={styles.days}>
      <p aria-hidden="true" className={styles.month}>
        &nbsp;
      </p>
      <DayStripSkeleton count={STRIP_DAYS} />
    </div>
  );
}

/** « Juillet », or « Juillet – août » where the row goes on into the next month. */
function useMonthsOf(shown: readonly AvailableDay[]): string {
  const format = useFormat();
  const names = [shown[0], shown.at(-1)].flatMap((day) => (day ? [format.date(day.date, 'monthName')] : []));
  return [...new Set(names)].join(' – ');
}

function useStripDay(today: CalendarDate): (day: AvailableDay) => StripDay {
  const { t } = useTranslation('dates');
  const format = useFormat();
  const stateOf = useStripState();
  return (day) => {
    const { matter, left, ...state } = stateOf(day);
    const isToday = day.date === today;
    const date = format.date(day.date);
    return {
      ...state,
      date: day.date,
      weekday: isToday ? t('todayShort') : format.date(day.date, 'shortWeekday'),
      number: /\d+(er)?/.exec(date)?.[0] ?? '',
      name: [matter, date, isToday && t('today'), left].filter(Boolean).join(', '),
    };
  };
}

type StripState = Pick<StripDay, 'state' | 'dots' | 'word'> & {
  /** What is the matter, said before the date. */
  matter?: string;
  /** How much choice there is, said after it. */
  left?: string;
};

function useStripState(): (day: AvailableDay) => StripState {
  const { t } = useTranslation('dates');
  return ({ state, reason, slots }) => {
    if (state === 'open') {
      const left = placesLeft(slots);
      return { state: 'free', dots: DOTS[left], left: t(`left.${left}`) };
    }
    if (state === 'closed') {
      const matter = reason === undefined ? t('closed') : t('closedFor', { reason });
      return { state, word: t('word.closed'), matter };
    }
    const why = fullDayReason(slots);
    if (why === 'full') return { state, word: t('word.full'), matter: t('legend.full') };
    return { state: 'late', word: t('word.late'), matter: t(LATE[why]) };
  };
}

/** Where the row of days begins; it stays while the shown day is in it. */
export function useStripStart(first: CalendarDate, last: CalendarDate, shown: CalendarDate): CalendarDate {
  const [current, setCurrent] = useState<CalendarDate | null>(null);
  const start = stripStart({ first, last }, shown, current);
  if (start !== current) setCurrent(start);
  return start;
}
