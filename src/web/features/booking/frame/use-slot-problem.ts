import { type ChosenSlotProblem, chosenSlotProblem } from '#domain/booking/booking-window.ts';
import { type CartDate, cartMinutes } from '#domain/cart/cart.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { salonOf, useSalon } from '../../settings/api.ts';
import { selectCart } from '../cart/slice.ts';

/**
 * What stands against a chosen time by now, for the services and the address of the cart: the salon's clock goes on, and an
 * address may have other hours. Null while nothing does, or while it cannot be known. Whether seats are left is the server's
 * to say.
 */
export function useSlotProblem(): (slot: CartDate) => ChosenSlotProblem | null {
  const cart = useAppSelector(selectCart);
  const salon = useSalon();
  const now = useSalonNow();
  const location = chosenLocation(cart);
  return ({ dateReserved: date, timeReserved: time }) => {
    if (!salon || !now || location === null || cart.cardItems.length === 0) return null;
    const visit = { settings: salonOf(salon), location, workMinutes: cartMinutes(cart) };
    return chosenSlotProblem({ date, time }, visit, now);
  };
}
