import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '#contract/schemas/availability.ts';
import { dayToShow } from '#domain/booking/availability.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import { isFreeSlot } from '#domain/booking/free-slot.ts';
import type { Cart, CartDate } from '#domain/cart/cart.ts';
import type { AskedPerformer } from '#domain/cart/cart-choices.ts';
import { type LocationCode, otherLocation } from '#domain/salon/locations.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { locationChosen } from '../cart/slice.ts';
import { useSlotProblem } from '../frame/chosen-time.tsx';
import type { Asking } from './use-asked.ts';
import { useVisitEnd } from './visit-end.ts';

/** Where and with whom one was before a press changed that together with the time. */
type Left = {
  location: LocationCode;
  date: CalendarDate;
  picked: CartDate | null;
  asked: AskedPerformer | null;
};

type Here = {
  location: LocationCode;
  days: Availability['days'];
  firstDate: CalendarDate;
  asked: AskedPerformer | null;
  choose: Asking['choose'];
};

/** The shown day and the chosen slot, and what changes them. */
export function useChoice(cart: Cart, { location, days, firstDate, asked, choose }: Here) {
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
      setLeft({ location, date, picked, asked });
      dispatch(locationChosen(otherLocation(location)));
      // What is free there is free with anybody.
      choose(null);
      slot(chosen);
    },
    slotWithAnybody: (chosen: Slot) => {
      setLeft({ location, date, picked, asked });
      choose(null);
      slot(chosen);
    },
    left,
    /** Takes the change of location, or of whom one asks for, back. */
    before: () => {
      if (left === null) return;
      setLeft(null);
      dispatch(locationChosen(left.location));
      choose(left.asked);
      setDate(left.date);
      setPicked(left.picked);
    },
  };
}

/** Returns a function that says why a picked slot cannot be booked any more, or null when it can. */
export function usePickedProblem(days: Availability['days']) {
  const problemOf = useSlotProblem();
  return (picked: CartDate) =>
    problemOf(picked) ??
    (isFreeSlot(days, { date: picked.dateReserved, time: picked.timeReserved }) ? null : 'slot_full');
}
