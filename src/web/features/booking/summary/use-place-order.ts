import { useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { baseApi } from '../../../api/base-api.ts';
import { problemOf } from '../../../api/problem.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { newAttemptKey } from '../../../shared/booking/attempt-key.ts';
import { useBookMutation } from '../../reservations/api.ts';
import { reservationPlaced } from '../../reservations/slice.ts';
import { CATALOGUE_CHANGED } from '../../services/api.ts';
import { bookingPlaced, selectCart } from '../cart/slice.ts';

export type Order = {
  /** Sends it; `overlapIsMeant` answers the question whether a visit at the same time as another is. */
  place: (overlapIsMeant: boolean) => Promise<void>;
  isSending: boolean;
  isPlaced: boolean;
  error: unknown;
};

/**
 * Places the order of the cart. One key for the whole page: pressing twice, or again after a lost answer, books once
 *. The cart is cleared by success only.
 */
export function usePlaceOrder(): Order {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCart);
  const [key] = useState(newAttemptKey);
  const [book, { isLoading, isSuccess, error }] = useBookMutation();

  const place = async (overlapIsMeant: boolean) => {
    const booking = bookingOf(cart);
    if (!booking) return;
    const answer = await book({ key, booking: { ...booking, overlapIsMeant } });
    if (answer.data) {
      dispatch(reservationPlaced(answer.data));
      dispatch(bookingPlaced());
      return;
    }
    // The catalogue or the agenda has moved on: what the page shows is looked up again, and said.
    if (CATALOGUE_CHANGED.has(problemOf(answer.error).code)) dispatch(baseApi.util.invalidateTags(['Service']));
  };

  return { place, isSending: isLoading, isPlaced: isSuccess, error };
}

/** What is sent of a whole cart; null when something is missing. */
function bookingOf(cart: Cart) {
  const location = chosenLocation(cart);
  const { reservationDate, reservationClientInfo } = cart;
  if (location === null || !reservationDate || !reservationClientInfo || cart.cardItems.length === 0) return null;
  return {
    reservationServices: cart.cardItems.map(({ serviceId, qty }) => ({ serviceId, qty })),
    reservationLocation: { locationReserved: location },
    reservationDate,
    reservationClientInfo,
    totalPrice: cart.totalPrice,
  };
}
