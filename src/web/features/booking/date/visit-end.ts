import { cartMinutes } from '#domain/cart/cart.ts';
import { type ClockTime, clockTime, minutesOf } from '#domain/salon/salon-time.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useEndText } from '../../../shared/booking/use-end-text.ts';
import { selectCart } from '../cart/slice.ts';

/** Returns a function from a start time to the text of when the visit of the cart would end. */
export function useVisitEnd(): (start: ClockTime) => string {
  const minutes = cartMinutes(useAppSelector(selectCart));
  const endText = useEndText();
  return (start) => endText(start, clockTime(minutesOf(start) + minutes));
}
