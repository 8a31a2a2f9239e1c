import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '#contract/schemas/availability.ts';
import { asOf, nextFreeSlot } from '#domain/booking/availability.ts';
import { defaultDate } from '#domain/booking/booking-window.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { AskedPerformer } from '#domain/cart/cart-choices.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { BookingDays, useStripStart } from '../../../shared/dates/booking-days.tsx';
import { dateChosen, performerChosen } from '../cart/slice.ts';
import { BookingPage } from '../frame/booking-page.tsx';
import { useLeaveStep } from '../frame/use-leave-step.ts';
import { DateBar } from './date-bar.tsx';
import { DateNews } from './date-news.tsx';
import styles from './date-page.module.css';
import { DaySlots } from './day-slots.tsx';
import type { Asking } from './use-asked.ts';
import { useChoice, usePickedProblem } from './use-choice.ts';

type DateChoiceProps = {
  cart: Cart;
  location: LocationCode;
  availability: Availability;
  /** Whether `availability` is that of this location, these services and whom is asked for. */
  isCurrent: boolean;
  /** Why that could not be loaded. */
  failure: ReactNode;
  now: SalonMoment;
  asked: AskedPerformer | null;
  /** The choice of who serves; nothing where no technicians are needed. */
  who: ReactNode;
} & Pick<Asking, 'gone' | 'choose'>;

/** The choice stays in the page until it is submitted; a time that is no longer free is unchosen, with the reason. */
export function DateChoice({
  cart,
  location,
  availability,
  isCurrent,
  failure,
  now,
  asked,
  who,
  ...asking
}: DateChoiceProps) {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const firstDate = defaultDate(now);
  const days = asOf(availability.days, now).filter((day) => day.date >= firstDate);
  const choice = useChoice(cart, { location, days, firstDate, asked, choose: asking.choose });
  const { date, picked } = choice;
  const start = useStripStart(firstDate, days.at(-1)?.date ?? firstDate, date);
  const problemOf = usePickedProblem(days);
  const problem = picked && isCurrent ? problemOf(picked) : null;
  const chosen = picked?.dateReserved === date && isCurrent && problem === null ? picked : null;

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
        <div className={styles.choice}>
          <BookingDays
            days={days}
            start={start}
            value={date}
            today={now.date}
            onChoose={(shown) => choice.day(shown, problem === null)}
          />
          <DaySlots
            location={location}
            date={date}
            day={isCurrent ? days.find((candidate) => candidate.date === date) : undefined}
            time={chosen?.timeReserved ?? null}
            asked={asked}
            failure={failure}
            news={<DateNews {...{ days, location, asked, choice, problem }} gone={asking.gone} />}
            nextFree={nextFreeSlot(days, date)}
            onChoose={choice.slot}
            onChooseElsewhere={choice.slotElsewhere}
            onChooseWithAnybody={choice.slotWithAnybody}
            onAnybody={() => asking.choose(null)}
          />
        </div>
      </div>
    </BookingPage>
  );
}
