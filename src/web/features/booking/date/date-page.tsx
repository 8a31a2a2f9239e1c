import { skipToken } from '@reduxjs/toolkit/query/react';
import { CalendarCheck2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Availability } from '#contract/schemas/availability.ts';
import { asOf, dayToShow, firstFreeSlot, nextFreeSlot } from '#domain/booking/availability.ts';
import { defaultDate, type Slot } from '#domain/booking/booking-window.ts';
import { isFreeSlot } from '#domain/booking/free-slot.ts';
import { type Cart, hasWithdrawn } from '#domain/cart/cart.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useAvailabilityQuery } from '../../availability/api.ts';
import { useSalon } from '../../settings/api.ts';
import { dateChosen, selectCart } from '../cart/slice.ts';
import { ActionBar } from '../frame/action-bar.tsx';
import { BookingPage } from '../frame/booking-page.tsx';
import { ChosenTimeProblem, useSlotProblem } from '../frame/chosen-time.tsx';
import { RedirectWithNotice } from '../frame/redirect-notices.tsx';
import { useOnwardPath } from '../frame/step-paths.ts';
import { useIsHydrated } from '../frame/use-is-hydrated.ts';
import styles from './date-page.module.css';
import { DaySlots, useVisitEnd } from './day-slots.tsx';
import { MonthCalendar } from './month-calendar.tsx';

/** Step 4: a calendar and the start times of the chosen day. */
export function DatePage() {
  const cart = useAppSelector(selectCart);
  const isHydrated = useIsHydrated();
  const location = chosenLocation(cart);
  if (isHydrated && location === null) return <RedirectWithNotice notice="noLocation" />;
  if (isHydrated && cart.cardItems.length === 0) return <RedirectWithNotice notice="emptyCart" />;
  if (isHydrated && hasWithdrawn(cart)) return <RedirectWithNotice notice="notOffered" />;
  return <AvailableDates cart={cart} location={isHydrated ? location : null} />;
}

/** Asks for nothing until the browser's own cart says for which location. */
function AvailableDates({ cart, location }: { cart: Cart; location: LocationCode | null }) {
  const now = useSalonNow();
  const lines = cart.cardItems.map(({ serviceId, qty }) => ({ serviceId, qty }));
  const { data, currentData, error, refetch } = useAvailabilityQuery(
    location === null ? skipToken : { location, lines },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  // While another location is loading, the calendar stays and its times wait.
  const latest = currentData ?? (error === undefined ? data : undefined);
  // The calendar is large: its rendering is deferred, so that a press meanwhile is handled at once.
  const availability = useDeferredValue(latest);
  const isLoaded = useDeferredValue(currentData !== undefined);
  const shownLocation = useDeferredValue(location);
  if (location !== null && availability && latest && now) {
    return (
      <DateChoice
        cart={cart}
        location={location}
        availability={availability}
        isCurrent={currentData !== undefined && isLoaded && shownLocation === location}
        now={now}
      />
    );
  }
  return <DatesPending error={error} onRetry={refetch} />;
}

/** The step until the dates have arrived, which is all that the server draws of it. */
function DatesPending({ error, onRetry }: { error?: unknown; onRetry?: () => unknown }) {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <BookingPage step="date" title={t('heading.date')}>
      {error === undefined ? (
        <div className={styles.waiting}>
          <Loading label={t('common:loading')} />
        </div>
      ) : (
        <InfoStrip
          tone="danger"
          role="alert"
          action={
            <Button variant="quiet" size="medium" onClick={() => void onRetry?.()}>
              {t('common:retry')}
            </Button>
          }
        >
          <ProblemText error={error} />
        </InfoStrip>
      )}
    </BookingPage>
  );
}

type DateChoiceProps = {
  cart: Cart;
  location: LocationCode;
  availability: Availability;
  /** Whether `availability` is that of this location and these services. */
  isCurrent: boolean;
  now: SalonMoment;
};

/** The choice stays in the page until it is submitted; a time that is no longer free is unchosen, with the reason. */
function DateChoice({ cart, location, availability, isCurrent, now }: DateChoiceProps) {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const format = useFormat();
  const visitEnd = useVisitEnd();
  const { announce } = useToasts();
  const onwardPath = useOnwardPath();
  const problemOf = useSlotProblem();
  const firstDate = defaultDate(now);
  const days = asOf(availability.days, now).filter((day) => day.date >= firstDate);
  const [date, setDate] = useState(() => dayToShow(days, cart.reservationDate?.dateReserved ?? firstDate));
  const [picked, setPicked] = useState(cart.reservationDate);
  const problem =
    picked && isCurrent
      ? (problemOf(picked) ??
        (isFreeSlot(days, { date: picked.dateReserved, time: picked.timeReserved }) ? null : 'slot_full'))
      : null;
  const time = picked?.dateReserved === date && isCurrent && problem === null ? picked.timeReserved : null;

  const handleDate = (chosen: string) => {
    setDate(chosen);
    setPicked(null);
  };
  const handleSlot = (slot: Slot) => {
    setDate(slot.date);
    setPicked({ dateReserved: slot.date, timeReserved: slot.time });
    announce(t('date.chosen', { time: format.time(slot.time), end: visitEnd(slot.time) }));
  };
  const handleSubmit = () => {
    if (time === null) return;
    dispatch(dateChosen({ dateReserved: date, timeReserved: time }));
    void navigate(onwardPath('client-info'));
  };

  return (
    <BookingPage
      step="date"
      title={t('heading.date')}
      bar={<DateBar date={date} time={time} onSubmit={handleSubmit} />}
    >
      <div className={styles.choice}>
        {isCurrent && <FirstFreeSlot slot={firstFreeSlot(days)} onChoose={handleSlot} />}
        <div className={styles.panels}>
          <MonthCalendar days={days} value={date} today={now.date} onChoose={handleDate} />
          <DaySlots
            location={location}
            date={date}
            day={days.find((candidate) => candidate.date === date)}
            time={time}
            isCurrent={isCurrent}
            problem={picked && problem && <ChosenTimeProblem slot={picked} problem={problem} />}
            nextFree={nextFreeSlot(days, date)}
            onChooseTime={(chosen) => handleSlot({ date, time: chosen })}
            onChooseSlot={handleSlot}
          />
        </div>
      </div>
    </BookingPage>
  );
}

type DateBarProps = { date: string; time: string | null; onSubmit: () => void };

/** The chosen slot and the way on; without a time the button is disabled and says why. */
function DateBar({ date, time, onSubmit }: DateBarProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <ActionBar
      verb="continue"
      words={
        <span className="num">
          {format.date(date, 'short')}, {time !== null && format.time(time)}
        </span>
      }
      missing={time === null && { hint: t('date.chooseTime'), error: <Literal id="slotRequired" /> }}
      onClick={onSubmit}
    />
  );
}

type FirstFreeSlotProps = { slot: Slot | null; onChoose: (slot: Slot) => void };

/** The first free slot, to be chosen with one press; the phone number when there is none. */
function FirstFreeSlot({ slot, onChoose }: FirstFreeSlotProps) {
  const { t } = useTranslation('booking');
  const { date, time, phone } = useFormat();
  const salon = useSalon();
  if (!slot) {
    return (
      <InfoStrip tone="warning" role="status">
        <p>{t('date.nothingFree', { phone: phone(salon?.phone ?? '') })}</p>
      </InfoStrip>
    );
  }
  return (
    <InfoStrip
      icon={<CalendarCheck2 aria-hidden="true" />}
      action={
        <Button variant="quiet" size="medium" onClick={() => onChoose(slot)}>
          {t('date.choose')}
        </Button>
      }
    >
      <p>
        {t('date.nextFree')}{' '}
        <strong className="num nowrap">
          <time dateTime={`${slot.date}T${slot.time}`}>
            {date(slot.date, 'short')}, {time(slot.time)}
          </time>
        </strong>
      </p>
    </InfoStrip>
  );
}
