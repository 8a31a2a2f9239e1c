import { cartMinutes } from '#domain/cart/cart.ts';
import { clockTime, minutesOf } from '#domain/salon/salon-time.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useEndText } from '../../../shared/booking/use-end-text.ts';
import { selectCart } from '../cart/slice.ts';

/** About when the visit ends that starts at a time, as people say it. */
export function useEndOf(): (start: string) => string {
  const minutes = cartMinutes(useAppSelector(selectCart));
  const endText = useEndText();
  return (start) => endText(start, clockTime(minutesOf(start) + minutes));
}
