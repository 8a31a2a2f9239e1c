import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '#contract/schemas/availability.ts';
import { asOf, dayToShow, nextFreeSlot } from '#domain/booking/availability.ts';
import { defaultDate, type Slot } from '#domain/booking/booking-window.ts';
import { isFreeSlot } from '#domain/booking/free-slot.ts';
import type { Cart, CartDate } from '#domain/cart/cart.ts';
import { type LocationCode, otherLocation } from '#domain/salon/locations.ts';
import type { CalendarDate, SalonMoment } from '#domain/salon/salon-time.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { BookingDays, useStripStart } from '../../../shared/dates/booking-days.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { dateChosen, locationChosen } from '../cart/slice.ts';
import { BookingPage } from '../frame/booking-page.tsx';
import { ChosenTimeProblem, useSlotProblem } from '../frame/chosen-time.tsx';
import { useLeaveStep } from '../frame/use-leave-step.ts';
import { DateBar } from './date-bar.tsx';
import styles from './date-page.module.css';
import { DaySlots } from './day-slots.tsx';
import { useVisitEnd } from './visit-end.ts';

type DateChoiceProps = {
  cart: Cart;
  location: LocationCode;
  availability: Availability;
  /** Whether `availability` is that of this location and these services. */
  isCurrent: boolean;
  /** Why that of this location could not be loaded. */
  failure: ReactNode;
  now: SalonMoment;
};

/** Where one was before a press changed the location. */
type Left = { location: LocationCode; date: CalendarDate; picked: CartDate | null };

/** The choice stays in the page until it is submitted; a time that is no longer free is unchosen, with the reason. */
export function DateChoice({ cart, location, availability, isCurrent, failure, now }: DateChoiceProps) {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const firstDate = defaultDate(now);
  const days = asOf(availability.days, now).filter((day) => day.date >= firstDate);
  const { date, picked, canReturn, ...choose } = useChoice(cart, location, days, firstDate);
  const start = useStripStart(firstDate, days.at(-1)?.date ?? firstDate, date);
  const problemOf = usePickedProblem(days);
  const problem = picked && isCurrent ? problemOf(picked) : null;
  const chosen = picked?.dateReserved === date && isCurrent && problem === null ? picked : null;

  const { isLeaving, leave } = useLeaveStep('date');
  const handleSubmit = async () => {
    if (chosen === null) return;
    dispatch(dateChosen(chosen));
    await leave('free');
  };

  return (
    <BookingPage
      step="date"
      title={t('heading.date')}
      bar={<DateBar chosen={chosen} isLoading={isLeaving} onSubmit={() => void handleSubmit()} />}
    >
      <div className={styles.choice}>
        <BookingDays
          days={days}
          start={start}
          value={date}
          today={now.date}
          onChoose={(shown) => choose.day(shown, problem === null)}
        />
        <DaySlots
          location={location}
          date={date}
          day={isCurrent ? days.find((candidate) => candidate.date === date) : undefined}
          time={chosen?.timeReserved ?? null}
          failure={failure}
          problem={picked && problem && <ChosenTimeProblem slot={picked} problem={problem} />}
          nextFree={nextFreeSlot(days, date)}
          onChoose={choose.slot}
          onChooseElsewhere={choose.slotElsewhere}
          onReturn={canReturn ? choose.before : null}
        />
      </div>
    </BookingPage>
  );
}

/** The shown day and the chosen slot, and what changes them. */
function useChoice(cart: Cart, location: LocationCode, days: Availability['days'], firstDate: CalendarDate) {
  const { t } = useTranslation('dates');
  const dispatch = useAppDispatch();
  const format = useFormat();
  const visitEnd = useVisitEnd();
  const { announce } = useToasts();
  const [date, setDate] = useState(() => dayToShow(days, cart.reservationDate?.dateReserved ?? firstDate));
  const [picked, setPicked] = useState(cart.reservationDate);
  const [left, setLeft] = useState<Left | null>(null);

  const slot = (chosen: Slot) => {
    setDate(chosen.date);
    setPicked({ dateReserved: chosen.date, timeReserved: chosen.time });
    announce(t('chosen', { time: format.time(chosen.time), end: visitEnd(chosen.time) }));
  };
  return {
    date,
    picked,
    slot,
    /** Shows another day. A sound choice is kept, to be found again on the way back to its day. */
    day: (shown: CalendarDate, keepsPicked: boolean) => {
      setDate(shown);
      setLeft(null);
      if (!keepsPicked) setPicked(null);
    },
    slotElsewhere: (chosen: Slot) => {
      setLeft({ location, date, picked });
      dispatch(locationChosen(otherLocation(location)));
      slot(chosen);
    },
    canReturn: left !== null,
    /** Takes the change of location back. */
    before: () => {
      if (left === null) return;
      setLeft(null);
      dispatch(locationChosen(left.location));
      setDate(left.date);
      setPicked(left.picked);
    },
  };
}

/** Returns a function that says why a picked slot cannot be booked any more, or null when it can. */
function usePickedProblem(days: Availability['days']) {
  const problemOf = useSlotProblem();
  return (picked: CartDate) =>
    problemOf(picked) ??
    (isFreeSlot(days, { date: picked.dateReserved, time: picked.timeReserved }) ? null : 'slot_full');
}
