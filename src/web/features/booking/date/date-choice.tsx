import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nextFreeSlot } from '#domain/booking/availability.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { AskedPerformer } from '#domain/cart/cart-choices.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate, ClockTime } from '#domain/salon/salon-time.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { BookingDays, useStripStart } from '../../../shared/dates/booking-days.tsx';
import { dateChosen, performerChosen } from '../cart/slice.ts';
import { BookingPage } from '../frame/booking-page.tsx';
import { useLeaveStep } from '../frame/use-leave-step.ts';
import { DateBar } from './date-bar.tsx';
import { DateNews } from './date-news.tsx';
import styles from './date-page.module.css';
import { DatesSkeleton } from './dates-skeleton.tsx';
import { DaySlots } from './day-slots.tsx';
import type { Asking } from './use-asked.ts';
import { type Choice, type Here, useChoice, usePickedProblem } from './use-choice.ts';

type DateChoiceProps = {
  cart: Cart;
  location: LocationCode | null;
  /** Null until the days have come. */
  here: Here | null;
  /** Whether the times of the shown day are to be drawn yet. */
  areTimesDrawn: boolean;
  /** Whether `here` is that location, for these services and whom is asked for. */
  isCurrent: boolean;
  /** Why that could not be loaded. */
  failure: ReactNode;
  asked: AskedPerformer | null;
  /** The choice of who serves; nothing where no technicians are needed. */
  who: ReactNode;
} & Pick<Asking, 'gone' | 'choose'>;

/** The choice stays in the page until it is submitted; a time that is no longer free is unchosen, with the reason. */
export function DateChoice({ cart, location, here, asked, who, gone, ...times }: DateChoiceProps) {
  const { isCurrent, choose } = times;
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const choice = useChoice(cart, here, { asked, choose });
  const picked = choice?.picked ?? null;
  const problem = usePickedProblem(isCurrent ? picked : null, here);
  const chosen = picked?.dateReserved === choice?.date && isCurrent && problem === null ? picked : null;

  const { isLeaving, leave } = useLeaveStep('date');
  const handleSubmit = async () => {
    if (chosen === null) return;
    dispatch(dateChosen(chosen));
    dispatch(performerChosen(asked));
    await leave('free');
  };

  return (
    <BookingPage
      step="date"
      title={t('heading.date')}
      bar={<DateBar chosen={chosen} isLoading={isLeaving} onSubmit={() => void handleSubmit()} />}
    >
      <div className={styles.step}>
        {who}
        {/* Hidden with the days and removed with their times: no piece both draws and clears away. */}
        {!times.areTimesDrawn &&
          ((!here && times.failure) || <DatesSkeleton location={location} hidden={here !== null} />)}
        {here && choice && (
          <DaysAndTimes
            {...times}
            {...{ here, choice, asked }}
            time={chosen?.timeReserved ?? null}
            news={<DateNews {...{ ...here, asked, gone, choice, problem }} />}
            onDay={(shown) => choice.day(shown, problem === null)}
          />
        )}
      </div>
    </BookingPage>
  );
}

type DaysAndTimesProps = {
  here: Here;
  choice: Choice;
  /** The chosen time of the shown day. */
  time: ClockTime | null;
  news: ReactNode;
  onDay: (date: CalendarDate) => void;
} & Pick<DateChoiceProps, 'areTimesDrawn' | 'isCurrent' | 'failure' | 'asked' | 'choose'>;

/** The days, and the times of the shown one. */
function DaysAndTimes({ here, choice, areTimesDrawn, isCurrent, time, onDay, choose, ...times }: DaysAndTimesProps) {
  const { location, firstDate, today, days } = here;
  const { date } = choice;
  const start = useStripStart(firstDate, days.at(-1)?.date ?? firstDate, date);
  return (
    <div className={styles.choice}>
      <BookingDays days={days} start={start} value={date} today={today} onChoose={onDay} />
      <DaySlots
        location={location}
        date={date}
        day={isCurrent && areTimesDrawn ? days.find((candidate) => candidate.date === date) : undefined}
        time={time}
        {...times}
        nextFree={nextFreeSlot(days, date)}
        onChoose={choice.slot}
        onChooseElsewhere={choice.slotElsewhere}
        onChooseWithAnybody={choice.slotWithAnybody}
        onAnybody={() => choose(null)}
      />
    </div>
  );
}
