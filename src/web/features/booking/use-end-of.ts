import { cartMinutes } from '#domain/cart.ts';
import { clockTime, minutesOf } from '#domain/salon-time.ts';
import { useAppSelector } from '../../app/use-store.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { selectCart } from '../cart/slice.ts';

/** About when the visit ends that starts at a time, as people say it. */
export function useEndOf(): (start: string) => string {
  const minutes = cartMinutes(useAppSelector(selectCart));
  const { time } = useFormat();
  return (start) => time(clockTime(minutesOf(start) + minutes));
}
