import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import { asOf, dayToShow } from '#domain/booking/availability.ts';
import { defaultDate } from '#domain/booking/booking-window.ts';
import { type CalendarDate, clockTime, minutesOf, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { useEndText } from '../booking/use-end-text.ts';
import { BookingDays, useStripStart } from '../dates/booking-days.tsx';
import { TimeButtons } from '../dates/time-buttons.tsx';
import styles from './move-visit.module.css';
import type { MovableVisit, MovePartProps } from './use-move-choice.ts';

type MoveTimesProps = Pick<MovePartProps, 'visit' | 'date' | 'picked' | 'onDate' | 'onPick'> & {
  days: readonly AvailableDay[];
  /** Whether these are the days of what is asked for now. */
  isCurrent: boolean;
  now: SalonMoment;
  /** Why those could not be loaded. */
  failure: ReactNode;
};

/** The days to which a visit may move, and the times of the shown one; they wait while others are asked for. */
export function MoveTimes({
  visit,
  date,
  picked,
  onDate,
  onPick,
  now,
  isCurrent,
  failure,
  ...offered
}: MoveTimesProps) {
  const { t } = useTranslation(['dates', 'common']);
  const format = useFormat();
  const endOf = useEndOf(visit);
  const firstDate = defaultDate(now);
  const days = asOf(offered.days, now).filter((day) => day.date >= firstDate);
  const shown = date ?? dayToShow(days, later(visit.reservationDate.dateReserved, firstDate));
  // The day that was shown first stays, whatever becomes of it.
  useEffect(() => {
    if (isCurrent && date === null) onDate(shown);
  }, [isCurrent, date, shown, onDate]);
  const start = useStripStart(firstDate, days.at(-1)?.date ?? firstDate, shown);
  const day = days.find((candidate) => candidate.date === shown);
  const chosen = picked?.date === shown ? { time: picked.time, end: endOf(picked.time) } : null;
  return (
    <>
      <BookingDays days={days} start={start} value={shown} today={now.date} onChoose={onDate} />
      <section aria-label={format.date(shown)} className={styles.times}>
        <h3 className={styles.day}>{format.date(shown)}</h3>
        {!isCurrent && (failure || <Loading label={t('common:loading')} />)}
        {isCurrent && day && day.state !== 'closed' && (
          <TimeButtons slots={day.slots} chosen={chosen} onChoose={(time) => onPick({ date: shown, time })} />
        )}
        {isCurrent && (!day || day.state === 'closed') && <p>{day?.reason ?? t('closed')}</p>}
      </section>
    </>
  );
}

function later(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}

/** Returns a function from a start time to the text of when the visit would end then. */
function useEndOf({ reservationDate, endTime }: MovableVisit) {
  const endText = useEndText();
  const minutes = (minutesOf(endTime) - minutesOf(reservationDate.timeReserved) + 24 * 60) % (24 * 60);
  return (start: string) => endText(start, clockTime(minutesOf(start) + minutes));
}
