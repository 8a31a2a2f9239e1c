import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import { fullDayReason } from '#domain/booking/availability.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Calendar } from '../../ui/dates/calendar.tsx';
import type { CalendarDay } from '../../ui/dates/calendar-day.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';

type MonthCalendarProps = {
  days: readonly AvailableDay[];
  value: string;
  today: string;
  onChoose: (date: string) => void;
};

const monthOf = (date: string) => date.slice(0, 7);

/** The booking window by month, each day free, full or closed; a full month names the next one with a free day. */
export function MonthCalendar({ days, value, today, onChoose }: MonthCalendarProps) {
  const { t } = useTranslation('dates');
  const { date: dateText } = useFormat();
  const language = useLanguage();
  const [lastValue, setLastValue] = useState(value);
  const [focused, setFocused] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setFocused(value);
  }
  const byDate = new Map(days.map((day) => [day.date, day]));
  const nextOpen = days.find(({ date, state }) => state === 'open' && monthOf(date) >= monthOf(focused));

  const dayOf = (date: string): CalendarDay => {
    const day = byDate.get(date);
    if (!day) return { state: 'outside', reason: t(`day.${outsideReason(date, today)}`) };
    if (day.state === 'open') return { state: 'free' };
    if (day.state === 'full') return fullDay(fullDayReason(day.slots));
    const { reason } = day;
    return { state: 'closed', ...(reason !== undefined && { reason: t('closedFor', { reason }) }) };
  };
  const fullDay = (reason: ReturnType<typeof fullDayReason>): CalendarDay => {
    if (reason === 'full') return { state: 'full' };
    return { state: 'late', reason: t(reason === 'past' ? 'day.lateToday' : 'day.lateForServices') };
  };
  const hasLate = days.some(({ date }) => dayOf(date).state === 'late');

  return (
    <>
      <Calendar
        label={t('calendar')}
        locale={language === 'fr' ? 'fr-FR' : 'en-US'}
        value={value}
        onValueChange={onChoose}
        min={days[0]?.date ?? today}
        max={days.at(-1)?.date ?? today}
        today={today}
        dayOf={dayOf}
        dayName={(date) => dateText(date)}
        focused={focused}
        onFocusedChange={setFocused}
        texts={{
          previousMonth: t('previousMonth'),
          nextMonth: t('nextMonth'),
          legendFree: t('legend.free'),
          legendFull: t('legend.full'),
          legendLate: hasLate ? t('legend.late') : undefined,
          legendClosed: t('legend.closed'),
          full: t('legend.full'),
          late: t('legend.late'),
          closed: t('closed'),
          today: t('today'),
          selected: t('selected'),
        }}
      />
      {nextOpen && monthOf(nextOpen.date) !== monthOf(focused) && (
        <InfoStrip
          role="status"
          action={
            <Button variant="quiet" size="medium" onClick={() => setFocused(nextOpen.date)}>
              {t('seeMonth', { month: dateText(nextOpen.date, 'month') })}
            </Button>
          }
        >
          <p>{t('emptyMonth', { month: dateText(focused, 'month') })}</p>
        </InfoStrip>
      )}
    </>
  );
}

/** Why the booking window does not hold a date. */
function outsideReason(date: string, today: string): 'past' | 'lateToday' | 'beyond' {
  if (date === today) return 'lateToday';
  return date < today ? 'past' : 'beyond';
}
