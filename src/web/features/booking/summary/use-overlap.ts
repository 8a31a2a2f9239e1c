import type { Reservation } from '#contract/schemas/reservations.ts';
import { cartMinutes } from '#domain/cart/cart.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import { overlap, spanOf } from '#domain/reservations/reservation-times.ts';
import { minutesOf } from '#domain/salon/salon-time.ts';
import { may } from '#domain/users/roles.ts';
import { problemOf } from '../../../api/problem.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFutureReservationsQuery } from '../../reservations/api.ts';
import { selectCart } from '../cart/slice.ts';

/**
 * Whether the visit of the cart would be at the same time as another of the person's: as their list tells before anything is
 * sent, or as the server has said. `visit` is that other one, where the list tells it.
 */
export function useOverlap(error: unknown): { isAsked: boolean; visit: Reservation | undefined } {
  const cart = useAppSelector(selectCart);
  const user = useAppSelector(selectUser);
  const { data } = useFutureReservationsQuery(undefined, { skip: user === null || !may(user.roles, 'own_lists') });
  const slot = cart.reservationDate;
  const start = slot ? minutesOf(slot.timeReserved) : 0;
  const wished = { start, end: start + cartMinutes(cart) };
  const visit = data?.reservations.find(
    ({ status, reservationDate, endTime }) =>
      isOpen(status) &&
      reservationDate.dateReserved === slot?.dateReserved &&
      overlap(spanOf(reservationDate.timeReserved, endTime), wished),
  );
  return { isAsked: visit !== undefined || problemOf(error).code === 'overlaps_own_visit', visit };
}
