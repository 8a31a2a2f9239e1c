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

/** The days that can be booked at a location. */
export type Here = {
  location: LocationCode;
  days: Availability['days'];
  firstDate: CalendarDate;
  today: CalendarDate;
};

type Chosen = { date: CalendarDate; picked: CartDate | null };

/** Where and with whom one was before a press changed that together with the time. */
type Left = Chosen & { location: LocationCode; asked: AskedPerformer | null };

export type Choice = NonNullable<ReturnType<typeof useChoice>>;

/** The shown day and the chosen slot, and what changes them; null until there are days. */
export function useChoice(cart: Cart, here: Here | null, { asked, choose }: Pick<Asking, 'asked' | 'choose'>) {
  const { t } = useTranslation('dates');
  const dispatch = useAppDispatch();
  const format = useFormat();
  const visitEnd = useVisitEnd();
  const { announce } = useToasts();
  const [kept, setKept] = useState<Chosen | null>(null);
  const [left, setLeft] = useState<Left | null>(null);
  if (here === null) return null;
  const { location } = here;
  // The day that was shown first stays, whatever becomes of it.
  const chosen = kept ?? firstChosen(cart, here);
  if (kept === null) setKept(chosen);
  const { date, picked } = chosen;

  const slot = (wanted: Slot) => {
    setKept({ date: wanted.date, picked: { dateReserved: wanted.date, timeReserved: wanted.time } });
    announce(t('chosen', { time: format.time(wanted.time), end: visitEnd(wanted.time) }));
  };
  return {
    date,
    picked,
    slot,
    /** Shows another day. A sound choice is kept, to be found again on the way back to its day. */
    day: (shown: CalendarDate, keepsPicked: boolean) => {
      setKept({ date: shown, picked: keepsPicked ? picked : null });
      setLeft(null);
    },
    slotElsewhere: (wanted: Slot) => {
      setLeft({ location, date, picked, asked });
      dispatch(locationChosen(otherLocation(location)));
      // What is free there is free with anybody.
      choose(null);
      slot(wanted);
    },
    slotWithAnybody: (wanted: Slot) => {
      setLeft({ location, date, picked, asked });
      choose(null);
      slot(wanted);
    },
    left,
    /** Takes the change of location, or of whom one asks for, back. */
    before: () => {
      if (left === null) return;
      setLeft(null);
      dispatch(locationChosen(left.location));
      choose(left.asked);
      setKept({ date: left.date, picked: left.picked });
    },
  };
}

function firstChosen({ reservationDate }: Cart, { days, firstDate }: Here): Chosen {
  return { date: dayToShow(days, reservationDate?.dateReserved ?? firstDate), picked: reservationDate };
}

/** Why the picked slot cannot be booked any more; null when it can, or when there is none. */
export function usePickedProblem(picked: CartDate | null, here: Here | null) {
  const problemOf = useSlotProblem();
  if (picked === null || here === null) return null;
  const isFree = isFreeSlot(here.days, { date: picked.dateReserved, time: picked.timeReserved });
  return problemOf(picked) ?? (isFree ? null : 'slot_full');
}
