import { useTranslation } from 'react-i18next';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import { BOOKING_WINDOW_DAYS } from '#domain/booking/booking-window.ts';
import { addDays, type CalendarDate } from '#domain/salon/salon-time.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { Calendar } from '../../../ui/dates/calendar.tsx';
import type { CalendarDay } from '../../../ui/dates/calendar-day.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

type CalendarDialogProps = {
  open: boolean;
  today: CalendarDate;
  value: CalendarDate;
  days: readonly AvailableDay[];
  onChoose: (date: CalendarDate) => void;
  onClose: () => void;
};

/** The booking window by month. A day is full or closed for clients: the desk may still insist by typing its date. */
export function CalendarDialog({ open, today, value, days, onChoose, onClose }: CalendarDialogProps) {
  const { t } = useTranslation(['intake', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const last = addDays(today, BOOKING_WINDOW_DAYS);
  const dayOf = (date: CalendarDate): CalendarDay => {
    const day = days.find((known) => known.date === date);
    if (!day || day.state === 'open') return { state: 'free' };
    return { state: day.state, ...(day.reason !== undefined && { reason: day.reason }) };
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('date.calendar')} closeLabel={t('common:close')}>
      <Calendar
        label={t('date.calendar')}
        locale={language === 'fr' ? 'fr-FR' : 'en-US'}
        value={value > last ? null : value}
        onValueChange={onChoose}
        min={today}
        max={last}
        today={today}
        dayOf={dayOf}
        dayName={(date) => format.date(date)}
        words={{
          previousMonth: t('date.previousMonth'),
          nextMonth: t('date.nextMonth'),
          legendFree: t('date.free'),
          legendFull: t('date.full'),
          legendClosed: t('date.closed'),
          full: t('date.full'),
          late: t('date.full'),
          closed: t('date.closed'),
          today: t('date.today'),
          selected: t('date.selected'),
        }}
      />
    </Dialog>
  );
}
