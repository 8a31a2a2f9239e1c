import { cartMinutes } from '#domain/cart.ts';
import { clockTime, minutesOf } from '#domain/salon-time.ts';
import { useAppSelector } from '../../app/use-store.ts';
import { selectCart } from '../cart/slice.ts';
import { useEndText } from './use-end-text.ts';

/** About when the visit ends that starts at a time, as people say it. */
export function useEndOf(): (start: string) => string {
  const minutes = cartMinutes(useAppSelector(selectCart));
  const endText = useEndText();
  return (start) => endText(start, clockTime(minutesOf(start) + minutes));
}
